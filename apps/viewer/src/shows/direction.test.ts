import type { AiredAct, ShowAct } from '@getaway/client/protocol'
import { describe, expect, it } from 'vitest'
import { directionAt, isSameDirection, type ShowDirection, UNDIRECTED } from './direction.ts'

const title = (headline: string): ShowAct => ({ type: 'title', headline })
const cell = (x: number) => ({ type: 'cell', x, y: 0 }) as const
const acts = (...all: readonly (readonly [at: number, act: ShowAct, match?: string])[]): AiredAct[] =>
  all.map(([at, act, match = 'm'], index) => ({ number: index + 1, match, at, act }))

interface Case {
  readonly name: string
  readonly acts: readonly AiredAct[]
  readonly at: number
  /** By slot, the number of the act that stands there. */
  readonly is: Partial<Record<keyof ShowDirection, number>>
}

const replay: ShowAct = { type: 'replay', from: 10, until: 20, speed: 0.5 }
const cases: Case[] = [
  { name: 'nothing, before anything is done', acts: [], at: 9, is: {} },
  { name: 'an act from its instant on', acts: acts([5, title('a')]), at: 5, is: { graphic: 1 } },
  { name: 'and not before', acts: acts([5, title('a')]), at: 4, is: {} },
  { name: 'nothing of another match', acts: acts([5, title('a'), 'other']), at: 9, is: {} },
  {
    name: 'the later of two of a kind',
    acts: acts([5, title('a')], [6, { type: 'lower-third', seat: 0 }]),
    at: 9,
    is: { graphic: 2 },
  },
  {
    name: 'by where they are pinned, not by when they came',
    acts: acts([6, title('a')], [5, title('b')]),
    at: 9,
    is: { graphic: 1 },
  },
  {
    name: 'of two at the same instant the one that came later',
    acts: acts([5, title('a')], [5, title('b')]),
    at: 5,
    is: { graphic: 2 },
  },
  {
    name: 'each kind for itself',
    acts: acts(
      [1, { type: 'camera', view: 'top' }],
      [2, { type: 'highlight', on: cell(1) }],
      [3, title('a')],
    ),
    at: 9,
    is: { camera: 1, highlight: 2, graphic: 3 },
  },
  {
    name: 'a shot takes the place of the camera',
    acts: acts([1, { type: 'camera', view: 'top' }], [2, { type: 'shot', on: cell(1) }]),
    at: 9,
    is: { camera: 2 },
  },
  {
    name: 'less what was cleared',
    acts: acts(
      [1, { type: 'highlight', on: cell(1) }],
      [2, title('a')],
      [3, { type: 'clear', what: 'graphic' }],
    ),
    at: 9,
    is: { highlight: 1 },
  },
  {
    name: 'nothing once all is cleared, but for the match that comes',
    acts: acts([1, title('a')], [2, { type: 'next-match', match: 'n' }], [3, { type: 'clear', what: 'all' }]),
    at: 9,
    is: { next: 2 },
  },
  {
    name: 'nothing of an earlier visit, once the show has come back',
    acts: acts(
      [1, title('a')],
      [2, { type: 'next-match', match: 'n' }],
      [7, { type: 'next-match', match: 'm' }, 'n'],
      [8, { type: 'camera', view: 'top' }],
    ),
    at: 9,
    is: { camera: 4 },
  },
  { name: 'a replay while it runs', acts: acts([30, replay]), at: 49, is: { replay: 1 } },
  { name: 'and then no longer', acts: acts([30, replay]), at: 50, is: {} },
  {
    name: 'a replay until it is broken off',
    acts: acts([30, replay], [35, { type: 'clear', what: 'replay' }]),
    at: 36,
    is: {},
  },
]

describe('on air is', () => {
  it.each(cases)('$name', ({ acts, at, is }) => {
    const direction = directionAt(acts, 'm', at)
    const standing = Object.entries(direction).flatMap(([slot, act]) => (act ? [[slot, act.number]] : []))
    expect(Object.fromEntries(standing)).toEqual(is)
  })
})

it('a direction is the same as long as the same acts stand', () => {
  const [one, two] = [acts([1, title('a')]), acts([1, title('a')], [5, title('b')])]
  expect(isSameDirection(directionAt(two, 'm', 3), directionAt(one, 'm', 2))).toBe(true)
  expect(isSameDirection(directionAt(two, 'm', 5), directionAt(two, 'm', 3))).toBe(false)
  expect(isSameDirection(UNDIRECTED, directionAt(one, 'm', 0))).toBe(true)
})
