import { describe, expect, test } from 'vitest'
import { PROVE, SEED } from '../support/seeds.ts'
import { playCell, type Strength } from './cell.ts'

const ROUNDS = 80 * Math.min(PROVE, 10)
/** Three standard deviations of a share of so many rounds. */
const CHANCE = 3 * Math.sqrt(0.25 / ROUNDS)

const runnersShare = (
  players: number,
  runner: Strength,
  chaser: Strength,
  variants: readonly string[] = [],
) => {
  const { runnersWon, rounds } = playCell({ players, variants, runner, chaser }, ROUNDS, SEED)
  return runnersWon / rounds
}

describe.each([2, 3, 4])('%i players', (players) => {
  test.each([[], ['headStart'], ['perfectPlan'], ['headStart', 'perfectPlan']])(
    `middle against middle: neither side has the game for itself (%s %s, seed ${SEED})`,
    (...variants) => {
      const share = runnersShare(players, 'regular', 'regular', variants.filter(Boolean))
      expect(share).toBeGreaterThan(0.4 - CHANCE)
      expect(share).toBeLessThan(0.6 + CHANCE)
    },
  )

  test(`the stronger side wins more (seed ${SEED})`, () => {
    const [weak, even, strong] = [
      runnersShare(players, 'novice', 'expert'),
      runnersShare(players, 'regular', 'regular'),
      runnersShare(players, 'expert', 'novice'),
    ]
    expect(weak).toBeLessThan(even)
    expect(even).toBeLessThan(strong)
  })
})
