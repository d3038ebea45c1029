import { VARIANTS } from '@getaway/engine/fugitive'
import { playCells } from '../play-cells.ts'
import { halfWidth, percent, print, quantile, row, together } from '../table.ts'
import { type Cell, fugitiveWins, STRENGTHS, type Tally } from './cell.ts'

const EVENTS = [null, ...VARIANTS] as const
const MIDDLE = 'regular'

/** Every strength against every other without events, and equal ones with each variant. */
export async function balanceOfFugitive(matches: number, seed: number): Promise<void> {
  const open = STRENGTHS.flatMap((fugitive) =>
    STRENGTHS.map((marshal): Cell => ({ variant: null, fugitive, marshal })),
  )
  const even = VARIANTS.flatMap((variant) =>
    STRENGTHS.map((strength): Cell => ({ variant, fugitive: strength, marshal: strength })),
  )
  const cells = [...open, ...even]
  const tallies = await playCells('fugitive', cells, matches, seed)
  const tallyOf = (variant: Cell['variant'], fugitive: string, marshal: string): Tally => {
    const index = cells.findIndex(
      (cell) => cell.variant === variant && cell.fugitive === fugitive && cell.marshal === marshal,
    )
    const tally = tallies[index]
    if (!tally) throw new Error('no such cell')
    return tally
  }
  const won = (tally: Tally) => percent(fugitiveWins(tally), tally.matches)

  print(`Matches that the fugitive won, in %, without events, from marshals: ${together(STRENGTHS)}`)
  row('fugitive', 'won')
  row('---', '---')
  for (const fugitive of STRENGTHS) {
    row(fugitive, together(STRENGTHS.map((marshal) => won(tallyOf(null, fugitive, marshal)))))
  }
  print(`Equal strengths: won by ${together(STRENGTHS)}, the rest ${MIDDLE} against ${MIDDLE}`)
  row('events', 'won, %', ...FACTS.map(([name]) => name))
  row('---', '---', ...FACTS.map(() => '---'))
  for (const variant of EVENTS) {
    const wins = together(STRENGTHS.map((strength) => won(tallyOf(variant, strength, strength))))
    row(variant ?? 'none', wins, ...FACTS.map(([, fact]) => fact(tallyOf(variant, MIDDLE, MIDDLE))))
  }
  print(`${matches} matches in each cell, seed ${seed}; shares ±${halfWidth(matches)} at most`)
}

const FACTS: readonly [string, (tally: Tally) => string][] = [
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
