import { type Cell, STRENGTHS, type Strength, type Tally } from './cell.ts'
import { playCells } from './play-cells.ts'
import { print, quantile, row, share, shareOf } from './table.ts'
import { MIDDLE, NAMES, PLAYERS, VARIANTS } from './tables.ts'

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
  print(`${played} rounds in ${seconds.toFixed(0)} s, seed ${seed}`)
}

function printStrengths(tallyOf: TallyOf): void {
  const opponents = VARIANTS.flatMap((variants) => STRENGTHS.map((chaser) => ({ variants, chaser })))
  const columns = opponents.map(({ variants, chaser }, index) =>
    index % STRENGTHS.length === 0 ? `${NAMES[variants.join()]}: ${chaser}` : chaser,
  )
  print('Rounds that the runners won, in %, against chasers of each strength')
  row('players', 'runners', ...columns)
  row('---', '---', ...columns.map(() => '---:'))
  for (const players of PLAYERS) {
    for (const runner of STRENGTHS) {
      const shares = opponents.map(({ variants, chaser }) => {
        const { runnersWon, rounds } = tallyOf(players, variants, runner, chaser)
        return shareOf(runnersWon, rounds)
      })
      row(String(players), runner, ...shares)
    }
  }
}

const FACTS: readonly [string, (tally: Tally) => string][] = [
  ['rounds', (tally) => String(tally.rounds)],
  ['runners won, %', (tally) => shareOf(tally.runnersWon, tally.rounds)],
  ['nobody won, %', (tally) => share(tally.nobodyWon, tally.rounds)],
  ['ended by capture, %', (tally) => share(tally.captures, tally.rounds)],
  ['before a tile was placed after the start, %', (tally) => share(tally.sudden, tally.rounds)],
  ['ended at a hideout, %', (tally) => share(tally.hideouts, tally.rounds)],
  ['runners erred, %', (tally) => share(tally.runnersErred, tally.rounds)],
  ['chasers erred, %', (tally) => share(tally.chasersErred, tally.rounds)],
  ['wrong tiles, %', (tally) => share(tally.wrongTiles, tally.tiles)],
  ['wrong markers, %', (tally) => share(tally.wrongMarkers, tally.markers)],
  ['tiles a round', (tally) => (tally.tiles / tally.rounds).toFixed(1)],
  ['s a tile', (tally) => (tally.tileS / tally.placedTiles).toFixed(2)],
  ['s a marker', (tally) => (tally.markerS / tally.markers).toFixed(2)],
  ['s a round', (tally) => (tally.roundS / tally.rounds).toFixed(0)],
  ['rounds a match: median', ({ lengths }) => String(quantile(lengths, 0.5))],
  ['nine of ten at most', ({ lengths }) => String(quantile(lengths, 0.9))],
  ['the longest', ({ lengths }) => String(quantile(lengths, 1))],
]

function printMiddle(tallyOf: TallyOf): void {
  print(`${MIDDLE} against ${MIDDLE}`)
  const columns = VARIANTS.flatMap((variants) => PLAYERS.map((players) => ({ variants, players })))
  row('', ...columns.map(({ variants, players }) => `${players}, ${NAMES[variants.join()]}`))
  row('---', ...columns.map(() => '---:'))
  for (const [name, fact] of FACTS) {
    row(name, ...columns.map(({ variants, players }) => fact(tallyOf(players, variants, MIDDLE, MIDDLE))))
  }
}
