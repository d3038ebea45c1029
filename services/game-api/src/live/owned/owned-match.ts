import type { Receipt } from '@getaway/client/protocol'
import {
  type Audience,
  createScribe,
  extendCourse,
  type Fact,
  failed,
  headOf,
  type Outcome,
  ok,
  readWish,
  rule,
  strict,
} from '@getaway/engine'
import type { ServiceClock } from '../../clock.ts'
import { sha256 } from '../../secrets/secrets.ts'
import { createAttendance, type RecordedAttendance } from '../attendance.ts'
import type { Channel } from '../channel/channel.ts'
import { Channels } from '../channel/channels.ts'
import { badCommand, type CommandPreview, type CommandResult, FAULT } from '../command-result.ts'
import { DueTimer } from '../due-timer.ts'
import { Gone, type LiveMatch, type MatchStanding, type MatchTeam } from '../live-match.ts'
import type { Recorded } from '../record/match-record.ts'
import type { LoadedMatch } from './load-match.ts'
import { takeCommand } from './take-command.ts'
import { type Turn, type TurnDependencies, type TurnJob, takeTurn } from './turn.ts'
import { TurnCommitter, type TurnCommitterOptions } from './turn-committer.ts'
import { TurnQueue } from './turn-queue.ts'

/** A match in the memory of its owner, who alone stamps, decides, concludes and records. */
export interface OwnedMatch extends LiveMatch {
  readonly epoch: number
  isOver(): boolean
  /**
   * Whether it may be put away: nobody follows it but bots that have waited so long (µs) for a person, and nothing is
   * under way or due within that time.
   */
  isIdle(quiet: number): boolean
  /** Whether a seat is a person's, or open to one: bots alone need nobody. */
  isForPeople(): boolean
  /** Asks the referee now: after a take-over, and when the match was due while nobody owned it. */
  wake(): Promise<void>
  /** Waits for what is under way; afterwards nothing more is recorded here. */
  close(): Promise<void>
  /** The same at once: what is under way is answered by the next owner. */
  drop(): void
}

export interface OwnedMatchDependencies
  extends Omit<TurnDependencies, 'now' | 'sha256'>,
    Pick<TurnCommitterOptions, 'append' | 'setDue'> {
  readonly clock: ServiceClock
  /** The match is another's by now, or can't be recorded; no reason if it was closed. */
  onLost(reason: unknown): void
  /** A command or a conclusion that the engine could not bear. */
  onFault(error: unknown): void
  /** Its end has been recorded just now. */
  onOver?(): void
  /** A crowd was shown what is new, so long after its commit. */
  readonly onFannedOut?: (lagMs: number, readers: number, bytes: number) => void
}

/** A conclusion that fails is tried again, but not at once. */
const AFTER_FAULT = 5_000_000

class MatchOfOwner implements OwnedMatch {
  readonly id: string
  readonly epoch: number
  readonly attendance: RecordedAttendance
  readonly command: LiveMatch['command']
  readonly #loaded: LoadedMatch
  readonly #dependencies: OwnedMatchDependencies
  readonly #channels: Channels
  readonly #committer: TurnCommitter
  readonly #queue: TurnQueue<TurnJob, CommandResult>
  readonly #due: DueTimer
  #course: LoadedMatch['course']
  #isLost = false

