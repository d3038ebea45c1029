import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { squareOf } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { doOrDieSteps } from '../board/do-or-die.ts'
import { oddsToCover, throwOdds } from './throw-odds.ts'

const mean = (odds: readonly number[]) => odds.reduce((sum, odd, total) => sum + odd * total, 0)

describe('K5.2: a throw with its doubles', () => {
  test('is 8.4 on average, and as probable in all as 1', () => {
    expect(mean(throwOdds(1))).toBeCloseTo(8.4)
    expect(throwOdds(1).reduce((sum, odd) => sum + odd, 0)).toBeCloseTo(1)
    expect(mean(throwOdds(6))).toBeCloseTo(6 * 8.4)
  })

  test('comes to 3 without a double only, to 4 never by a double alone, since one throws again', () => {
    expect(throwOdds(1)[2]).toBe(0)
    expect(throwOdds(1)[3]).toBeCloseTo(2 / 36)
    expect(throwOdds(1)[4]).toBeCloseTo(2 / 36)
    // 1 + 4, 2 + 3, and a double 1 before 1 + 2.
    expect(throwOdds(1)[5]).toBeCloseTo(4 / 36 + (1 / 36) * (2 / 36))
  })

  test('is at least 8 in 49, 10 in 26, 12 in 12 of 100 cases', () => {
    expect([8, 10, 12].map((least) => Math.round(oddsToCover(least, 1) * 100))).toEqual([49, 26, 12])
  })

  test('is what dice do', () => {
    const random = seededRandom(7)
    const throwOnce = (): number => {
      const [one, other] = [random(6) + 1, random(6) + 1]
      return one + other + (one === other ? throwOnce() : 0)
    }
    const totals = Array.from({ length: 20_000 }, throwOnce)
    const share = totals.filter((total) => total >= 10).length / totals.length
    expect(share).toBeCloseTo(oddsToCover(10, 1), 1)
  })
})

test('K12.1: the staff car arrives in 60 of 100 cases', () => {
  expect(Math.round(oddsToCover(castle.staffCar.route.length, 6) * 100)).toBe(60)
})

test('K12.2: Do or Die from the best square, by card and with the card unseen', () => {
  const distance = doOrDieSteps(castle)[squareOf(castle, 'gatepassage').index] ?? 0
  const odds = [3, 4, 5, 6, 7].map((throws) => oddsToCover(distance, throws))
  expect(odds.map((odd) => Math.round(odd * 100))).toEqual([4, 17, 45, 80, 97])
  expect(Math.round((odds.reduce((sum, odd) => sum + odd) / odds.length) * 100)).toBe(48)
})
