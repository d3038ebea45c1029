import { describe, expect, test } from 'vitest'
import type { ChaseSymbol } from '../pieces/pieces.ts'
import {
  answer,
  deal,
  type GivenFacts,
  goOn,
  lastRound,
  mark,
  marks,
  mistake,
  opening,
  play,
  start,
  type TilePlace,
  takesPile,
  tile,
  tiles,
  wish,
} from '../testing/fixture.ts'

const ALL: ChaseSymbol[] = ['triangle', 'square', 'diamond', 'star']

/** What is right on position 3, in the light of the marker that lies there. */
function onThird(given: GivenFacts) {
  return lastRound(play({}, [opening(), takesPile(1), given])).checks.markers[2]
}

// Printed, most witnesses look north from the triangle, east from the square, south from the diamond, west from the star.
const ahead: { clause: string; name: string; lay: TilePlace[]; right: ChaseSymbol[] }[] = [
  { clause: 'C7.2', name: 'north', lay: ['r5 north', 'r6 north'], right: ['triangle'] },
  { clause: 'C7.2', name: 'east', lay: ['r5 north', 'r6 east'], right: ['square'] },
  { clause: 'C7.2', name: 'south', lay: ['r5 east', 'r6 south'], right: ['diamond'] },
  { clause: 'C7.2', name: 'west', lay: ['r5 north', 'r6 west'], right: ['star'] },
  { clause: 'C7.2', name: 'north on a tile turned once', lay: ['r5@1 north', 'r6 north'], right: ['star'] },
  { clause: 'C7.2', name: 'east on a tile turned once', lay: ['r5@1 north', 'r6 east'], right: ['triangle'] },
  {
    clause: 'C7.2',
    name: 'north on a tile turned twice',
    lay: ['r5@2 north', 'r6 north'],
    right: ['diamond'],
  },
  {
    clause: 'C7.2',
    name: 'north on a tile turned thrice',
    lay: ['r5@3 north', 'r6 north'],
    right: ['square'],
  },
  { clause: 'C7.2', name: 'joint most', lay: ['tied north', 'r6 north'], right: ['triangle', 'star'] },
  { clause: 'C1.3', name: 'where no witness looks', lay: ['blind north', 'r6 north'], right: ALL },
  { clause: 'C7.8', name: 'to a tile that does not touch', lay: ['r5 north', 'r6 at 5,5'], right: ALL },
  { clause: 'C7.8', name: 'to a tile at a corner', lay: ['r5 north', 'r6 at 1,-4'], right: ALL },
  { clause: 'C7.2', name: 'past a mistake of the runner', lay: ['r5 at 4,4', 'r6 east'], right: ['square'] },
]

describe.each(ALL)('marked %s', (symbol) => {
  test.each(ahead)('$clause: $name', ({ lay, right }) => {
    const check = onThird([tiles(lay), marks(['triangle', 'triangle', symbol])])
    expect(check).toMatchObject({ position: 3, symbol, allowed: right, ok: right.includes(symbol) })
  })

  const back: { clause: string; name: string; lay: TilePlace; right: ChaseSymbol[] }[] = [
    { clause: 'C7.3', name: 'back south', lay: 'r5 north', right: ['diamond'] },
    { clause: 'C7.3', name: 'back west', lay: 'r5 east', right: ['star'] },
    { clause: 'C7.3', name: 'back east, turned once', lay: 'r5@1 west', right: ['triangle'] },
    { clause: 'C7.8', name: 'to no tile that touches', lay: 'r5 at 5,5', right: ALL },
  ]
  test.each(back)('$clause: on the final tile $name', ({ lay, right }) => {
    const check = onThird([tile(lay), marks(['triangle', 'triangle', symbol])])
    expect(check).toMatchObject({ position: 3, symbol, allowed: right, ok: right.includes(symbol) })
  })

  test('C7.4: on the final tile it is the capture, right or wrong', () => {
    const played = play({}, [opening(), marks(['triangle', symbol])])
    expect(lastRound(played)).toMatchObject({ status: 'scored', reason: 'captured' })
    const after = goOn(played, [tile('r1 north')])
    expect(lastRound(after).late).toMatchObject([{ seq: after.events.length, by: 1 }])
    expect(after.match.round?.paths[0]?.tiles).toHaveLength(2)
  })
})

const mistakes: { clause: string; name: string; given: GivenFacts; chasers: string | null }[] = [
  { clause: 'C7.2', name: 'the clause ahead', given: [tile('r5 north'), mark('star')], chasers: '0:1 C7.2' },
  {
    clause: 'C7.3',
    name: 'the clause on the final tile',
    given: marks(['triangle', 'star']),
    chasers: '0:2 C7.3',
  },
  {
    clause: 'C7.3',
    name: 'looking ahead on the final tile',
    given: marks(['triangle', 'triangle']),
    chasers: '0:2 C7.3',
  },
  {
    clause: 'C7.5',
    name: 'meant for the final tile, but the runner was faster',
    given: [mark('triangle'), tile('r5 north'), mark('diamond')],
    chasers: '0:2 C7.2',
  },
  {
    clause: 'C7.5',
    name: 'by then it is judged ahead',
    given: [mark('triangle'), tile('r5 east'), mark('square')],
    chasers: null,
  },
  {
    clause: 'C7.3',
    name: 'what comes later does not make it less final',
    given: [mark('triangle'), mark('diamond'), tile('r5 north')],
    chasers: null,
  },
  { clause: 'C8.3', name: 'the first of several', given: [marks(['star', 'star'])], chasers: '0:1 C7.2' },
]

test.each(mistakes)('$clause: $name', ({ given, chasers }) => {
  expect(mistake(lastRound(play({}, [opening(), takesPile(1), given])).mistakes.chasers)).toBe(chasers)
})

test('C7.1: starting tiles count: the first marker goes next to the prison', () => {
  const played = play({}, [deal(), start(['s1 east', 's2 south']), mark('diamond')])
  expect(lastRound(played).checks.markers).toMatchObject([{ position: 1, allowed: ['diamond'], ok: true }])
})

test('C7.1: markers follow each other without gaps; a hideout takes none', () => {
  const place = (position: number) => ({ type: 'place-marker', position, symbol: 'star' }) as const
  const lay = tiles(['map north', 'money north', 'keys north', 'hideout north'])
  const start = play({}, [opening(), lay.slice(0, 3)])
  const answers = [0, 1, 2, 3, 6].map((position) => answer(wish(start, 0, place(position))))
  const no = 'not-the-next-position C7.1'
  expect(answers).toEqual([no, 'accepted', no, no, no])
  const end = goOn(start, [marks(['triangle', 'triangle', 'triangle', 'triangle']), lay.slice(3)])
  expect(answer(wish(end, 0, place(6)))).toBe(no)
  expect(answer(wish(goOn(end, [mark('triangle')]), 0, place(6)))).toBe('no-unmarked-tile C7.1')
})

test('C7.7: with 4 players a chaser marks only the path they chase', () => {
  const played = play({ players: 4 }, [opening(4), mark('diamond', { path: 1 })])
  expect(played.match.round?.paths.map((path) => path.markers.length)).toEqual([0, 1])
  const crossed = play({ players: 4, loose: true }, [opening(4), mark('triangle', { path: 1, by: 0 })])
  expect(crossed.match.round?.paths.map((path) => path.markers.length)).toEqual([0, 0])
})
