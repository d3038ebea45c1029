import { type AnyGame, headOf } from '@getaway/engine'
import type { Clock } from '../../clock.ts'
import type { AppendOutcome, AppendRequest } from '../../store/index.ts'
import { mayChangeStanding, standingOf } from './standing.ts'
import type { Turn } from './turn.ts'

export interface TurnCommitterOptions {
  readonly id: string
  readonly epoch: number
  readonly game: AnyGame
  /** When the store says that the referee is due (µs). */
  readonly dueAt: number | null
  readonly clock: Clock
  append(request: AppendRequest): Promise<AppendOutcome>
  setDue(id: string, epoch: number, dueAt: number | null): Promise<void>
}

/** Writes what a turn came to after the event `from`; rejects if the match can't be recorded or is another's by now. */
export type TurnCommitter = (turn: Turn, from: AppendRequest['from']) => Promise<void>

export function createTurnCommitter(options: TurnCommitterOptions): TurnCommitter {
  const { id, epoch, game, clock } = options
  let storedDue = options.dueAt
  let storedStanding: string | undefined

  /** Only ever too early: asked again the referee knows better, and the head's row stays as it is. */
  const dueToStore = (next: number | undefined): number | null | undefined => {
    if (next === undefined) return storedDue === null ? undefined : null
    const isNews = storedDue === null || next < storedDue || storedDue <= clock.now()
    // What no column holds would spoil the batch of others; it is never, for all that anybody will see.
    return isNews ? Math.min(next, Number.MAX_SAFE_INTEGER) : undefined
  }

  return async ({ rows, recorded, next, course }, from) => {
    const [first, ...more] = rows
    const dueAt = dueToStore(next)
    if (first) {
      const state = headOf(course)
      const standing = recorded.some(({ event }) => mayChangeStanding(event, game))
        ? standingOf(game, state)
        : undefined
      const stands = standing && JSON.stringify(standing)
      const outcome = await options.append({
        matchId: id,
        epoch,
        from,
        rows: [first, ...more],
        over: game.isOver(state),
        dueAt,
        standing: stands === storedStanding ? undefined : standing,
      })
      if (outcome === 'lost') throw new Error(`match ${id} has another owner`)
      storedStanding = stands ?? storedStanding
    } else if (dueAt !== undefined) await options.setDue(id, epoch, dueAt)
    if (dueAt !== undefined) storedDue = dueAt
  }
}
