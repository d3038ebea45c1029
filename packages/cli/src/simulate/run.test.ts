import { expect, test } from 'vitest'
import { beginningOf, type SimulationRun } from './run.ts'

const run: SimulationRun = { game: 'chase', bots: ['a', 'b'], options: {}, seed: 1 }

/** What chance says first. */
function drawn(wish: SimulationRun, index: number): number[] {
  const { random } = beginningOf(wish, index)
  return Array.from({ length: 8 }, () => random(1_000_000))
}

test('a match begins the same way every time', () => {
  expect(drawn(run, 7)).toEqual(drawn(run, 7))
  expect(beginningOf(run, 7)).toMatchObject({ id: beginningOf(run, 7).id, at: beginningOf(run, 7).at })
})

test('neighbours have nothing in common: not the next match, not the next seed, not both', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 30; seed++) {
    for (let index = 0; index < 30; index++) seen.add(drawn({ ...run, seed }, index).join())
  }
  expect(seen.size).toBe(900)
})

test('every number is drawn about as often', () => {
  const { random } = beginningOf(run, 1)
  const draws = Array.from({ length: 6000 }, () => random(6))
  for (let face = 0; face < 6; face++) {
    expect(Math.abs(draws.filter((draw) => draw === face).length - 1000)).toBeLessThan(150)
  }
})

test('other bots meet the same chance, under another id', () => {
  const other = { ...run, bots: ['b', 'a'] }
  expect(drawn(other, 3)).toEqual(drawn(run, 3))
  expect(beginningOf(other, 3).at).toBe(beginningOf(run, 3).at)
  expect(beginningOf(other, 3).id).not.toBe(beginningOf(run, 3).id)
  expect(beginningOf({ ...run, options: { idleS: 5 } }, 3).id).not.toBe(beginningOf(run, 3).id)
})

test('ids sort as the matches were played, instants are whole µs of one year', () => {
  const ids = [1, 2, 10, 100].map((index) => beginningOf(run, index).id)
  expect(ids.toSorted()).toEqual(ids)
  for (let index = 0; index < 100; index++) {
    const { at } = beginningOf(run, index)
    expect(Number.isSafeInteger(at)).toBe(true)
    expect(new Date(at / 1000).getUTCFullYear()).toBe(2026)
  }
})
