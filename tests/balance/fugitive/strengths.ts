import { VARIANTS } from '@getaway/engine/fugitive'
import { playCells } from '../play-cells.ts'
import { print, quantile, row, share, shareOf } from '../table.ts'
import { type Cell, fugitiveWins, STRENGTHS, type Tally } from './cell.ts'

const EVENTS = [null, ...VARIANTS] as const
const nameOf = (variant: Cell['variant']) => variant ?? 'without events'

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
  const won = (tally: Tally) => shareOf(fugitiveWins(tally), tally.matches)

  print('Matches that the fugitive won, in %, without events')
  row('fugitive', ...STRENGTHS.map((marshal) => `from ${marshal}`))
  row('---', ...STRENGTHS.map(() => '---:'))
  for (const fugitive of STRENGTHS) {
    row(fugitive, ...STRENGTHS.map((marshal) => won(tallyOf(null, fugitive, marshal))))
  }
  print('Matches that the fugitive won, in %, equal strengths')
  row('', ...STRENGTHS)
  row('---', ...STRENGTHS.map(() => '---:'))
  for (const variant of EVENTS) {
    row(nameOf(variant), ...STRENGTHS.map((strength) => won(tallyOf(variant, strength, strength))))
  }
  for (const strength of STRENGTHS) printFacts(strength, (variant) => tallyOf(variant, strength, strength))
}

const FACTS: readonly [string, (tally: Tally) => string][] = [
  ['escaped, %', (tally) => share(tally.escaped, tally.matches)],
  ['got away from a manhunt, %', (tally) => share(tally.manhuntLost, tally.matches)],
  ['caught in a manhunt, %', (tally) => share(tally.manhuntWon, tally.matches)],
  ['caught before, %', (tally) => share(tally.caught, tally.matches)],
  ['turns: median', ({ turns }) => String(quantile(turns, 0.5))],
  ['nine of ten at most', ({ turns }) => String(quantile(turns, 0.9))],
  ['the longest', ({ turns }) => String(quantile(turns, 1))],
  ['hideouts a match', (tally) => (tally.hideouts / tally.matches).toFixed(1)],
  ['guesses a match', (tally) => (tally.guesses / tally.matches).toFixed(1)],
]

function printFacts(strength: string, tallyOf: (variant: Cell['variant']) => Tally): void {
  print(`${strength} against ${strength}`)
  row('', ...EVENTS.map(nameOf))
  row('---', ...EVENTS.map(() => '---:'))
  for (const [name, fact] of FACTS) row(name, ...EVENTS.map((variant) => fact(tallyOf(variant))))
}
