import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../log/event.ts'
import { create } from '../decide/create.ts'
import { chase } from '../game.ts'
import { T0 } from '../testing/fixture.ts'
import { TILES } from '../testing/table-tiles.ts'
import { type Cell, endsAgree, endsMeet, headingTo, type Rotation, symbolsTowards } from './geometry.ts'
import { END_KINDS, type EndKind, type Exit, SYMBOLS, type Tile, type TileSet } from './pieces.ts'

const PLACES = [1, 2, 3] as const
const street = (at: Exit['at']): Exit => ({ end: 'street', at })
const ending = (end: EndKind): Exit => ({ end, at: 2 })

describe('C5.2: two ends at an edge', () => {
  const meeting = PLACES.flatMap((one) => PLACES.map((other) => ({ one, other, meet: one + other === 4 })))
  test.each(meeting)('$one and $other: $meet', ({ one, other, meet }) => {
    expect(endsMeet(street(one), street(other))).toBe(meet)
  })

  test('a closed edge meets nothing', () => {
    expect([endsMeet(null, street(2)), endsMeet(street(2), null), endsMeet(null, null)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('C5.3: what may meet what', () => {
  const mistakes = ['roadblock roadblock', 'roadblock street', 'street roadblock']
  const pairs = END_KINDS.flatMap((one) => END_KINDS.map((other) => ({ one, other })))
  test.each(pairs)('$one and $other', ({ one, other }) => {
    expect(endsAgree(ending(one), ending(other))).toBe(!mistakes.includes(`${one} ${other}`))
  })
})

describe('C5.1: sharing an edge', () => {
  const cells: { name: string; to: Cell; heading: number | undefined }[] = [
    { name: 'north', to: { x: 2, y: 1 }, heading: 0 },
    { name: 'east', to: { x: 3, y: 2 }, heading: 1 },
    { name: 'south', to: { x: 2, y: 3 }, heading: 2 },
    { name: 'west', to: { x: 1, y: 2 }, heading: 3 },
    { name: 'a corner', to: { x: 3, y: 3 }, heading: undefined },
    { name: 'two cells away', to: { x: 2, y: 4 }, heading: undefined },
    { name: 'two cells aside', to: { x: 4, y: 2 }, heading: undefined },
    { name: 'itself', to: { x: 2, y: 2 }, heading: undefined },
  ]
  test.each(cells)('$name', ({ to, heading }) => {
    expect(headingTo({ x: 2, y: 2 }, to)).toBe(heading)
  })
})

describe('C1.3: sectors and witnesses', () => {
  const sectors: Tile['sectors'] = [
    { symbol: 'star', witnesses: [4, 0, 2, 0] },
    { symbol: 'triangle', witnesses: [1, 0, 2, 0] },
    { symbol: 'square', witnesses: [0, 0, 1, 3] },
    { symbol: 'diamond', witnesses: [3, 0, 2, 1] },
  ]
  const tile: Tile = { id: 't', kind: 'route', item: null, exits: [null, null, null, null], sectors }
  const looks: { rot: Rotation; right: string[] }[] = [
    { rot: 0, right: ['star', 'star triangle square diamond', 'star triangle diamond', 'square'] },
    { rot: 1, right: ['square', 'star', 'star triangle square diamond', 'star triangle diamond'] },
    { rot: 2, right: ['star triangle diamond', 'square', 'star', 'star triangle square diamond'] },
    { rot: 3, right: ['star triangle square diamond', 'star triangle diamond', 'square', 'star'] },
  ]
  test.each(looks)('turned $rot times, looking north, east, south, west', ({ rot, right }) => {
    const towards = ([0, 1, 2, 3] as const).map((heading) => symbolsTowards({ tile, rot }, heading).join(' '))
    expect(towards).toEqual(right)
  })

  test('C1.2: a tile with no sectors hides nobody', () => {
    expect(symbolsTowards({ tile: { ...tile, sectors: [] }, rot: 0 }, 0)).toEqual(SYMBOLS)
  })
})

const created = (tileset: TileSet, change: JsonObject = {}) => {
  const draft = create({ id: 'case', at: T0, players: ['Ann', 'Bob'], tileset })
  return chase.problemOf({ ...draft, data: { ...draft.data, ...change }, seq: 1, hash: '' })
}
const changed = (id: string, change: Partial<Tile>): TileSet => ({
  ...TILES,
  tiles: TILES.tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile)),
})
const sector = { symbol: 'star', witnesses: [0, 0, 0, 0] } as const
const players = (...seats: number[]): JsonObject => ({ players: seats.map((seat) => ({ seat, name: null })) })

const problems: { clause: string; name: string; tileset?: TileSet; change?: JsonObject; problem: RegExp }[] =
  [
    {
      clause: 'C1.1',
      name: 'no prison',
      tileset: changed('p', { kind: 'hideout' }),
      problem: /one prison, it has 0/,
    },
    {
      clause: 'C1.1',
      name: 'two prisons',
      tileset: changed('r1', { kind: 'prison' }),
      problem: /one prison, it has 2/,
    },
    { clause: 'C1.1', name: 'one id twice', tileset: changed('r1', { id: 'r2' }), problem: /two tiles "r2"/ },
    { clause: 'C1.3', name: 'no sectors', tileset: changed('r1', { sectors: [] }), problem: /four sectors/ },
    {
      clause: 'C1.3',
      name: 'a start without',
      tileset: changed('s1', { sectors: [] }),
      problem: /four sectors/,
    },
    {
      clause: 'C1.3',
      name: 'a symbol twice',
      tileset: changed('r1', { sectors: [sector, sector, sector, sector] }),
      problem: /different symbol/,
    },
    {
      clause: 'C1.2',
      name: 'a place 4',
      tileset: changed('r1', { exits: [{ end: 'street', at: 4 as 3 }, null, null, null] }),
      problem: /exits/,
    },
    {
      clause: 'C2.1',
      name: 'an even width',
      change: { options: { table: { width: 20, height: 15 } } },
      problem: /odd/,
    },
    {
      clause: 'C2.1',
      name: 'an even height',
      change: { options: { table: { width: 21, height: 14 } } },
      problem: /odd/,
    },
    {
      clause: 'C2.5',
      name: 'a first chaser of no seat',
      change: { options: { firstChaser: 2 } },
      problem: /from 0 to 1/,
    },
    { clause: 'C2.6', name: 'a seat twice', change: players(0, 0), problem: /once each/ },
    { clause: 'C2.6', name: 'a seat left out', change: players(0, 2), problem: /once each/ },
    { clause: 'C2.6', name: 'one player', change: players(0), problem: /players/ },
    {
      clause: 'C10.3',
      name: 'a cap of more than 250 ms',
      change: { options: { race: { policy: 'fair', capMs: 251 } } },
      problem: /250/,
    },
  ]

describe('what no match can be played with', () => {
  test.each(problems)('$clause: $name', ({ tileset, change, problem }) => {
    expect(created(tileset ?? TILES, change)).toMatch(problem)
  })

  test('C1.1: seats may be named in any order, tables as small as they like', () => {
    expect(created(TILES, players(1, 0))).toBeUndefined()
    expect(created(TILES, { options: { table: { width: 3, height: 3 } } })).toBeUndefined()
    expect(created(changed('hideout', { sectors: [] }))).toBeUndefined()
  })
})

const events: { clause: string; name: string; type: string; data: JsonObject; problem: RegExp }[] = [
  {
    clause: 'C1.5',
    name: 'an award of another kind',
    type: 'round.corrected',
    data: { round: 1, winner: null, awards: { 0: 'big' }, reason: '' },
    problem: /awards/,
  },
  {
    clause: 'C1.4',
    name: 'a symbol of none of the colours',
    type: 'marker.placed',
    data: { path: 0, position: 1, symbol: 'circle' },
    problem: /symbol/,
  },
  {
    clause: 'C1.4',
    name: 'a third colour',
    type: 'trail.lost',
    data: { path: 0, colour: 'green' },
    problem: /colour/,
  },
  {
    clause: 'C4.2',
    name: 'five quarter turns',
    type: 'tile.placed',
    data: { path: 0, tile: 'r1', x: 0, y: 1, rot: 5 },
    problem: /rot/,
  },
]

test.each(events)('$clause: no event can say: $name', ({ type, data, problem }) => {
  expect(chase.problemOf({ type, data, seq: 2, at: T0, by: 0, hash: '' })).toMatch(problem)
})
