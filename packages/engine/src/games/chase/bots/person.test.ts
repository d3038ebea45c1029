import { expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { PERSONS, slips, takes } from './person.ts'

const DRAWS = 20_000
const draws = <T>(draw: () => T): T[] => Array.from({ length: DRAWS }, draw)
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

test.each(Object.entries(PERSONS))(
  '%s: times have the mean and the spread that are asked for',
  (_, person) => {
    const random = seededRandom(1)
    const times = draws(() => takes(person, 3000, random))
    const average = mean(times)
    expect(average / (3000 * person.pace)).toBeCloseTo(1, 1.5)
    const deviation = Math.sqrt(mean(times.map((time) => (time - average) ** 2)))
    expect(deviation / average).toBeCloseTo(person.spread, 1.7)
    expect(Math.min(...times)).toBeGreaterThan(0)
  },
)

test.each(Object.entries(PERSONS))('%s: slips as often as is asked for', (_, person) => {
  const random = seededRandom(2)
  const share = draws(() => slips(person, 0.1, random)).filter(Boolean).length / DRAWS
  expect(share).toBeCloseTo(0.1 * person.slips, 1.7)
})

test('each strength is quicker, surer and more far-sighted than the one before', () => {
  const strengths = Object.values(PERSONS)
  for (const [index, person] of strengths.slice(1).entries()) {
    const weaker = strengths[index]
    if (!weaker) continue
    expect(person.pace).toBeLessThan(weaker.pace)
    expect(person.slips).toBeLessThan(weaker.slips)
    expect(person.foresight).toBeGreaterThan(weaker.foresight)
  }
})
