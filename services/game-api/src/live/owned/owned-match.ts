import {
  type AnyGame,
  type Audience,
  type Course,
  type Draft,
  headOf,
  type LogEvent,
  problemBy,
  strict,
} from '@getaway/engine'
import * as v from 'valibot'
import type { Clock } from '../../clock.ts'
import { sha256 } from '../../secrets/secrets.ts'
import type { Append, Outcome } from '../../store/index.ts'
import { type Answer, BAD_COMMAND, FAULT, OTHER_COMMAND, TOO_MANY } from '../answer.ts'
import { connectedIn, createAttendance } from '../attendance.ts'
import type { Channel, Kept } from '../channel/channel.ts'
import { createChannels } from '../channel/channels.ts'
import { createDueTimer } from '../due-timer.ts'
import { mayChangeStanding, standingOf } from './standing.ts'
import { type Job, type Means, type Recorded, type Turn, takeTurn } from './turn.ts'

/** What a match was when its owner took it over. */
export interface Loaded {
  readonly id: string
  readonly game: AnyGame
  readonly epoch: number
  readonly over: boolean
  readonly dueAt: number | null
  readonly course: Course<unknown>
  readonly record: Kept[]
  /** By voice and command id: what was answered, so that the same wish gets the same answer. */
  readonly answered: Map<string, { readonly digest: string; readonly answer: Promise<Answer> }>
}

export interface LiveMatchMeans extends Omit<Means, 'now' | 'sha256'> {
  readonly clock: Clock
  append(append: Append): Promise<Outcome>
  setDue(id: string, epoch: number, dueAt: number | null): Promise<void>
  /** The match is another's by now, or can't be recorded: whoever listens has to come back. */
  onLost(reason: unknown): void
  /** A command or a conclusion that the engine could not bear. */
  onFault(error: unknown): void
  /** A crowd was shown what is new, so long after its commit. */
  readonly onFannedOut?: (lagMs: number, readers: number, bytes: number) => void
}

export interface Command {
  readonly by: number | 'organiser'
  /** Who the organiser is. */
  readonly name?: string | undefined
  readonly id: string
  readonly command: { readonly type: string }
  readonly timing: {
    readonly received: number
    readonly claimed: number | null
    readonly rtt: number | null
    readonly seen: number | null
  }
}

