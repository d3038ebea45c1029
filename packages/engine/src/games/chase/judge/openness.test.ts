import { expect, test } from 'vitest'
import { type Cell, type Lying, PRISON_CELL } from '../pieces/geometry.ts'
import { play } from '../testing/fixture.ts'
import { DEAD_END, FOLLOWED, LEADING, OPEN, opennessOf } from './openness.ts'

const { match } = play({}, [])

function openness(id: string, { x, y }: Cell, taken: readonly Cell[], hand: readonly string[]) {
  const tile = match.tiles.get(id)
  if (!tile) throw new Error(`no tile ${id}`)
  const placed: Lying = { tile, x, y, rot: 0 }
  const held = hand.flatMap((other) => match.tiles.get(other) ?? [])
  return opennessOf(match, [PRISON_CELL, ...taken], placed, held, ({ item }) => item !== null)
}

const SOUTH = { x: 0, y: -1 }
const PLACE = { x: 0, y: -2 }

const cases: [name: string, id: string, taken: Cell[], hand: string[], openness: number][] = [
  ['a tile of the hand fits', 'r1', [SOUTH], ['at-1', 'r2'], FOLLOWED],
  ['and one that is needed', 'r1', [SOUTH], ['r2', 'map'], LEADING],
  ['one that is needed does not', 'roadblocks', [SOUTH], ['trees', 'map'], FOLLOWED],
  ['none does, by its place', 'r1', [SOUTH], ['at-1'], OPEN],
  ['none does, by its end', 'roadblocks', [SOUTH], ['r2'], OPEN],
  ['a street that trees meet', 'roadblocks', [SOUTH], ['trees'], FOLLOWED],
  ['an empty hand', 'r1', [SOUTH], [], OPEN],
  ['no street but the one back', 'only-south', [SOUTH], ['r2'], DEAD_END],
  [
    'all around is taken',
    'r1',
    [SOUTH, { x: 1, y: -2 }, { x: -1, y: -2 }, { x: 0, y: -3 }],
    ['r2'],
    DEAD_END,
  ],
  [
    'what is free would touch another tile (C5.1)',
    'r1',
    [SOUTH, { x: 1, y: -1 }, { x: -1, y: -1 }, { x: 0, y: -4 }],
    ['r2'],
    DEAD_END,
  ],
]

test.each(cases)('%s', (_, id, taken, hand, expected) => {
  expect(openness(id, PLACE, taken, hand)).toBe(expected)
})

test('C2.1: the table ends', () => {
  const edge = { x: 10, y: 7 }
  expect(
    openness(
      'r1',
      edge,
      [
        { x: 9, y: 7 },
        { x: 9, y: 6 },
      ],
      ['r2'],
    ),
  ).toBe(DEAD_END)
})
