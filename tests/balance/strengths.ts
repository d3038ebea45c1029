import { type Cell, STRENGTHS, type Strength, type Tally } from './cell.ts'
import { playCells } from './play-cells.ts'
import { halfWidth, percent, print, quantile, row, share, together } from './table.ts'
import { MIDDLE, PLAYERS, VARIANT_NAMES, VARIANTS } from './tables.ts'

type TallyOf = (players: number, variants: readonly string[], runner: Strength, chaser: Strength) => Tally

/** Every strength against every other, and what rounds of the middle ones are like. */
export async function balanceOfStrengths(rounds: number, seed: number): Promise<void> {
  const cells = VARIANTS.flatMap((variants) =>
    PLAYERS.flatMap((players) =>
      STRENGTHS.flatMap((runner) => STRENGTHS.map((chaser): Cell => ({ players, variants, runner, chaser }))),
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
  print(`${played} rounds in ${seconds.toFixed(0)} s, seed ${seed}; shares ±${halfWidth(rounds)} at most`)
}

function printStrengths(tallyOf: TallyOf): void {
  print(`Rounds that the runners won, in %, against chasers: ${together(STRENGTHS)}`)
  row('players', 'runners', ...VARIANT_NAMES)
  row('---', '---', ...VARIANTS.map(() => '---'))
  for (const players of PLAYERS) {
    for (const runner of STRENGTHS) {
      const shares = VARIANTS.map((variants) =>
        together(
          STRENGTHS.map((chaser) => {
            const { runnersWon, rounds } = tallyOf(players, variants, runner, chaser)
            return percent(runnersWon, rounds)
          }),
        ),
      )
      row(String(players), runner, ...shares)
    }
  }
}

const FACTS: readonly [string, (tally: Tally) => string][] = [
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
  print(`${MIDDLE} against ${MIDDLE}, players: ${together(PLAYERS.map(String))}`)
  row('', ...VARIANT_NAMES)
  row('---', ...VARIANTS.map(() => '---'))
  for (const [name, fact] of FACTS) {
    const cells = VARIANTS.map((variants) =>
      together(PLAYERS.map((players) => fact(tallyOf(players, variants, MIDDLE, MIDDLE)))),
    )
    row(name, ...cells)
  }
}