type Waiting = {
  readonly job: Job
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

/** The match is not in this memory any more; its record is where it was. */
export class Gone extends Error {
  override readonly name = 'Gone'
  override readonly message = 'the match is no longer here'
}

/** A conclusion that fails is tried again, but not at once. */
const AFTER_FAULT = 5_000_000
/** Enough to tell a mistake; nobody gains by forging one. */
const DIGEST_DIGITS = 32

/** So many acts of one seat nobody needs, and a log of all seats still has room for them. */
const MOST_OF_A_SEAT = 15_000
/** So many jobs share a turn; the rest waits for the next commit. */
const MOST_JOBS = 64

/** A match in the memory of its owner, who alone stamps, decides, concludes and records. */
export type LiveMatch = ReturnType<typeof createLiveMatch>

export function createLiveMatch(loaded: Loaded, means: LiveMatchMeans) {
  const { id, game, epoch, record, answered } = loaded
  const { clock } = means
  let { course } = loaded
  let storedDue = loaded.dueAt
  let storedStanding: string | undefined
  let running: Promise<void> | undefined
  let isLost = false
  const queue: Waiting[] = []
  /** What is half understood is not done. */
  const commands = strict(game.commands)
  /** How many acts of whom. */
  const acts = countsIn(record)
  const due = createDueTimer(clock, () => void run())

  const head = () => headOf(course)
  const channels = createChannels({
    game,
    record,
    clock,
    delayUs: game.outcomeOf(head()).delayMs * 1000,
    onFault: means.onFault,
    ...(means.onFannedOut ? { onFannedOut: means.onFannedOut } : {}),
  })
  const isOver = () => game.isOver(head())
  const last = (): LogEvent => (record[record.length - 1] as Recorded).event

  const lose = (reason: unknown) => {
    if (isLost) return
    isLost = true
    due.stop()
    for (const { reject } of queue.splice(0)) reject(new Gone())
    attendance.close()
    channels.close()
    means.onLost(reason)
  }

  /** One append under way; what comes meanwhile is judged on what it left. */
  const run = (): Promise<void> => {
    running ??= runTurns().finally(() => {
      running = undefined
      // Who came in this very moment found it running.
      if (queue.length > 0) void run()
    })
    return running
  }

  const runTurns = async (): Promise<void> => {
    do await runTurn(queue.splice(0, MOST_JOBS))
    while (queue.length > 0 && !isLost)
  }

  const runTurn = async (waiting: readonly Waiting[]): Promise<void> => {
    if (isLost) {
      for (const { reject } of waiting) reject(new Gone())
      return
    }
    const turn = judge(waiting)
    if (!turn) {
      for (const one of waiting) await runTurn([one])
      return
    }
    try {
      await commit(turn)
      course = turn.course
      publish(turn.recorded)
    } catch (error) {
      // Whatever is in the record by now: it is read anew, and who asked asks again.
      for (const { reject } of waiting) reject(new Gone())
      return lose(error)
    }
    for (const [index, { resolve }] of waiting.entries()) resolve(turn.answers[index] ?? FAULT)
    if (!isLost) due.set(turn.next)
  }

  /** Undefined where several were judged and one of them is our fault: they have to be judged one by one. */
  const judge = (waiting: readonly Waiting[]): Turn | undefined => {
    const turnOf = (jobs: readonly Job[]) =>
      takeTurn(game, course, last(), jobs, { ...means, now: clock.now(), sha256 })
    try {
      return turnOf(waiting.map(({ job }) => job))
    } catch (error) {
      means.onFault(error)
      if (waiting.length > 1) return undefined
      for (const { resolve } of waiting) resolve(FAULT)
      return { course, recorded: [], rows: [], answers: [], next: clock.now() + AFTER_FAULT }
    }
  }

  const commit = async ({ rows, recorded, next, course: after }: Turn): Promise<void> => {
    const [first, ...more] = rows
    if (!first) return keepDue(next)
    const dueAt = dueToStore(next)
    const standing = recorded.some(({ event }) => mayChangeStanding(event, game))
      ? standingOf(game, headOf(after))
      : undefined
    const stands = standing && JSON.stringify(standing)
    const over = game.isOver(headOf(after))
    const outcome = await means.append({
      matchId: id,
      epoch,
      from: last(),
      rows: [first, ...more],
      over,
      dueAt,
      standing: stands === storedStanding ? undefined : standing,
    })
    if (outcome === 'lost') throw new Error(`match ${id} has another owner`)
    storedStanding = stands ?? storedStanding
    if (dueAt !== undefined) storedDue = dueAt
  }

  /** Only ever too early: asked again the referee knows better, and the head's row stays as it is. */
  const dueToStore = (next: number | undefined): number | null | undefined => {
    if (next === undefined) return storedDue === null ? undefined : null
    const isNews = storedDue === null || next < storedDue || storedDue <= clock.now()
    // What no column holds would spoil the batch of others; it is never, for all that anybody will see.
    return isNews ? Math.min(next, Number.MAX_SAFE_INTEGER) : undefined
  }
  const keepDue = async (next: number | undefined) => {
    const value = dueToStore(next)
    if (value === undefined) return
    await means.setDue(id, epoch, value)
    storedDue = value
  }

  const publish = (recorded: readonly Recorded[]) => {
    if (recorded.length === 0) return
    const committedAt = clock.now()
    for (const one of recorded) record.push({ ...one, committedAt })
    channels.grow()
  }

  const channelOf = (audience: Audience): Channel => {
    if (isLost) throw new Gone()
    return channels.of(audience)
  }

  const enqueue = (job: Job): Promise<Answer> => {
    if (isLost) return Promise.reject(new Gone())
    const answer = new Promise<Answer>((resolve, reject) => queue.push({ job, resolve, reject }))
    void run()
    return answer
  }

  // Stamped at once, like an arrival: in its turn it would make what came behind it count later than it came.
  const say = (draft: (now: number) => Draft) => enqueue({ type: 'word', at: clock.now(), say: draft })

  const attendance = createAttendance({
    seats: game.outcomeOf(head()).players.length,
    connected: isOver() ? [] : connectedIn(record),
    onChange(seat, isConnected) {
      if (isLost || isOver()) return
      const type = isConnected ? 'seat.connected' : 'seat.disconnected'
      // A match that is lost meanwhile tells the next owner, who looks who is there.
      say((now) => ({ type, at: now, by: 'server', data: { seat } })).catch(() => {})
    },
  })

  return {
    id,
    game,
    epoch,
    attendance,
    channelOf,
    head,
    isOver,
    last,
    /** Whether it may be put away: nobody listens, and nothing is under way or due soon. */
    isIdle: (until: number) =>
      channels.areEmpty() && !running && queue.length === 0 && (due.at() ?? Infinity) > until,

    /** The same id again joins the pending answer or gets the first one; a refusal is not remembered. */
    async command({ by, name, id: commandId, command, timing }: Command): Promise<Answer> {
      const parsed = v.safeParse(commands, command)
      if (!parsed.success) return BAD_COMMAND(problemBy(commands, command, 'command') ?? 'it does not fit')
      const digest = sha256(JSON.stringify(parsed.output)).slice(0, DIGEST_DIGITS)
      const key = `${by} ${commandId}`
      const earlier = answered.get(key)
      if (earlier) return earlier.digest === digest ? earlier.answer : OTHER_COMMAND
      const soFar = () => acts.get(by) ?? 0
      if (soFar() >= MOST_OF_A_SEAT) return TOO_MANY
      const answer = enqueue({
        type: 'command',
        by,
        name,
        id: commandId,
        digest,
        command: parsed.output,
        // Nobody has been shown what is not there yet.
        timing: { ...timing, seen: timing.seen === null ? null : Math.min(timing.seen, last().seq) },
      })
      answered.set(key, { digest, answer })
      const forget = () => answered.delete(key)
      answer.then(({ type }) => (type === 'refused' ? forget() : acts.set(by, soFar() + 1)), forget)
      return answer
    },

    /** Whether that wish was answered already, or is about to be. */
    isKnown: (by: Command['by'], commandId: string) => answered.has(`${by} ${commandId}`),
    /** The service's own word, in its turn. */
    say,

    /** Asks the referee now: after a take-over, and when the match was due while nobody owned it. */
    async wake(): Promise<void> {
      await run()
      if (isLost) throw new Gone()
    },

    /** Waits for what is under way; afterwards nothing more is recorded here. */
    async close(): Promise<void> {
      due.stop()
      attendance.close()
      await running
      lose(undefined)
    },
  }
}

function countsIn(record: readonly Kept[]): Map<LogEvent['by'], number> {
  const counts = new Map<LogEvent['by'], number>()
  for (const { event } of record) counts.set(event.by, (counts.get(event.by) ?? 0) + 1)
  return counts
}
