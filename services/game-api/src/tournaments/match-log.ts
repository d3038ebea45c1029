import { type LogEvent, lineOf, type Outcome, ok, type Result, type WonMarks } from '@getaway/engine'
import { BYTES_OF_AN_EVENT, type Judging } from '../judging/judging.ts'
import type { NotJudged } from '../judging/judging-worker.ts'
import { type Database, matchOf, readAllEvents } from '../store/index.ts'
import { eventOf } from './book.ts'

/** What the record of a match says, up to an event of it. */
export interface ReadMatch {
  readonly outcome: Outcome
  /** The last event that was looked at. */
  readonly last: LogEvent
  /** By organisers. */
  readonly acts: readonly LogEvent[]
  /** For each of `places`, by seat, what had been won by then, as all that was read counts it. */
  readonly wonBefore: readonly (readonly WonMarks[] | undefined)[]
}

export interface MatchLogDependencies {
  readonly database: Pick<Database, 'db'>
  readonly judging: Pick<Judging, 'judge'>
}

/** Which match, of which tournament; `before` is the event up to which it is read. */
export interface MatchToRead {
  readonly match: string
  readonly tournament: string
  readonly before?: number | undefined
  /** Before which events it is asked what had been won. */
  readonly places?: readonly number[]
}

/**
 * A match as it stood before the event `before`, or as it stands; as an audit of its log finds it, beside the event loop.
 * Undefined where there is nothing before that event. Each tournament has its own share of the judges.
 */
export async function readMatch(
  { database: { db }, judging }: MatchLogDependencies,
  { match, tournament, before = Number.POSITIVE_INFINITY, places = [] }: MatchToRead,
): Promise<Result<ReadMatch | undefined, NotJudged>> {
  const row = await matchOf(db, match)
  if (!row || before <= 1) return ok(undefined)
  let last: LogEvent | undefined
  let acts: LogEvent[] = []
  const judged = await judging.judge({
    async bytes() {
      let text = ''
      acts = []
      let end: { readonly body: string; readonly hash: string } | undefined
      for await (const one of readAllEvents(db, match)) {
        if (one.seq >= before) break
        end = one
        text += `${lineOf(one.body, one.hash)}\n`
        // Most lines are not parsed here: that is what the judge does.
        if (one.body.includes('"organiser"')) acts.push(eventOf(one.body, one.hash))
      }
      last = end && eventOf(end.body, end.hash)
      return new TextEncoder().encode(text)
    },
    gzip: undefined,
    keys: [],
    wantsText: false,
    before: places,
    asker: { address: `tournament ${tournament}`, token: undefined },
    size: Math.min(row.seq, before) * BYTES_OF_AN_EVENT,
  })
  if (judged.ok) {
    const { outcome, wonBefore } = judged.value
    return ok(last && { outcome, last, wonBefore, acts: acts.filter(({ by }) => by === 'organiser') })
  }
  const { code, detail } = judged.error
  if (code === 'unreadable-log' || code === 'too-large') throw new Error(`match ${match}: ${detail}`)
  return { ok: false, error: { ...judged.error, code } }
}
