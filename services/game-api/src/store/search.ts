import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchedAs } from './append/changes.ts'
import { isTournament } from './is-tournament.ts'
import { isPlayedOut } from './played-out.ts'
import type { MatchKind, MatchState, Tables } from './schema.ts'
import { type StoredSummary, type Summary, summaryIn } from './summary.ts'

/** A match as somebody is told of it. */
export interface FoundMatch {
  readonly id: string
  readonly game: string
  readonly kind: MatchKind
  readonly status: MatchState
  readonly createdAt: number
  readonly endedAt: number | null
  readonly event: string | null
  readonly delayUs: number
  readonly head: number
  /** Of its last event that is told of. */
  readonly hash: string
  readonly summary: Summary
}

/** Where a page of a list ended. */
export interface SearchCursor {
  readonly createdAt: number
  readonly id: string
}

export interface MatchFilter {
  readonly status?: MatchState | undefined
  /** The beginning of a player's name, in whatever case. */
  readonly player?: string | undefined
  /** The public key that a player named. */
  readonly key?: string | undefined
  readonly game?: string | undefined
  readonly event?: string | undefined
  /** Created from the one instant on and before the other (µs). */
  readonly created?: { readonly from: number; readonly before: number } | undefined
  readonly after?: SearchCursor | undefined
  readonly limit: number
}

type Handle = Kysely<Tables>

const NEVER = sql<number>`9223372036854775807`
/** Sorts after every character of a name, so it ends a range of names with the same beginning. */
const LAST_CHARACTER = '\u{10ffff}'

/** Matches as the public is told of them by now, the newest first; those younger than their delay are in no list. */
export async function searchMatches(db: Handle, search: MatchFilter): Promise<readonly FoundMatch[]> {
  const { status, player, key, game, event, created, after, limit } = search
  let query = publicMatches(db).orderBy('m.created_at', 'desc').orderBy('m.id', 'desc').limit(limit)
  // Two conditions for one question: the first is what an index knows, the second is what the public was told.
  if (status === 'over') query = query.where(endKnownAt, '<=', sql<number>`now_us()`)
  else if (status) query = query.where(endKnownAt, '>', sql<number>`now_us()`)
  if (status) query = query.where('s.state', '=', status)
  if (game !== undefined) query = query.where('m.game', '=', game)
  // Anybody may name any event; to a tournament belong only the matches that its staff has created.
  if (event !== undefined)
    query = query.where((await isTournament(db, event)) ? 'm.tournament' : 'm.event', '=', event)
  if (created)
    query = query.where('m.created_at', '>=', created.from).where('m.created_at', '<', created.before)
  if (after) query = query.where(sql<SqlBool>`(m.created_at, m.id) < (${after.createdAt}, ${after.id})`)
  if (player !== undefined) query = query.where(hasPlayer(namedLike(player)))
  if (key !== undefined) query = query.where(hasPlayer(sql`p.key = ${key}`))
  // A search for people or for a day is about the record, which demo matches are not part of; a list of all shows
  // what is worth a look.
  query =
    player !== undefined || key !== undefined || event !== undefined || created
      ? query.where('m.kind', '=', 'played')
      : query.where(sql<SqlBool>`(s.state <> 'over' or m.kind = 'demo' or ${isPlayedOut()})`)
  return (await query.execute()).map(found)
}

/** One match as the public is told of it by now; undefined if there is none, or it is younger than its delay. */
export async function matchForPublic(db: Handle, id: string): Promise<FoundMatch | undefined> {
  const match = await publicMatches(db).where('m.id', '=', id).executeTakeFirst()
  return match && found(match)
}

/** A match as it stands, for callers who see it without delay. */
export async function matchForHolder(db: Handle, id: string): Promise<FoundMatch | undefined> {
  const match = await foundForHolder(db).where('m.id', '=', id).executeTakeFirst()
  return match && found(match)
}

/** Matches as they stand. */
export function foundForHolder(db: Handle) {
  return db
    .selectFrom('matches as m')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('standings')
          .select(['standings.state', 'standings.summary'])
          .whereRef('standings.match_id', '=', 'm.id')
          .orderBy('standings.seq', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select([...MATCH, 'm.ended_at as endedAt'])
    .select([
      sql<number>`(${lastEvent('seq', sql`true`)})`.as('head'),
      sql<string>`(${lastEvent('hash', sql`true`)})`.as('hash'),
    ])
}

/** A row in today's terms. */
export function found<Row extends { readonly status: MatchState; readonly summary: StoredSummary }>(
  row: Row,
): Omit<Row, 'summary'> & { readonly summary: Summary } {
  return { ...row, summary: summaryIn(row.summary, row.status === 'over') }
}

/** Whether there is a match of that id, be it public yet or not. */
export async function isMatch(db: Handle, id: string): Promise<boolean> {
  return (await db.selectFrom('matches').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

const MATCH = [
  'm.id',
  'm.game',
  'm.kind',
  's.state as status',
  'm.created_at as createdAt',
  'm.event',
  'm.delay_us as delayUs',
  's.summary',
] as const

/** When the public is told that a match is over. */
export const endKnownAt = sql<number>`coalesce(m.ended_at + m.delay_us, ${NEVER})`

/** What was committed by then is known to the public; without a delay at once, whatever clocks say. */
export function isKnown(at: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(m.delay_us = 0 or ${at} <= now_us() - m.delay_us)`
}

/** Matches as the public is told of them by now. */
export function publicMatches(db: Handle) {
  return db
    .selectFrom('matches as m')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('standings')
          .select(['standings.seq', 'standings.state', 'standings.summary'])
          .whereRef('standings.match_id', '=', 'm.id')
          .where(isKnown(sql<number>`standings.known_at`))
          .orderBy('standings.seq', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select(MATCH)
    .select([
      sql<number>`(${lastEvent('seq', isKnown(sql<number>`e.committed_at`))})`.as('head'),
      sql<string>`(${lastEvent('hash', isKnown(sql<number>`e.committed_at`))})`.as('hash'),
      sql<number | null>`case when s.state = 'over' then m.ended_at end`.as('endedAt'),
    ])
}

/** From the end backwards, so that what is not known yet is all that is passed over. */
function lastEvent(column: 'seq' | 'hash', condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select e.${sql.ref(column)} from all_events e
    where e.match_id = m.id and ${condition} order by e.seq desc limit 1`
}

function namedLike(prefix: string): RawBuilder<unknown> {
  const from = searchedAs(prefix)
  return sql`p.name >= ${from} and p.name < ${from + LAST_CHARACTER}`
}

function hasPlayer(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from match_players p
    where p.match_id = m.id and ${condition}
      and ${isKnown(sql<number>`p.known_at`)}
  )`
}
