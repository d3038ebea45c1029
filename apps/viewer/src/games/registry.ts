import type { AnyTable } from './game-table.ts'

/** Every game that has a table; each comes with its scene, when it is first watched. */
const tables: Readonly<Record<string, () => Promise<AnyTable>>> = {
  chase: async () => (await import('./chase/index.ts')).chaseTable,
}

export async function tableOf(game: string): Promise<AnyTable | undefined> {
  return Object.hasOwn(tables, game) ? tables[game]?.() : undefined
}
