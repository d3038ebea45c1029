import { VARIANTS } from '@getaway/engine/fugitive'
import { quantile } from '../../support/quantile.ts'
import {
  FUGITIVE_STRENGTHS,
  type FugitiveCell,
  type FugitiveTally,
  fugitiveWins,
} from '../cells/fugitive-cell.ts'
import { playCells } from '../play-cells.ts'
import { halfWidth, percent, printHeading, printRow, together } from '../table.ts'

const EVENTS = [null, ...VARIANTS] as const
const MIDDLE = 'regular'

/** Every strength against every other without events, and equal ones with each variant. */
export async function balanceOfFugitive(matches: number, seed: number): Promise<void> {
  const open = FUGITIVE_STRENGTHS.flatMap((fugitive) =>
    FUGITIVE_STRENGTHS.map((marshal): FugitiveCell => ({ variant: null, fugitive, marshal })),
  )
  const even = VARIANTS.flatMap((variant) =>
    FUGITIVE_STRENGTHS.map((strength): FugitiveCell => ({ variant, fugitive: strength, marshal: strength })),
  )
  const cells = [...open, ...even]
  const tallies = await playCells('fugitive', cells, matches, seed)
  const tallyOf = (variant: FugitiveCell['variant'], fugitive: string, marshal: string): FugitiveTally => {
    const index = cells.findIndex(
      (cell) => cell.variant === variant && cell.fugitive === fugitive && cell.marshal === marshal,
    )
    const tally = tallies[index]
    if (!tally) throw new Error('no such cell')
    return tally
  }
  const won = (tally: FugitiveTally) => percent(fugitiveWins(tally), tally.matches)

  printHeading(
    `Matches that the fugitive won, in %, without events, from marshals: ${together(FUGITIVE_STRENGTHS)}`,
  )
  printRow('fugitive', 'won')
  printRow('---', '---')
  for (const fugitive of FUGITIVE_STRENGTHS) {
    printRow(fugitive, together(FUGITIVE_STRENGTHS.map((marshal) => won(tallyOf(null, fugitive, marshal)))))
  }
  printHeading(
    `Equal strengths: won by ${together(FUGITIVE_STRENGTHS)}, the rest ${MIDDLE} against ${MIDDLE}`,
  )
  printRow('events', 'won, %', ...FACTS.map(([name]) => name))
  printRow('---', '---', ...FACTS.map(() => '---'))
  for (const variant of EVENTS) {
    const wins = together(FUGITIVE_STRENGTHS.map((strength) => won(tallyOf(variant, strength, strength))))
    printRow(variant ?? 'none', wins, ...FACTS.map(([, fact]) => fact(tallyOf(variant, MIDDLE, MIDDLE))))
  }
  printHeading(`${matches} matches in each cell, seed ${seed}; shares ±${halfWidth(matches)} at most`)
}

const FACTS: readonly [string, (tally: FugitiveTally) => string][] = [
  [
    'escaped/won manhunt/lost manhunt/caught before, %',
    ({ escaped, manhuntLost, manhuntWon, caught, matches }) =>
      together([escaped, manhuntLost, manhuntWon, caught].map((ended) => percent(ended, matches))),
  ],
  [
    'turns: median/nine of ten/longest',
    ({ turns }) => together([0.5, 0.9, 1].map((q) => String(quantile(turns, q)))),
  ],
  ['hideouts', (tally) => (tally.hideouts / tally.matches).toFixed(1)],
  ['guesses', (tally) => (tally.guesses / tally.matches).toFixed(1)],
]
