import { seededRandom } from '@getaway/engine'
import { expect, test } from 'vitest'
import { logisticWeights } from './logistic.ts'

test('weights by which something happens are found again', () => {
  const random = seededRandom(1)
  const chance = () => random(1_000_000) / 1_000_000
  const rows = Array.from({ length: 20_000 }, () => [1, chance() * 4 - 2, chance() * 4 - 2])
  const happened = rows.map(
    ([, one = 0, other = 0]) => chance() < 1 / (1 + Math.exp(-(0.5 + one - 2 * other))),
  )
  const [always = 0, one = 0, other = 0] = logisticWeights(rows, happened)
  expect(always).toBeCloseTo(0.5, 0)
  expect(one).toBeCloseTo(1, 0)
  expect(other).toBeCloseTo(-2, 0)
})
