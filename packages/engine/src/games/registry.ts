import type { Game } from '../game.ts'
import type { LogEvent } from '../log/event.ts'
import { failed, type Result } from '../result.ts'
import { chase } from './chase/game.ts'
import { colditz } from './colditz/game.ts'
import { fugitive } from './fugitive/game.ts'
import { versionNamedBy } from './named-by.ts'
import { asDeclared, missingIn } from './with-additions.ts'

/** A game whose own types only its own folder knows. */
// biome-ignore lint/suspicious/noExplicitAny: the caller hands states and events back to the game they came from.
export type AnyGame = Game<any, any, any, object>

/** Games by name and version. */
export interface GameSet {
  /** The game that a log's first event names, as it reads this log, or why there is none. Rules not named are version 1. */
  gameOf(created: LogEvent): Result<AnyGame>
  /** The same for a process that will add to the log: it must know all that the log may use. */
  refereedGameOf(created: LogEvent): Result<AnyGame>
  /** The newest rules of the game of that name, for new matches. */
  gameNamed(name: string): AnyGame | undefined
  /** Each game by its newest rules. */
  newestGames(): readonly AnyGame[]
}

/** The games in this list, of each the older versions first. */
export function createGameSet(all: readonly AnyGame[]): GameSet {
  const gameOf = (created: LogEvent): Result<AnyGame> => {
    const named = versionNamedBy(created, all)
    return named.ok ? asDeclared(named.value, created) : named
  }
  const gameNamed = (name: string) => all.findLast((one) => one.id === name)
  return {
    gameOf,
    refereedGameOf(created) {
      const game = gameOf(created)
      const missing = game.ok ? missingIn(game.value, created) : undefined
      return missing ? failed(`the addition ${JSON.stringify(missing.name)} is unknown here`) : game
    },
    gameNamed,
    newestGames: () => all.filter((one) => gameNamed(one.id) === one),
  }
}

/** Every version of every game's rules, for ever: a released one never changes its answers. */
export const games: readonly AnyGame[] = [chase, fugitive, colditz]

/** The same, by name and version. */
export const releasedGames = createGameSet(games)
export const { gameOf, gameNamed, newestGames } = releasedGames
