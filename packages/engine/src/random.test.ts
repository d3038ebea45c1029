import { expect, test } from 'vitest'
import { seededRandom, shuffled } from './random.ts'

const SEEDS = Array.from({ length: 3000 }, (_, seed) => seed)

test('the same seed gives the same numbers', () => {
  const draw = (seed: number) => Array.from({ length: 20 }, seededRandom(seed).bind(undefined, 1000))
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test.each([1, 2, 3, 4, 5])('draw %i is even over neighbouring seeds', (nth) => {
  const counts = [0, 0, 0]
  for (const seed of SEEDS) {
    const random = seededRandom(seed)
    for (let draw = 1; draw < nth; draw++) random(1_000_000)
    const third = random(3)
    counts[third] = (counts[third] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - SEEDS.length / 3)).toBeLessThan(130)
})

test('a shuffle has the same things, and any may come first', () => {
  const first = new Set(SEEDS.slice(0, 60).map((seed) => shuffled(['a', 'b', 'c'], seededRandom(seed))[0]))
  expect([...first].sort()).toEqual(['a', 'b', 'c'])
  expect(shuffled([3, 1, 2], seededRandom(1)).sort()).toEqual([1, 2, 3])
})
