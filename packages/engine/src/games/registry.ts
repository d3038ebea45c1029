import type { Game } from '../game.ts'
import { additionsIn } from '../log/additions.ts'
import type { LogEvent } from '../log/event.ts'
import { failed, ok, type Result } from '../result.ts'
import { chase } from './chase/game.ts'
import { fugitive } from './fugitive/game.ts'
import { declarationProblem, lackingOf, withAdditions } from './with-additions.ts'

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
export function createGameSet(games: readonly AnyGame[]): GameSet {
  const named = (created: LogEvent): Result<AnyGame> => {
    const { game, rules } = created.data as { game?: unknown; rules?: unknown }
    const versions = games.filter((one) => one.id === game)
    if (versions.length === 0) return failed(`data.game must be one of ${quoted(games.map(({ id }) => id))}`)
    const found = versions.find((one) => one.rules === (rules ?? `${one.id}/1`))
    return found ? ok(found) : failed(`data.rules must be one of ${quoted(versions.map((one) => one.rules))}`)
  }
  const reading = (created: LogEvent, isReferee: boolean): Result<AnyGame> => {
    const found = named(created)
    if (!found.ok) return found
    const declared = additionsIn(created)
    if (!declared.ok) return declared
    const problem = declarationProblem(found.value, declared.value)
    if (problem !== undefined) return failed(problem)
    const [missing] = lackingOf(found.value, declared.value)
    if (isReferee && missing) return failed(`the addition ${JSON.stringify(missing.name)} is unknown here`)
    return ok(withAdditions(found.value, declared.value))
  }
  const gameNamed = (name: string) => games.findLast((one) => one.id === name)
  return {
    gameOf: (created) => reading(created, false),
    refereedGameOf: (created) => reading(created, true),
    gameNamed,
    newestGames: () => games.filter((one) => gameNamed(one.id) === one),
  }
}

function quoted(names: readonly string[]): string {
  return [...new Set(names)].map((name) => JSON.stringify(name)).join(', ')
}

/** Every version of every game's rules, for ever: a released one never changes its answers. */
export const RELEASED: readonly AnyGame[] = [chase, fugitive]

/** The games of this house. */
export const releasedGames = createGameSet(RELEASED)
export const { gameOf, gameNamed, newestGames } = releasedGames
