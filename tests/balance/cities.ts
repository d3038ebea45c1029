import type { ChaseCell } from './cells/chase-cell.ts'
import { playCells } from './play-cells.ts'
import { percent, printHeading, printRow, together } from './table.ts'
import { MIDDLE, PLAYERS, VARIANT_NAMES, VARIANT_SETS } from './tables.ts'

/** Middle against middle in the cities of these seeds: which of them plays most evenly. */
export async function compareCities(cities: readonly number[], rounds: number, seed: number): Promise<void> {
  const tables = VARIANT_SETS.flatMap((variants) => PLAYERS.map((players) => ({ variants, players })))
  const cells = cities.flatMap((city) =>
    tables.map((table): ChaseCell => ({ ...table, runner: MIDDLE, chaser: MIDDLE, city })),
  )
  const tallies = await playCells('chase', cells, rounds, seed)
  printHeading(
    `Rounds that the runners won, ${MIDDLE} against ${MIDDLE}, %, players: ${together(PLAYERS.map(String))}`,
  )
  printRow('city', ...VARIANT_NAMES, 'farthest from 50')
  printRow('---:', ...VARIANT_SETS.map(() => '---'), '---:')
  for (const [index, city] of cities.entries()) {
    const played = tallies.slice(index * tables.length, (index + 1) * tables.length)
    const shares = VARIANT_SETS.map((_, variant) =>
      together(
        played
          .slice(variant * PLAYERS.length, (variant + 1) * PLAYERS.length)
          .map((tally) => percent(tally.runnersWon, tally.rounds)),
      ),
    )
    const farthest = Math.max(
      ...played.map((tally) => Math.abs((100 * tally.runnersWon) / tally.rounds - 50)),
    )
    printRow(String(city), ...shares, farthest.toFixed(0))
  }
}
