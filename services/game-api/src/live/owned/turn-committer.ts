import { type AnyGame, headOf } from '@getaway/engine'
import type { ServiceClock } from '../../clock.ts'
import type { AppendOutcome, AppendRequest, MatchKind } from '../../store/index.ts'
import { mayChangeStanding, storedStandingOf } from './standing.ts'
import type { Turn } from './turn.ts'

export interface TurnCommitterOptions {
  readonly id: string
  readonly epoch: number
  readonly kind: MatchKind
  readonly game: AnyGame
  /** When the store says that the referee is due (µs). */
  readonly dueAt: number | null
  readonly clock: ServiceClock
  append(request: AppendRequest): Promise<AppendOutcome>
  setDue(id: string, epoch: number, dueAt: number | null): Promise<void>
}

/** Writes what turns came to, and remembers what the store knows of the match. */
export class TurnCommitter {
  readonly #options: TurnCommitterOptions
  #storedDue: number | null
  #storedStanding: string | undefined

  constructor(options: TurnCommitterOptions) {
    this.#options = options
    this.#storedDue = options.dueAt
  }

  /** Writes a turn after the event `from`; rejects if the match can't be recorded or is another's by now. */
  async commit({ rows, recorded, next, course }: Turn, from: AppendRequest['from']): Promise<void> {
    const { id, epoch, kind, game } = this.#options
    const [first, ...more] = rows
    const dueAt = this.#dueToStore(next)
    if (first) {
      const state = headOf(course)
      const standing = recorded.some(({ event }) => mayChangeStanding(event, game))
        ? storedStandingOf(game, state)
        : undefined
      const stands = standing && JSON.stringify(standing)
      const outcome = await this.#options.append({
        matchId: id,
        epoch,
        kind,
        from,
        rows: [first, ...more],
        over: game.isOver(state),
        dueAt,
        standing: stands === this.#storedStanding ? undefined : standing,
      })
      if (outcome === 'lost') throw new Error(`match ${id} has another owner`)
      this.#storedStanding = stands ?? this.#storedStanding
    } else if (dueAt !== undefined) await this.#options.setDue(id, epoch, dueAt)
    if (dueAt !== undefined) this.#storedDue = dueAt
  }

  /** Only ever too early: asked again the referee knows better, and the head's row stays as it is. */
  #dueToStore(next: number | undefined): number | null | undefined {
    const stored = this.#storedDue
    if (next === undefined) return stored === null ? undefined : null
    const isNews = stored === null || next < stored || stored <= this.#options.clock.now()
    // What no column holds would spoil the batch of others; it is never, for all that anybody will see.
    return isNews ? Math.min(next, Number.MAX_SAFE_INTEGER) : undefined
  }
}
