import { quantile } from '../support/quantile.ts'
import { CHASE_STRENGTHS, type ChaseCell, type ChaseTally, type Strength } from './cells/chase-cell.ts'
import { playCells } from './play-cells.ts'
import { halfWidth, percent, printHeading, printRow, share, together } from './table.ts'
import { MIDDLE, PLAYERS, VARIANT_NAMES, VARIANT_SETS } from './tables.ts'

type TallyOf = (
  players: number,
  variants: readonly string[],
  runner: Strength,
  chaser: Strength,
) => ChaseTally

/** Every strength against every other, and what rounds of the middle ones are like. */
export async function balanceOfStrengths(rounds: number, seed: number): Promise<void> {
  const cells = VARIANT_SETS.flatMap((variants) =>
    PLAYERS.flatMap((players) =>
      CHASE_STRENGTHS.flatMap((runner) =>
        CHASE_STRENGTHS.map((chaser): ChaseCell => ({ players, variants, runner, chaser })),
      ),
    ),
  )
  const began = performance.now()
  const tallies = await playCells('chase', cells, rounds, seed)
  const seconds = (performance.now() - began) / 1000
  const tallyOf: TallyOf = (players, variants, runner, chaser) => {
    const index = cells.findIndex(
      (cell) =>
        cell.players === players &&
        cell.variants === variants &&
        cell.runner === runner &&
        cell.chaser === chaser,
    )
    const tally = tallies[index]
    if (!tally) throw new Error('no such cell')
    return tally
  }
  printStrengths(tallyOf)
  printMiddle(tallyOf)
  const played = tallies.reduce((sum, tally) => sum + tally.rounds, 0)
  printHeading(
    `${played} rounds in ${seconds.toFixed(0)} s, seed ${seed}; shares ±${halfWidth(rounds)} at most`,
  )
}

function printStrengths(tallyOf: TallyOf): void {
  printHeading(`Rounds that the runners won, in %, against chasers: ${together(CHASE_STRENGTHS)}`)
  printRow('players', 'runners', ...VARIANT_NAMES)
  printRow('---', '---', ...VARIANT_SETS.map(() => '---'))
  for (const players of PLAYERS) {
    for (const runner of CHASE_STRENGTHS) {
      const shares = VARIANT_SETS.map((variants) =>
        together(
          CHASE_STRENGTHS.map((chaser) => {
            const { runnersWon, rounds } = tallyOf(players, variants, runner, chaser)
            return percent(runnersWon, rounds)
          }),
        ),
      )
      printRow(String(players), runner, ...shares)
    }
  }
}

const FACTS: readonly [string, (tally: ChaseTally) => string][] = [
  ['nobody won, %', (tally) => share(tally.nobodyWon, tally.rounds)],
  ['captured, %', (tally) => share(tally.captures, tally.rounds)],
  ['captured before placing, %', (tally) => share(tally.sudden, tally.rounds)],
  ['runners erred, %', (tally) => share(tally.runnersErred, tally.rounds)],
  ['chasers erred, %', (tally) => share(tally.chasersErred, tally.rounds)],
  ['wrong tiles, %', (tally) => share(tally.wrongTiles, tally.tiles)],
  ['wrong markers, %', (tally) => share(tally.wrongMarkers, tally.markers)],
  ['tiles a round', (tally) => (tally.tiles / tally.rounds).toFixed(1)],
  ['seconds a tile', (tally) => (tally.tileS / tally.placedTiles).toFixed(2)],
  ['seconds a marker', (tally) => (tally.markerS / tally.markers).toFixed(2)],
  ['seconds a round', (tally) => (tally.roundS / tally.rounds).toFixed(0)],
  ['rounds a match, median', ({ lengths }) => String(quantile(lengths, 0.5))],
  ['rounds, nine of ten at most', ({ lengths }) => String(quantile(lengths, 0.9))],
  ['rounds, longest', ({ lengths }) => String(quantile(lengths, 1))],
]

function printMiddle(tallyOf: TallyOf): void {
  printHeading(`${MIDDLE} against ${MIDDLE}, players: ${together(PLAYERS.map(String))}`)
  printRow('', ...VARIANT_NAMES)
  printRow('---', ...VARIANT_SETS.map(() => '---'))
  for (const [name, fact] of FACTS) {
    const cells = VARIANT_SETS.map((variants) =>
      together(PLAYERS.map((players) => fact(tallyOf(players, variants, MIDDLE, MIDDLE)))),
    )
    printRow(name, ...cells)
  }
}