  constructor(loaded: LoadedMatch, dependencies: OwnedMatchDependencies) {
    const { id, epoch, game, record, known, acts, connected } = loaded
    const { clock, onFault, onFannedOut } = dependencies
    this.id = id
    this.epoch = epoch
    this.#loaded = loaded
    this.#dependencies = dependencies
    this.#course = loaded.course
    const { players, delayMs } = this.#outcome()
    this.#committer = new TurnCommitter({ ...loaded, ...dependencies })
    this.#queue = new TurnQueue((jobs) => this.#takeTurn(jobs))
    this.command = takeCommand.bind(undefined, { game, record, known, acts, queue: this.#queue })
    this.#due = new DueTimer(clock, () => void this.#queue.run())
    this.#channels = new Channels({
      game,
      record,
      clock,
      delayUs: delayMs * 1000,
      onFault,
      ...(onFannedOut ? { onFannedOut } : {}),
    })
    // Whoever was connected to the owner before has lost that connection. A clock has to know it at once: no time runs
    // out for players who come back from it.
    const timed = game.deadlineOf?.(headOf(this.#course))
    this.attendance = createAttendance({
      seats: players.length,
      connected: this.isOver() || timed ? [] : connected,
      onChange: (seat, isConnected) => this.#recordPresence(seat, isConnected),
    })
    if (timed) for (const seat of cutOff(connected, timed.seat)) this.#recordPresence(seat, false)
  }

  // Stamped at once, like an arrival: in its turn it would make what came after it count later than it came.
  record(fact: Fact): Promise<CommandResult> {
    return this.#queue.add({ type: 'fact', at: this.#dependencies.clock.now(), fact })
  }

  async standing(): Promise<MatchStanding> {
    const { game, options } = this.#loaded
    return { outcome: this.#outcome(), isOver: this.isOver(), game: game.id, options }
  }

  async preview(command: { readonly type: string }, name: string): Promise<CommandPreview> {
    const { game } = this.#loaded
    const parsed = readWish(strict(game.commands), command, 'command')
    if (!parsed.ok) return badCommand(parsed.error)
    const now = this.#dependencies.clock.now()
    const timing = { received: now, claimed: null, rtt: null, seen: null }
    const who = { by: 'organiser', name, timing, madeFor: null } as const
    const ruling = rule(game, this.#course, parsed.value, who)
    if (ruling.type === 'refused') return failed(ruling.refusal)
    if (ruling.type !== 'accepted') throw new Error(`${game.id} can't tell what ${command.type} comes to`)
    const { hash } = this.#last()
    const scribe = createScribe({ salt: this.#dependencies.salt, from: { seq: this.#course.seq, hash } })
    const { event } = scribe.write(ruling.draft, ruling.secret)
    const after = extendCourse(game, this.#course, event)
    return ok({ before: this.#outcome(), after: game.outcomeOf(headOf(after)) })
  }

  async teamOf(seat: number): Promise<MatchTeam> {
    const { game } = this.#loaded
    return { teammates: game.teammatesOf(headOf(this.#course), seat), phrases: game.phrases }
  }

  async channelOf(audience: Audience): Promise<Channel> {
    if (this.#isLost) throw new Gone()
    return this.#channels.of(audience)
  }

  isOver(): boolean {
    return this.#loaded.game.isOver(headOf(this.#course))
  }

  isIdle(quiet: number): boolean {
    const isDue = (this.#due.at ?? Infinity) <= this.#dependencies.clock.now() + quiet
    return !isDue && this.#queue.isQuiet() && !this.#isFollowed(quiet)
  }

  isForPeople(): boolean {
    return this.#outcome().players.some(({ bot }) => bot === null)
  }

  async wake(): Promise<void> {
    await this.#queue.run()
    if (this.#isLost) throw new Gone()
  }

  async close(): Promise<void> {
    this.#due.stop()
    this.attendance.close()
    await this.#queue.settled()
    this.#lose(undefined)
  }

  drop(): void {
    this.#lose(undefined)
  }

  /** Bots that play follow it themselves; a match of bots alone goes on without a spectator. */
  #isFollowed(quiet: number): boolean {
    if (this.#channels.areEmpty()) return false
    const { record } = this.#loaded
    const { players } = this.#outcome()
    const isQuiet = (record.committedAt(record.length) ?? 0) <= this.#dependencies.clock.now() - quiet
    const isOfBot = (audience: Audience) =>
      typeof audience === 'object' && players[audience.seat]?.bot != null
    return !isQuiet || !this.isForPeople() || !this.#channels.areEmpty(isOfBot)
  }

  #outcome(): Outcome {
    return this.#loaded.game.outcomeOf(headOf(this.#course))
  }

  async #takeTurn(jobs: readonly TurnJob[]): Promise<readonly CommandResult[] | undefined> {
    const last = this.#last()
    const turn = this.#judge(jobs, last)
    if (!turn) return undefined
    try {
      await this.#committer.commit(turn, last)
      this.#course = turn.course
      this.#publish(turn.recorded)
    } catch (error) {
      // Whatever is in the record by now: it is read again, and the senders say again what was not answered.
      this.#lose(error)
      throw new Gone()
    }
    if (!this.#isLost) this.#due.set(turn.next)
    return turn.answers
  }

  /** Undefined where several were judged and one of them is our fault: they have to be judged one by one. */
  #judge(jobs: readonly TurnJob[], last: Receipt): Turn | undefined {
    const { clock, onFault } = this.#dependencies
    try {
      const dependencies = { ...this.#dependencies, now: clock.now(), sha256 }
      return takeTurn(this.#loaded.game, this.#course, last, jobs, dependencies)
    } catch (error) {
      onFault(error)
      if (jobs.length > 1) return undefined
      const answers = jobs.map(() => FAULT)
      return { course: this.#course, recorded: [], rows: [], answers, next: clock.now() + AFTER_FAULT }
    }
  }

  #publish(recorded: readonly Recorded[]): void {
    if (recorded.length === 0) return
    const committedAt = this.#dependencies.clock.now()
    for (const { line } of recorded) this.#loaded.record.push(line, committedAt)
    this.#channels.grow(recorded)
    if (this.isOver()) this.#dependencies.onOver?.()
  }

  #last(): Receipt {
    const { record } = this.#loaded
    return { seq: record.length, hash: record.hashAt(record.length) ?? '' }
  }

  #recordPresence(seat: number, isConnected: boolean): void {
    if (this.#isLost || this.isOver()) return
    const type = isConnected ? 'seat.connected' : 'seat.disconnected'
    // If the match is lost meanwhile, its next owner sees for itself who is there.
    this.record({ type, data: { seat } }).catch(() => {})
  }

  #lose(reason: unknown): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#due.stop()
    this.#queue.close(new Gone())
    this.attendance.close()
    this.#channels.close()
    this.#dependencies.onLost(reason)
  }
}

/** The seats that were connected, that one first: each record is concluded on its own. */
function cutOff(connected: readonly boolean[], first: number): readonly number[] {
  const seats = connected.flatMap((wasThere, seat) => (wasThere ? [seat] : []))
  return seats.toSorted((one, other) => Number(other === first) - Number(one === first))
}

export function createOwnedMatch(loaded: LoadedMatch, dependencies: OwnedMatchDependencies): OwnedMatch {
  return new MatchOfOwner(loaded, dependencies)
}
