import {
  type AnyGame,
  type Course,
  createScribe,
  type Draft,
  extendCourse,
  headOf,
  type JsonObject,
  type LogEvent,
  MAX_EVENTS,
  objectionToDraft,
  type Random,
  type Refusal,
  rule,
  type Sha256,
  type Timing,
} from '@getaway/engine'
import type { EventRow } from '../../store/index.ts'
import { type Answer, LOG_FULL } from '../answer.ts'

/** Something that wants its place in the record. */
export type Job =
  | {
      readonly type: 'command'
      readonly by: number | 'organiser'
      /** Who the organiser is. */
      readonly name?: string | undefined
      readonly id: string
      readonly digest: string
      readonly command: { readonly type: string }
      readonly timing: Timing
    }
  /** The service's own word about people: who took a seat. */
  | { readonly type: 'word'; readonly at: number; readonly say: (now: number) => Draft }

export interface Recorded {
  readonly event: LogEvent
  /** The state of the match with the event in it. */
  readonly after: unknown
}

/** What a turn of the referee comes to; nothing of it is true before it is committed. */
export interface Turn {
  readonly course: Course<unknown>
  readonly recorded: readonly Recorded[]
  readonly rows: readonly EventRow[]
  /** In the order of the jobs. */
  readonly answers: readonly Answer[]
  /** When the referee has to be asked again (µs), if nothing happens before. */
  readonly next: number | undefined
}

export interface Means {
  /** The time by the service's clock (µs). */
  readonly now: number
  readonly random: Random
  readonly salt: () => string
  readonly sha256: Sha256
  /** The data of the seal behind that hash. */
  readonly seal: (matchId: string, previousHash: string) => JsonObject
}

/** A log that is nearly as long as a reader takes has room for what ends the match, and for nothing else. */
const RESERVE = 1_000
/** More conclusions than this in one go are a fault, not a game. */
const MOST_CONCLUSIONS = 20

/**
 * Judges the jobs one after the other, each on what the ones before it left, and then concludes what is due.
 * The seal stands in the commit that ends the match: there is no moment in which it could be left out.
 */
export function takeTurn(
  game: AnyGame,
  course: Course<unknown>,
  last: Pick<LogEvent, 'seq' | 'hash'>,
  jobs: readonly Job[],
  means: Means,
): Turn {
  const scribe = createScribe({ salt: means.salt, sha256: means.sha256, from: last })
  const recorded: Recorded[] = []
  const rows: EventRow[] = []
  let current = course

  const record = (draft: Draft, command: EventRow['command']): LogEvent => {
    const secret = game.isSecret(headOf(current), draft)
    const { event, body } = scribe.write(draft, secret)
    current = extendCourse(game, current, event)
    recorded.push({ event, after: headOf(current) })
    rows.push(rowOf(event, body, command))
    return event
  }
  const answerTo = (job: Job): Answer => {
    if (job.type === 'word') {
      if (current.seq >= MAX_EVENTS - RESERVE) return LOG_FULL
      const draft = job.say(Math.max(job.at, current.clock))
      const refusal = objectionToDraft(game, current, draft)
      return refusal ? refusedBy(refusal) : ackOf(record(draft, null))
    }
    const { by, name, timing } = job
    const ruling = rule(game, current, job.command, { by, timing, ...(name === undefined ? {} : { name }) })
    if (ruling.type === 'unforeseeable')
      throw new Error(`${game.id} can't tell what ${job.command.type} comes to`)
    return ruling.type === 'accepted'
      ? ackOf(record(ruling.draft, { id: job.id, digest: job.digest }))
      : refusedBy(ruling.refusal)
  }
  const answers = jobs.map(answerTo)

  let next: number | undefined
  for (let turn = 0; ; turn++) {
    const due = game.conclude(headOf(current), Math.max(means.now, current.clock), means.random)
    next = due.next
    if (due.drafts.length === 0) break
    if (turn === MOST_CONCLUSIONS)
      throw new Error(`the referee does not come to an end: ${due.drafts[0]?.type}`)
    for (const draft of due.drafts) record(draft, null)
  }
  if (recorded.length > 0 && game.isOver(headOf(current))) {
    const before = recorded.at(-1)?.event ?? last
    const data = means.seal(game.outcomeOf(headOf(current)).id, before.hash)
    record({ type: 'game.sealed', at: Math.max(means.now, current.clock), by: 'server', data }, null)
  }
  return { course: current, recorded, rows, answers, next }
}

export function rowOf(event: LogEvent, body: string, command: EventRow['command']): EventRow {
  const { seq, type, at, by, timing, hash } = event
  return { seq, type, at, received: timing?.received ?? null, actor: String(by), body, hash, command }
}

function ackOf({ seq, hash }: LogEvent): Answer {
  return { type: 'ack', seq, hash }
}

function refusedBy(refusal: Refusal): Answer {
  return { type: 'refused', refusal }
}
