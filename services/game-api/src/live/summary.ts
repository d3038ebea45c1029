import type { AnyGame, LogEvent } from '@getaway/engine'
import type { Summary } from '../store/index.ts'

/** How a match stands, for lists, in terms that all games share. */
export function summaryOf(game: AnyGame, state: unknown): Summary {
  const { players, winner } = game.outcomeOf(state)
  return { players: players.map(({ name, bot, marks }) => ({ name, bot, marks })), winner }
}

/** Whether an event of this kind may change how a match stands. */
export function mayChangeSummary({ by, type }: Pick<LogEvent, 'by' | 'type'>, game: AnyGame): boolean {
  return typeof by !== 'number' || !game.isAction(type)
}
