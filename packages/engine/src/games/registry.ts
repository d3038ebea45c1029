import type { Game } from '../game.ts'
import type { LogEvent } from '../log/event.ts'
import type { Result } from '../result.ts'
import { chase } from './chase/game.ts'
import { fugitive } from './fugitive/game.ts'
import { versionNamedBy } from './named-by.ts'

/** A game whose own types only its own folder knows. */
// biome-ignore lint/suspicious/noExplicitAny: the caller hands states and events back to the game they came from.
export type AnyGame = Game<any, any, any, object>

/** Every version of every game's rules, for ever: a released one never changes its answers. */
export const games: readonly AnyGame[] = [chase, fugitive]

/** The game that a log's first event names, or why there is none. Rules not named are version 1. */
export function gameOf(created: LogEvent): Result<AnyGame> {
  return versionNamedBy(created, games)
}

/** The newest rules of the game of that name, for new matches. */
export function gameNamed(name: string): AnyGame | undefined {
  return games.findLast((one) => one.id === name)
}

/** Each game by its newest rules. */
export function newestGames(): readonly AnyGame[] {
  return games.filter((one) => gameNamed(one.id) === one)
}
