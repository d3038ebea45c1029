import { RULES_WITH_TABLE } from '@getaway/client/tables'
import { asDeclared, type LogEvent, unwrap } from '@getaway/engine'
import type { Rulebook } from '../rules/rulebook.ts'
import type { GameEntry, PlayedGame } from '../table/game-entry.ts'
import { chaseEntry } from './chase/entry.ts'
import { colditzEntry } from './colditz/entry.ts'
import { fugitiveEntry } from './fugitive/entry.ts'

/** Every game that the viewer knows. */
export const GAME_ENTRIES: readonly GameEntry[] = [chaseEntry, fugitiveEntry, colditzEntry]

/** The games whose rules can be read; the first is shown where none is named. */
export const GAMES_WITH_RULES = GAME_ENTRIES.filter(({ loadRulebook }) => loadRulebook !== undefined)

/** The games that one can play alone against a bot, and those that are learnt at their table. */
export const GAMES_TO_PRACTISE = GAME_ENTRIES.filter(({ id, practice }) => practice && hasTable(id))
export const GAMES_TO_LEARN = GAME_ENTRIES.filter(({ id, loadTutorial }) => loadTutorial && hasTable(id))

export function gameEntryOf(game: unknown): GameEntry | undefined {
  return GAME_ENTRIES.find(({ id }) => id === game)
}

/** Whether a match of this game can be shown. */
export function hasTable(game: string): boolean {
  return gameEntryOf(game)?.versions.some(({ rules }) => RULES_WITH_TABLE.includes(rules)) ?? false
}

/** What the first event of a log is played by; undefined if this viewer knows no such rules. */
export async function playedBy(created: LogEvent): Promise<PlayedGame | undefined> {
  const { game, rules } = created.data as { game?: unknown; rules?: unknown }
  // Rules not named are the first.
  const named = rules ?? `${String(game)}/1`
  const version = gameEntryOf(game)?.versions.find((one) => one.rules === named)
  if (!version) return undefined
  const { game: reading, table } = await version.load()
  // What a later program put into this log is passed over, where it may be.
  return { game: unwrap(asDeclared(reading, created)), table }
}

export async function rulebookOf(game: string): Promise<Rulebook | undefined> {
  return gameEntryOf(game)?.loadRulebook?.()
}
