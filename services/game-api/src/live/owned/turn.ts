import {
  type AnyGame,
  createScribe,
  type Draft,
  extendCourse,
  type Fact,
  failed,
  headOf,
  type JsonObject,
  type LiveCourse,
  type LogEvent,
  MAX_EVENTS,
  objectionToDraft,
  ok,
  type Random,
  rule,
  type Sha256,
  type Timing,
} from '@getaway/engine'
import type { EventRow } from '../../store/index.ts'
import { type CommandResult, LOG_FULL } from '../command-result.ts'
import type { Recorded } from '../record/match-record.ts'

/** Something that wants its place in the record. */
export type TurnJob =
  | {
      readonly type: 'command'
      readonly by: number | 'organiser'
      /** The organiser's name. */
      readonly name?: string | undefined
      readonly id: string
      readonly digest: string
      readonly command: { readonly type: string }
      readonly timing: Timing
      readonly madeFor: number | null
    }
  /** A fact of the service's own, about people; `at` is when it came. */
  | { readonly type: 'fact'; readonly at: number; readonly fact: Fact }

/** What a turn of the referee comes to; nothing of it is true before it is committed. */
export interface Turn {
  readonly course: LiveCourse<unknown>
  readonly recorded: readonly Recorded[]
  readonly rows: readonly EventRow[]
  /** In the order of the jobs. */
  readonly answers: readonly CommandResult[]
  /** When the referee has to be asked again (µs), if nothing happens before. */
  readonly next: number | undefined
}

export interface TurnDependencies {
  /** The time by the service's clock (µs). */
  readonly now: number
  readonly random: Random
  readonly salt: () => string
  readonly sha256: Sha256
  /** The data of the seal that follows that hash. */
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
  course: LiveCourse<unknown>,
  last: Pick<LogEvent, 'seq' | 'hash'>,
  jobs: readonly TurnJob[],
  dependencies: TurnDependencies,
): Turn {
  const scribe = createScribe({ salt: dependencies.salt, sha256: dependencies.sha256, from: last })
  const recorded: Recorded[] = []
  const rows: EventRow[] = []
  let current = course

  const record = (draft: Draft, command: EventRow['command']): LogEvent => {
    const secret = game.isSecret(headOf(current), draft)
    const { event, body, line } = scribe.write(draft, secret)
    current = extendCourse(game, current, event)
    recorded.push({ event, line, after: headOf(current) })
    rows.push(rowOf(event, body, command))
    return event
  }
  const answerTo = (job: TurnJob): CommandResult => {
    if (job.type === 'fact') {
      if (current.seq >= MAX_EVENTS - RESERVE) return LOG_FULL
      const draft: Draft = { ...job.fact, at: Math.max(job.at, current.clock), by: 'server' }
      const refusal = objectionToDraft(game, current, draft)
      return refusal ? failed(refusal) : receiptFor(record(draft, null))
    }
    const { by, name, timing, madeFor } = job
    const who = name === undefined ? { by } : { by, name }
    const ruling = rule(game, current, job.command, { ...who, timing, madeFor })
    if (ruling.type === 'unforeseeable')
      throw new Error(`${game.id} can't tell what ${job.command.type} comes to`)
    return ruling.type === 'accepted'
      ? receiptFor(record(ruling.draft, { id: job.id, digest: job.digest }))
      : failed(ruling.refusal)
  }
  const answers = jobs.map(answerTo)

  let next: number | undefined
  for (let turn = 0; ; turn++) {
    const due = game.conclude(headOf(current), Math.max(dependencies.now, current.clock), dependencies.random)
    next = due.next
    if (due.drafts.length === 0) break
    if (turn === MOST_CONCLUSIONS)
      throw new Error(`the referee does not come to an end: ${due.drafts[0]?.type}`)
    for (const draft of due.drafts) record(draft, null)
  }
  if (recorded.length > 0 && game.isOver(headOf(current))) {
    const before = recorded.at(-1)?.event ?? last
    const data = dependencies.seal(game.outcomeOf(headOf(current)).id, before.hash)
    record({ type: 'game.sealed', at: Math.max(dependencies.now, current.clock), by: 'server', data }, null)
  }
  return { course: current, recorded, rows, answers, next }
}

export function rowOf(event: LogEvent, body: string, command: EventRow['command']): EventRow {
  const { seq, type, at, by, timing, hash } = event
  return { seq, type, at, received: timing?.received ?? null, actor: String(by), body, hash, command }
}

function receiptFor({ seq, hash }: LogEvent): CommandResult {
  return ok({ seq, hash })
}
