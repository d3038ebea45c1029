import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** An event as it was stored, with the wish that it answered. */
export interface StoredEvent {
  readonly seq: number
  readonly actor: string
  readonly commandId: string | null
  readonly commandDigest: string | null
  readonly body: string
  readonly hash: string
  /** µs, by the database's clock. */
  readonly committedAt: number
}

/** Events of a match after `after`, in order, at most `limit` of them. */
export async function readEvents(
  db: Kysely<Tables>,
  matchId: string,
  after: number,
  limit: number,
): Promise<readonly StoredEvent[]> {
  return db
    .selectFrom('all_events')
    .select([
      'seq',
      'actor',
      'command_id as commandId',
      'command_digest as commandDigest',
      'body',
      'hash',
      'committed_at as committedAt',
    ])
    .where('match_id', '=', matchId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

const PAGE = 1_000

/** A whole log, page by page. */
export async function* readAllEvents(db: Kysely<Tables>, matchId: string): AsyncGenerator<StoredEvent> {
  for (let after = 0; ; ) {
    const page = await readEvents(db, matchId, after, PAGE)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.seq
  }
}
