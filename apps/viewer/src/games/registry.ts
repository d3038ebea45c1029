import type { Rulebook } from '../rules/rulebook.ts'
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

/** Every game that tells its rules; each comes with its pictures, when somebody reads them. */
const rulebooks: Readonly<Record<string, () => Promise<Rulebook>>> = {
  chase: async () => (await import('./chase/rules/index.ts')).chaseRulebook,
}

/** The games whose rules can be read; the first one is read where none is named. */
export const GAMES_WITH_RULES: readonly string[] = Object.keys(rulebooks)

export async function rulesOf(game: string): Promise<Rulebook | undefined> {
  return Object.hasOwn(rulebooks, game) ? rulebooks[game]?.() : undefined
}
