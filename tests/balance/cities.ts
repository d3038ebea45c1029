import type { Cell } from './cell.ts'
import { playCells } from './play-cells.ts'
import { print, row } from './table.ts'
import { MIDDLE, NAMES, PLAYERS, VARIANTS } from './tables.ts'

/** Middle against middle in the cities of these seeds: which of them plays most evenly. */
export async function compareCities(cities: readonly number[], rounds: number, seed: number): Promise<void> {
  const tables = VARIANTS.flatMap((variants) => PLAYERS.map((players) => ({ variants, players })))
  const cells = cities.flatMap((city) =>
    tables.map((table): Cell => ({ ...table, runner: MIDDLE, chaser: MIDDLE, city })),
  )
  const tallies = await playCells('chase', cells, rounds, seed)
  print(`Rounds that the runners won, ${MIDDLE} against ${MIDDLE}, %`)
  row(
    'city',
    ...tables.map(({ variants, players }) => `${players}, ${NAMES[variants.join()]}`),
    'farthest from 50',
  )
  row('---:', ...tables.map(() => '---:'), '---:')
  for (const [index, city] of cities.entries()) {
    const shares = tallies
      .slice(index * tables.length, (index + 1) * tables.length)
      .map(({ runnersWon, rounds: played }) => (100 * runnersWon) / played)
    const farthest = Math.max(...shares.map((share) => Math.abs(share - 50)))
    row(String(city), ...shares.map((share) => share.toFixed(0)), farthest.toFixed(0))
  }
}
