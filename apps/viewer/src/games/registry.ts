import type { AnyTable } from './game-table.ts'

/** Every game that has a table; each comes with its scene, when it is first watched. */
const tables: Readonly<Record<string, () => Promise<AnyTable>>> = {
  chase: async () => (await import('./chase/index.ts')).chaseTable,
}

/** Whether a match of this game can be shown. */
export function hasTable(game: string): boolean {
  return Object.hasOwn(tables, game)
}

export async function tableOf(game: string): Promise<AnyTable | undefined> {
  return hasTable(game) ? tables[game]?.() : undefined
}
