import type { Cell } from './cell.ts'
import { playCells } from './play-cells.ts'
import { percent, print, row, together } from './table.ts'
import { MIDDLE, PLAYERS, VARIANT_NAMES, VARIANTS } from './tables.ts'

/** Middle against middle in the cities of these seeds: which of them plays most evenly. */
export async function compareCities(cities: readonly number[], rounds: number, seed: number): Promise<void> {
  const tables = VARIANTS.flatMap((variants) => PLAYERS.map((players) => ({ variants, players })))
  const cells = cities.flatMap((city) =>
    tables.map((table): Cell => ({ ...table, runner: MIDDLE, chaser: MIDDLE, city })),
  )
  const tallies = await playCells('chase', cells, rounds, seed)
  print(
    `Rounds that the runners won, ${MIDDLE} against ${MIDDLE}, %, players: ${together(PLAYERS.map(String))}`,
  )
  row('city', ...VARIANT_NAMES, 'farthest from 50')
  row('---:', ...VARIANTS.map(() => '---'), '---:')
  for (const [index, city] of cities.entries()) {
    const played = tallies.slice(index * tables.length, (index + 1) * tables.length)
    const shares = VARIANTS.map((_, variant) =>
      together(
        played
          .slice(variant * PLAYERS.length, (variant + 1) * PLAYERS.length)
          .map((tally) => percent(tally.runnersWon, tally.rounds)),
      ),
    )
    const farthest = Math.max(
      ...played.map((tally) => Math.abs((100 * tally.runnersWon) / tally.rounds - 50)),
    )
    row(String(city), ...shares, farthest.toFixed(0))
  }
}
