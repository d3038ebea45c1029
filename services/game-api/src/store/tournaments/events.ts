import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../schema.ts'

type Handle = Kysely<Tables>

export interface TournamentEventRow {
  readonly seq: number
  readonly type: string
  readonly at: number
  readonly actor: string
  /** The match that it is about. */
  readonly matchId: string | null
  readonly body: string
  readonly hash: string
}

export interface StoredTournamentEvent extends TournamentEventRow {
  /** µs, by the database's clock. */
  readonly committedAt: number
}

/** The wish that some events are the answer to. */
export interface TournamentWish {
  readonly id: string
  readonly digest: string
}

/** What a wish was answered with before: its first event, and whether it said the same. */
export interface AnsweredWish {
  readonly seq: number
  readonly hash: string
  readonly digest: string
}

/**
 * Does something with a tournament while nobody else adds to it: what was read within it stays true until it is
 * committed. The primary key of its events guards the same a second time.
 */
export function withTournament<T>(
  db: Handle,
  id: string,
  act: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(lock_of_match(${`tournament ${id}`}))`.execute(trx)
    return act(trx)
  })
}

/** Records a new tournament; false if there is one of that id, or matches of anybody that name it. */
export async function addTournament(
  trx: Transaction<Tables>,
  id: string,
  createdAt: number,
): Promise<boolean> {
  const named = await trx
    .selectFrom('matches')
    .select('id')
    .where('event', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (named) return false
  const added = await trx
    .insertInto('tournaments')
    .values({ id, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Adds these events in their order; the wish is that of the first one. */
export async function appendTournamentEvents(
  trx: Transaction<Tables>,
  id: string,
  rows: readonly TournamentEventRow[],
  wish: TournamentWish | undefined,
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('tournament_events')
    .values(
      rows.map(({ seq, type, at, actor, matchId, body, hash }, index) => ({
        tournament_id: id,
        seq,
        type,
        at,
        actor,
        match_id: matchId,
        command_id: index === 0 ? (wish?.id ?? null) : null,
        command_digest: index === 0 ? (wish?.digest ?? null) : null,
        body,
        hash,
      })),
    )
    .execute()
}

export async function answeredWish(
  db: Handle,
  id: string,
  actor: string,
  wish: string,
): Promise<AnsweredWish | undefined> {
  const row = await db
    .selectFrom('tournament_events')
    .select(['seq', 'hash', 'command_digest as digest'])
    .where('tournament_id', '=', id)
    .where('actor', '=', actor)
    .where('command_id', '=', wish)
    .executeTakeFirst()
  return row && { ...row, digest: row.digest ?? '' }
}

/** What a recorded event says. */
export async function tournamentEventData(db: Handle, id: string, seq: number): Promise<object> {
  const { body } = await db
    .selectFrom('tournament_events')
    .select('body')
    .where('tournament_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow()
  return (JSON.parse(body) as { readonly data: object }).data
}

const PAGE = 1_000

/** All events after `after`, in order, page by page. */
export async function* readTournamentEvents(
  db: Handle,
  id: string,
  after = 0,
): AsyncGenerator<StoredTournamentEvent> {
  for (let last = after; ; ) {
    const page = await db
      .selectFrom('tournament_events')
      .select([
        'seq',
        'type',
        'at',
        'actor',
        'match_id as matchId',
        'body',
        'hash',
        'committed_at as committedAt',
      ])
      .where('tournament_id', '=', id)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(PAGE)
      .execute()
    yield* page
    const end = page.at(-1)
    if (!end || page.length < PAGE) return
    last = end.seq
  }
}

/** The time (µs) by which `committedAt` is told. */
export async function databaseNow(db: Handle): Promise<number> {
  const { rows } = await sql<{ now: number }>`select now_us() as now`.execute(db)
  return rows[0]?.now ?? 0
}

/** How many tournaments are open and were used since that instant (µs); nothing follows a seal. */
export async function countOpenTournaments(db: Handle, since: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::bigint as count from tournaments t
    cross join lateral (
      select e.at, e.type from tournament_events e where e.tournament_id = t.id order by e.seq desc limit 1
    ) last
    where last.at >= ${since}::bigint and last.type <> 'tournament.sealed'
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Of these tournaments, those that are not closed. */
export async function openTournamentsOf(db: Handle, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tournaments as t')
    .select('t.id')
    .where('t.id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tournament_events as e')
            .select('e.seq')
            .whereRef('e.tournament_id', '=', 't.id')
            .where('e.type', '=', 'tournament.sealed'),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Where a tournament's log tells of an act in a match. */
export async function tournamentAct(
  db: Handle,
  id: string,
  match: string,
  act: number,
): Promise<{ readonly seq: number; readonly hash: string } | undefined> {
  const rows = await db
    .selectFrom('tournament_events')
    .select(['seq', 'hash', 'body'])
    .where('tournament_id', '=', id)
    .where('match_id', '=', match)
    .where('type', '=', 'act.recorded')
    .execute()
  const found = rows.find(({ body }) => (JSON.parse(body) as { data: { seq: number } }).data.seq === act)
  return found && { seq: found.seq, hash: found.hash }
}
