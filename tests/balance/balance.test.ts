import { describe, expect, test } from 'vitest'
import { PROVE, SEED } from '../support/seeds.ts'
import { CHASE_STRENGTHS, playChaseCell, type Strength } from './cells/chase-cell.ts'
import { MIDDLE, PLAYERS, VARIANT_SETS } from './tables.ts'
import { rareToleranceOf, toleranceOf } from './tolerance.ts'

const ROUNDS = Math.round(60 * Math.min(PROVE, 15))
const CHANCE = toleranceOf(ROUNDS)
const CHANCE_OF_TWO = CHANCE * Math.SQRT2

const runnersShare = (
  players: number,
  runner: Strength,
  chaser: Strength,
  variants: readonly string[] = [],
) => {
  const { runnersWon, rounds } = playChaseCell({ players, variants, runner, chaser }, ROUNDS, SEED)
  return runnersWon / rounds
}

describe.each(PLAYERS)('%i players, a dose', (players) => {
  test(`middle against middle, all variants together: neither side has the game for itself (seed ${SEED})`, () => {
    const tallies = VARIANT_SETS.map((variants) =>
      playChaseCell({ players, variants, runner: MIDDLE, chaser: MIDDLE }, 25, SEED),
    )
    const rounds = tallies.reduce((sum, tally) => sum + tally.rounds, 0)
    const share = tallies.reduce((sum, tally) => sum + tally.runnersWon, 0) / rounds
    expect(share).toBeGreaterThan(0.4 - rareToleranceOf(rounds))
    expect(share).toBeLessThan(0.6 + rareToleranceOf(rounds))
  })

  test(`the strongest win more than the weakest (seed ${SEED})`, () => {
    const [weakest, strongest] = [CHASE_STRENGTHS[0], CHASE_STRENGTHS.at(-1)] as [Strength, Strength]
    const shareOf = (runner: Strength, chaser: Strength) => {
      const { runnersWon, rounds } = playChaseCell({ players, variants: [], runner, chaser }, 35, SEED)
      return runnersWon / rounds
    }
    expect(shareOf(strongest, weakest)).toBeGreaterThan(shareOf(weakest, strongest))
  })
})

/** Every table by itself takes thousands of rounds. */
describe.skipIf(PROVE === 1).each(PLAYERS)('%i players', (players) => {
  test.each(VARIANT_SETS.map((variants) => ({ variants })))(
    `middle against middle: neither side has the game for itself ($variants, seed ${SEED})`,
    ({ variants }) => {
      const share = runnersShare(players, MIDDLE, MIDDLE, variants)
      expect(share).toBeGreaterThan(0.4 - CHANCE)
      expect(share).toBeLessThan(0.6 + CHANCE)
    },
  )

  test(`the stronger win more, all else equal (seed ${SEED})`, () => {
    const shares = CHASE_STRENGTHS.map((runner) =>
      CHASE_STRENGTHS.map((chaser) => runnersShare(players, runner, chaser)),
    )
    for (const [runner, row] of shares.entries()) {
      for (const [chaser, share] of row.entries()) {
        const told = `${CHASE_STRENGTHS[runner]} runs, ${CHASE_STRENGTHS[chaser]} chases`
        const weakerRunner = shares[runner - 1]?.[chaser]
        const weakerChaser = row[chaser - 1]
        if (weakerRunner !== undefined) expect(share, told).toBeGreaterThan(weakerRunner - CHANCE_OF_TWO)
        if (weakerChaser !== undefined) expect(share, told).toBeLessThan(weakerChaser + CHANCE_OF_TWO)
      }
    }
    const [weakest, strongest] = [shares[0]?.at(-1) ?? 1, shares.at(-1)?.[0] ?? 0]
    expect(strongest - weakest).toBeGreaterThan(0.3)
  })
})
