import { describe, expect, test } from 'vitest'
import { PROVE, SEED } from '../support/seeds.ts'
import { playCell, STRENGTHS, type Strength } from './cell.ts'
import { MIDDLE, PLAYERS, VARIANTS } from './tables.ts'

const ROUNDS = Math.round(60 * Math.min(PROVE, 15))
/** Three standard deviations of a share of so many rounds, and of the difference of two. */
const CHANCE = 3 * Math.sqrt(0.25 / ROUNDS)
const CHANCE_OF_TWO = CHANCE * Math.SQRT2

const runnersShare = (
  players: number,
  runner: Strength,
  chaser: Strength,
  variants: readonly string[] = [],
) => {
  const { runnersWon, rounds } = playCell({ players, variants, runner, chaser }, ROUNDS, SEED)
  return runnersWon / rounds
}

describe.each(PLAYERS)('%i players', (players) => {
  test.each(VARIANTS.map((variants) => ({ variants })))(
    `middle against middle: neither side has the game for itself ($variants, seed ${SEED})`,
    ({ variants }) => {
      const share = runnersShare(players, MIDDLE, MIDDLE, variants)
      expect(share).toBeGreaterThan(0.4 - CHANCE)
      expect(share).toBeLessThan(0.6 + CHANCE)
    },
  )

  test(`the stronger win more, all else equal (seed ${SEED})`, () => {
    const shares = STRENGTHS.map((runner) => STRENGTHS.map((chaser) => runnersShare(players, runner, chaser)))
    for (const [runner, row] of shares.entries()) {
      for (const [chaser, share] of row.entries()) {
        const told = `${STRENGTHS[runner]} runs, ${STRENGTHS[chaser]} chases`
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
