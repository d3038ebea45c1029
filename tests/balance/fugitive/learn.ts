import { seededRandom, simulate } from '@getaway/engine'
import { type FugitiveReport, fugitive } from '@getaway/engine/fugitive'
import { strayingFugitive } from '@getaway/engine/testing'
import { FUGITIVE_STRENGTHS } from '../cells/fugitive-cell.ts'
import { logisticWeights } from './logistic.ts'

const AT = 1_763_456_789_000_000
const STRAYER = 'strayer'
/** A match has about so many placements. */
const LATEST = 15

/** Prints `bots/weights.ts` as so many matches against marshals who reckon would have it: which turn led to which end. */
export function learnProspects(matches: number, seed: number): void {
  const marshals = FUGITIVE_STRENGTHS.slice(1)
  const turns: Readonly<Record<string, number>>[] = []
  const wins: boolean[] = []
  for (let index = 0; index < matches; index++) {
    const random = seededRandom(seed * 1_000_003 + index)
    const own: Readonly<Record<string, number>>[] = []
    const straying = strayingFugitive({ at: random(LATEST), random, tell: (figures) => own.push(figures) })
    const { state } = simulate({
      game: { ...fugitive, bots: { ...fugitive.bots, [STRAYER]: straying } },
      id: `learn-${index}`,
      at: AT,
      options: { variant: null, fugitive: 0 },
      seats: [STRAYER, marshals[index % marshals.length] ?? STRAYER],
      random,
    })
    const { reason }: FugitiveReport = fugitive.reportOf(state, () => ({ late: [], dropped: [] }))
    const hasWon = reason === 'escaped' || reason === 'manhunt-lost'
    turns.push(...own)
    wins.push(...own.map(() => hasWon))
  }
  const names = Object.keys(turns[0] ?? {})
  const weights = logisticWeights(
    turns.map((figures) => names.map((name) => figures[name] ?? 0)),
    wins,
  )
  process.stdout.write(`${turns.length} turns of ${matches} matches, seed ${seed}\n`)
  for (const [index, name] of names.entries())
    process.stdout.write(`  ${name}: ${Number(weights[index]?.toFixed(2))},\n`)
}
