import { VARIANTS, type Variant } from '@getaway/engine/fugitive'
import { expect, test } from 'vitest'
import { PROVE, SEED } from '../../support/seeds.ts'
import { fugitiveWins, playCell, STRENGTHS } from './cell.ts'

const MATCHES = Math.round(60 * Math.min(PROVE, 10))
/** Three standard deviations of a share of so many matches, and of the difference of two. */
const CHANCE = 3 * Math.sqrt(0.25 / MATCHES)
const CHANCE_OF_TWO = CHANCE * Math.SQRT2
const [NOVICE, REGULAR, EXPERT] = STRENGTHS as [string, string, string]

/** Several tests ask for the same cell. */
const played = new Map<string, number>()

function fugitivesShare(fugitive: string, marshal: string, variant: Variant | null = null): number {
  const key = [fugitive, marshal, variant].join()
  const share =
    played.get(key) ?? fugitiveWins(playCell({ variant, fugitive, marshal }, MATCHES, SEED)) / MATCHES
  played.set(key, share)
  return share
}

test.each(STRENGTHS)(
  `equally strong (%s): neither side has the game for itself (seed ${SEED})`,
  (strength) => {
    const share = fugitivesShare(strength, strength)
    expect(share).toBeGreaterThan(0.4 - CHANCE)
    expect(share).toBeLessThan(0.6 + CHANCE)
  },
)

test.each(VARIANTS.flatMap((variant) => STRENGTHS.map((strength) => ({ variant, strength }))))(
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
    STRENGTHS.reduce((sum, strength) => sum + fugitivesShare(strength, strength, variant), 0)
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
