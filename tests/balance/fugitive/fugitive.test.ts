import { VARIANTS, type Variant } from '@getaway/engine/fugitive'
import { describe, expect, test } from 'vitest'
import { PROVE, SEED } from '../../support/seeds.ts'
import { FUGITIVE_STRENGTHS, fugitiveWins, playFugitiveCell } from '../cells/fugitive-cell.ts'
import { rareToleranceOf, toleranceOf } from '../tolerance.ts'

const MATCHES = Math.round(60 * Math.min(PROVE, 10))
const CHANCE = toleranceOf(MATCHES)
const CHANCE_OF_TWO = CHANCE * Math.SQRT2
const [NOVICE, REGULAR, EXPERT] = FUGITIVE_STRENGTHS as [string, string, string]

/** Several tests ask for the same cell. */
const played = new Map<string, number>()

function fugitivesShare(fugitive: string, marshal: string, variant: Variant | null = null): number {
  const key = [fugitive, marshal, variant].join()
  const share =
    played.get(key) ?? fugitiveWins(playFugitiveCell({ variant, fugitive, marshal }, MATCHES, SEED)) / MATCHES
  played.set(key, share)
  return share
}

describe('a dose', () => {
  const matches = { even: 10, variant: 2, strengths: 48 }
  const wins = (fugitive: string, marshal: string, count: number, variant: Variant | null = null) =>
    fugitiveWins(playFugitiveCell({ variant, fugitive, marshal }, count, SEED))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

  test(`equally strong, all strengths together: neither side has the game for itself (seed ${SEED})`, () => {
    const count = FUGITIVE_STRENGTHS.length * matches.even
    const share = sum(FUGITIVE_STRENGTHS.map((strength) => wins(strength, strength, matches.even))) / count
    expect(share).toBeGreaterThan(0.4 - rareToleranceOf(count))
    expect(share).toBeLessThan(0.6 + rareToleranceOf(count))
  })

  test(`all events and strengths together: the events do not give the game to one side (seed ${SEED})`, () => {
    const cells = VARIANTS.flatMap((variant) => FUGITIVE_STRENGTHS.map((strength) => ({ variant, strength })))
    const won = cells.map(({ variant, strength }) => wins(strength, strength, matches.variant, variant))
    const count = cells.length * matches.variant
    expect(sum(won) / count).toBeGreaterThan(0.3 - rareToleranceOf(count))
    expect(sum(won) / count).toBeLessThan(0.7 + rareToleranceOf(count))
  })

  test(`the strongest win more than the weakest (seed ${SEED})`, () => {
    expect(wins(EXPERT, NOVICE, matches.strengths)).toBeGreaterThan(wins(NOVICE, EXPERT, matches.strengths))
  })
})

/** Every table by itself takes hundreds of matches. */
describe.skipIf(PROVE === 1)('every table', () => {
  test.each(FUGITIVE_STRENGTHS)(
    `equally strong (%s): neither side has the game for itself (seed ${SEED})`,
    (strength) => {
      const share = fugitivesShare(strength, strength)
      expect(share).toBeGreaterThan(0.4 - CHANCE)
      expect(share).toBeLessThan(0.6 + CHANCE)
    },
  )

  test.each(VARIANTS.flatMap((variant) => FUGITIVE_STRENGTHS.map((strength) => ({ variant, strength }))))(
    `$variant, $strength: the events do not give the game to one side (seed ${SEED})`,
    ({ variant, strength }) => {
      const share = fugitivesShare(strength, strength, variant)
      expect(share).toBeGreaterThan(0.3 - CHANCE)
      expect(share).toBeLessThan(0.7 + CHANCE)
    },
  )

  test(`events that help a side do not help the other (seed ${SEED})`, () => {
    // Of all strengths together: enough to be seen in so few matches.
    const shareOf = (variant: Variant) =>
      FUGITIVE_STRENGTHS.reduce((sum, strength) => sum + fugitivesShare(strength, strength, variant), 0)
    expect(shareOf('helping-fugitive') - shareOf('helping-marshal')).toBeGreaterThan(-CHANCE)
  })

  test(`the stronger win more on either side (seed ${SEED})`, () => {
    const fugitives = fugitivesShare(EXPERT, REGULAR) - fugitivesShare(NOVICE, REGULAR)
    const marshals = fugitivesShare(REGULAR, NOVICE) - fugitivesShare(REGULAR, EXPERT)
    expect(fugitives).toBeGreaterThan(0.15 - CHANCE_OF_TWO)
    expect(marshals).toBeGreaterThan(0.15 - CHANCE_OF_TWO)
    // Both differences together: enough to be seen in so few matches.
    expect(fugitivesShare(EXPERT, NOVICE) - fugitivesShare(NOVICE, EXPERT)).toBeGreaterThan(0)
  })
})
