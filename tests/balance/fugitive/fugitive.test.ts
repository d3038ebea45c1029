import { VARIANTS } from '@getaway/engine/fugitive'
import { expect, test } from 'vitest'
import { PROVE, SEED } from '../../support/seeds.ts'
import { fugitiveWins, playCell, STRENGTHS } from './cell.ts'

const MATCHES = Math.round(40 * Math.min(PROVE, 15))
/** Three standard deviations of a share of so many matches. */
const CHANCE = 3 * Math.sqrt(0.25 / MATCHES)
const [NOVICE, REGULAR, EXPERT] = STRENGTHS as [string, string, string]

const fugitivesShare = (
  fugitive: string,
  marshal: string,
  variant: (typeof VARIANTS)[number] | null = null,
) => fugitiveWins(playCell({ variant, fugitive, marshal }, MATCHES, SEED)) / MATCHES

test.each(STRENGTHS)(`%s against %s: neither side has the game for itself (seed ${SEED})`, (strength) => {
  const share = fugitivesShare(strength, strength)
  expect(share).toBeGreaterThan(0.4 - CHANCE)
  expect(share).toBeLessThan(0.6 + CHANCE)
})

test.each(VARIANTS)(`%s: no variant gives the game to one side (seed ${SEED})`, (variant) => {
  const share = fugitivesShare(REGULAR, REGULAR, variant)
  expect(share).toBeGreaterThan(0.3 - CHANCE)
  expect(share).toBeLessThan(0.7 + CHANCE)
})

test(`the stronger win more on either side (seed ${SEED})`, () => {
  expect(fugitivesShare(EXPERT, NOVICE) - fugitivesShare(NOVICE, EXPERT)).toBeGreaterThan(0.3)
})
