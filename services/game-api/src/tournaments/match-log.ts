import { createJudge, type GameSet, type LogEvent, type Outcome, unwrap } from '@getaway/engine'
import { type Database, readAllEvents } from '../store/index.ts'
import { eventOf } from './book.ts'

/** What the record of a match says, up to an event of it. */
export interface ReadMatch {
  readonly outcome: Outcome
  /** The last event that was looked at. */
  readonly last: LogEvent
  /** By organisers. */
  readonly acts: readonly LogEvent[]
}

/** A match as it stood before the event `before`, or as it stands; as an audit of its log would find it. */
export async function readMatch(
  { db }: Pick<Database, 'db'>,
  games: GameSet,
  match: string,
  before = Number.POSITIVE_INFINITY,
): Promise<ReadMatch | undefined> {
  let judge: ReturnType<typeof createJudge> | undefined
  let last: LogEvent | undefined
  const acts: LogEvent[] = []
  for await (const { seq, body, hash } of readAllEvents(db, match)) {
    if (seq >= before) break
    const event = eventOf(body, hash)
    last = event
    if (event.by === 'organiser') acts.push(event)
    if (judge) judge.push(event)
    else judge = createJudge(unwrap(games.gameOf(event)), event)
  }
  return judge && last && { outcome: judge.finish().outcome, last, acts }
}
