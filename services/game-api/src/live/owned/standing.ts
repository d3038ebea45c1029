import type { AnyGame, LogEvent } from '@getaway/engine'
import type { StoredStanding } from '../../store/index.ts'

/** How a match stands, for lists, in terms that all games share. */
export function storedStandingOf(game: AnyGame, state: unknown): StoredStanding {
  const { players, winner, winners, target, status } = game.outcomeOf(state)
  const isWaiting = players.some(({ name }) => name === null)
  return {
    state: game.isOver(state) ? 'over' : isWaiting ? 'waiting' : 'live',
    summary: {
      players: players.map(({ name, key, isProved, bot, marks }) => ({ name, key, isProved, bot, marks })),
      winner,
      winners,
      target,
      abandoned: status === 'abandoned',
    },
  }
}

/** Whether an event of this kind may change how a match stands. */
export function mayChangeStanding({ by, type }: Pick<LogEvent, 'by' | 'type'>, game: AnyGame): boolean {
  return typeof by !== 'number' || !game.isAction(type)
}
