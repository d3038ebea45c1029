import { describe, expect, it } from 'vitest'
import { HOLD, leadShotsOf, type Run } from './lead-shots.ts'

const S = 1_000_000
const END = 100 * S

/** Tiles eastwards from a cell, one at each of these seconds; markers at those. */
function path(y: number, tiles: readonly number[], markers: readonly number[] = [], caught?: number) {
  return {
    tiles: tiles.map((at, nth) => ({ x: nth + 1, y, at: at * S, tile: { kind: 'route' } })),
    markers: markers.map((at) => ({ at: at * S })),
    caught: caught === undefined ? undefined : { at: caught * S },
  }
}
const run = (...paths: Run['paths']): Run => ({ started: { at: 0 }, paths })
const shotAt = (round: Run, at: number, end = END) =>
  leadShotsOf(round, end).find(({ from, until }) => from <= at * S && at * S < until)
const isSeen = (round: Run, at: number, x: number, y: number) => {
  const extent = shotAt(round, at)?.extent
  return extent !== undefined && x > extent.west && x < extent.east && y > extent.north && y < extent.south
}

const start = [0, 0]
const alone = run(path(0, [...start, 4, 8, 12, 16, 20, 24, 28], [10, 22]))
const bothNear = run(path(0, [...start, 6, 12], [7, 13]), path(3, [...start, 6, 12], [7, 13]))
const farApart = run(path(0, [...start, 6, 12], [7, 13]), path(40, [...start, 6, 12], [7, 13]))
const oneNear = run(path(0, [...start, 5, 6, 7, 8, 30, 31], [4]), path(3, [...start, 5, 6, 20], [4, 5.5, 21]))

describe('the director frames', () => {
  it.each([
    { name: 'the whole start first', round: alone, at: 1, x: 1, y: 0, seen: false },
    { name: 'the open end', round: alone, at: 5, x: 3, y: 0, seen: true },
    { name: 'the place of the next tile', round: alone, at: 7, x: 4, y: 0, seen: true },
    { name: 'also where the path may turn', round: alone, at: 7, x: 3, y: 1, seen: true },
    { name: 'a short path whole, from the prison on', round: alone, at: 7, x: 0, y: 0, seen: true },
    { name: 'where the chaser marks next', round: alone, at: 19, x: 2, y: 0, seen: true },
    { name: 'of a long gap its open end, and not all', round: alone, at: 34, x: 9, y: 0, seen: true },
    { name: 'both chases while both are near: one', round: bothNear, at: 14, x: 4, y: 0, seen: true },
    { name: 'both chases while both are near: the other', round: bothNear, at: 14, x: 4, y: 3, seen: true },
    { name: 'the nearer one of two', round: oneNear, at: 19, x: 4, y: 3, seen: true },
    { name: 'and not the other one', round: oneNear, at: 19, x: 1, y: 0, seen: false },
  ])('$name', ({ round, at, x, y, seen }) => {
    expect(isSeen(round, at, x, y)).toBe(seen)
  })

  it('one of two that do not fit into a picture', () => {
    const extent = shotAt(farApart, 14)?.extent
    expect((extent?.south ?? 99) - (extent?.north ?? 0)).toBeLessThan(5)
  })

  it('not the path that is caught', () => {
    const caught = run(path(0, [...start, 5], [4, 6, 7], 7), path(30, [...start, 5, 9]))
    expect(isSeen(caught, 14, 4, 30)).toBe(true)
    expect(isSeen(caught, 14, 3, 0)).toBe(false)
  })

  it('nothing before the start, and nothing after the end', () => {
    expect(leadShotsOf({ ...alone, started: undefined }, END)).toEqual([])
    expect(leadShotsOf(alone, 1)).toEqual([])
    for (const { until } of leadShotsOf(alone, 18 * S)) expect(until).toBeLessThanOrEqual(18 * S)
  })
})

const rounds = [alone, bothNear, farApart, oneNear]

describe.each(rounds.map((round, nth) => ({ nth, round })))('shots of round $nth', ({ round }) => {
  const shots = leadShotsOf(round, END)

  it('follow each other without a gap, and are held', () => {
    expect(shots.length).toBeGreaterThan(1)
    for (const [nth, { from, until }] of shots.entries()) {
      expect(until).toBe(shots[nth + 1]?.from ?? END)
      expect(until - from).toBeGreaterThanOrEqual(HOLD)
    }
  })

  it('tell nothing early: what is known later changes nothing before', () => {
    for (let second = 1; second < 35; second++) {
      const known = (dated: { readonly at: number }) => dated.at <= second * S
      const paths = round.paths.map(({ tiles, markers }) => ({
        tiles: tiles.filter(known),
        markers: markers.filter(known),
        caught: undefined,
      }))
      const then = leadShotsOf({ ...round, paths }, END).find(
        ({ from, until }) => from <= second * S && second * S < until,
      )
      const now = shotAt(round, second)
      expect([then?.from, then?.extent]).toEqual([now?.from, now?.extent])
    }
  })
})
