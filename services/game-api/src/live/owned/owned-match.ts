import { headOf } from '@getaway/engine'
import type { Clock } from '../../clock.ts'
import { sha256 } from '../../secrets/secrets.ts'
import { createAttendance } from '../attendance.ts'
import { createChannels } from '../channel/channels.ts'
import { type CommandResult, FAULT } from '../command-result.ts'
import { createDueTimer } from '../due-timer.ts'
import { Gone, type LiveMatch } from '../live-match.ts'
import type { Recorded } from '../record/match-record.ts'
import { createCommandIntake } from './command-intake.ts'
import type { LoadedMatch } from './load-match.ts'
import { type Job, type Turn, type TurnDependencies, takeTurn } from './turn.ts'
import { createTurnCommitter, type TurnCommitterOptions } from './turn-committer.ts'
import { createTurnQueue } from './turn-queue.ts'

/** A match in the memory of its owner, who alone stamps, decides, concludes and records. */
export interface OwnedMatch extends LiveMatch {
  readonly epoch: number
  isOver(): boolean
  /** Whether it may be put away: nobody follows it, and nothing is under way or due before that instant (µs). */
  isIdle(until: number): boolean
  /** Asks the referee now: after a take-over, and when the match was due while nobody owned it. */
  wake(): Promise<void>
  /** Waits for what is under way; afterwards nothing more is recorded here. */
  close(): Promise<void>
}

export interface OwnedMatchDependencies
  extends Omit<TurnDependencies, 'now' | 'sha256'>,
    Pick<TurnCommitterOptions, 'append' | 'setDue'> {
  readonly clock: Clock
  /** The match is another's by now, or can't be recorded; no reason if it was closed. */
  onLost(reason: unknown): void
  /** A command or a conclusion that the engine could not bear. */
  onFault(error: unknown): void
  /** A crowd was shown what is new, so long after its commit. */
  readonly onFannedOut?: (lagMs: number, readers: number, bytes: number) => void
}

/** A conclusion that fails is tried again, but not at once. */
const AFTER_FAULT = 5_000_000

export function createOwnedMatch(loaded: LoadedMatch, dependencies: OwnedMatchDependencies): OwnedMatch {
  const { id, epoch, game, record, known, acts } = loaded
  const { clock, onFault, onFannedOut } = dependencies
  let { course } = loaded
  let isLost = false

  const outcome = () => game.outcomeOf(headOf(course))
  const isOver = () => game.isOver(headOf(course))
  const last = () => ({ seq: record.length, hash: record.hashAt(record.length) ?? '' })

  const lose = (reason: unknown) => {
    if (isLost) return
    isLost = true
    due.stop()
    queue.close(new Gone())
    attendance.close()
    channels.close()
    dependencies.onLost(reason)
  }

  /** Undefined where several were judged and one of them is our fault: they have to be judged one by one. */
  const judge = (jobs: readonly Job[]): Turn | undefined => {
    try {
      return takeTurn(game, course, last(), jobs, { ...dependencies, now: clock.now(), sha256 })
    } catch (error) {
      onFault(error)
      if (jobs.length > 1) return undefined
      const answers = jobs.map(() => FAULT)
      return { course, recorded: [], rows: [], answers, next: clock.now() + AFTER_FAULT }
    }
  }

  const publish = (recorded: readonly Recorded[]) => {
    if (recorded.length === 0) return
    const committedAt = clock.now()
    for (const { line } of recorded) record.push(line, committedAt)
    channels.grow(recorded)
  }

  const commit = createTurnCommitter({ ...dependencies, ...loaded })
  const queue = createTurnQueue<Job, CommandResult>(async (jobs) => {
    const turn = judge(jobs)
    if (!turn) return undefined
    try {
      await commit(turn, last())
      course = turn.course
      publish(turn.recorded)
    } catch (error) {
      // Whatever is in the record by now: it is read again, and the senders say again what was not answered.
      lose(error)
      throw new Gone()
    }
    if (!isLost) due.set(turn.next)
    return turn.answers
  })
  const due = createDueTimer(clock, () => void queue.run())
  const channels = createChannels({
    game,
    record,
    clock,
    delayUs: outcome().delayMs * 1000,
    onFault,
    ...(onFannedOut ? { onFannedOut } : {}),
  })

  // Stamped at once, like an arrival: in its turn it would make what came after it count later than it came.
  const recordFact: LiveMatch['record'] = (fact) => queue.add({ type: 'fact', at: clock.now(), fact })

  const attendance = createAttendance({
    seats: outcome().players.length,
    connected: isOver() ? [] : loaded.connected,
    onChange(seat, isConnected) {
      if (isLost || isOver()) return
      const type = isConnected ? 'seat.connected' : 'seat.disconnected'
      // A match that is lost meanwhile tells the next owner, who looks who is there.
      recordFact({ type, data: { seat } }).catch(() => {})
    },
  })

  return {
    id,
    epoch,
    attendance,
    isOver,
    isIdle: (until) => channels.areEmpty() && queue.isQuiet() && (due.at() ?? Infinity) > until,
    command: createCommandIntake({
      game,
      known,
      acts,
      lastSeq: () => record.length,
      enqueue: queue.add,
    }),
    record: recordFact,
    standing: async () => ({ outcome: outcome(), isOver: isOver() }),
    async channelOf(audience) {
      if (isLost) throw new Gone()
      return channels.of(audience)
    },
    async wake() {
      await queue.run()
      if (isLost) throw new Gone()
    },
    async close() {
      due.stop()
      attendance.close()
      await queue.settled()
      lose(undefined)
    },
  }
}
