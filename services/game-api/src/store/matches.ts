import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { addObserver, type NewStoredObserver } from './observers.ts'
import { addRematch } from './rematches.ts'
import { type StoredRoom, storeRoom } from './rooms.ts'
import type { MatchKind, Tables } from './schema.ts'
import { addSeats, type NewSeat } from './seats.ts'
import type { EventRow, StoredStanding } from './stored-rows.ts'

type Handle = Kysely<Tables>

export interface NewStoredMatch {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly createdAt: number
  readonly created: EventRow
  /** What follows it at once, and changes nothing of how the match stands. */
  readonly more?: readonly EventRow[]
  readonly dueAt: number | null
  readonly standing: StoredStanding
  readonly kind: MatchKind
  readonly delayUs: number
  /** The tournament that it belongs to. */
  readonly event: string | null
  /** If its staff creates the match. */
  readonly tournament?: string | undefined
  readonly seats: readonly NewSeat[]
  readonly hostHash: string | null
  /** Those who see everything from the beginning. */
  readonly observers: readonly NewStoredObserver[]
  /** Undefined where its host has chosen nothing. */
  readonly room?: StoredRoom | undefined
  /** The match that it is the rematch of. */
  readonly rematchOf?: string | undefined
}

/** Where a match's record ends. */
export interface Head {
  readonly id: string
  readonly seq: number
  readonly hash: string
}

export interface StoredMatch {
  readonly id: string
  readonly game: string
  readonly kind: MatchKind
  readonly delayUs: number
  readonly createdAt: number
  readonly seq: number
  readonly over: boolean
}

/** There was a rematch of that match before. */
export class HadRematch extends Error {
  override readonly name = 'HadRematch'
  override readonly message = 'there is a rematch of this match'
}

/** Records a match with its first event, its invitations and its tokens, all or nothing. */
export async function addMatch(db: Handle, match: NewStoredMatch): Promise<void> {
  await db.transaction().execute((trx) => addMatchIn(trx, match))
}

/** The same, within a transaction of the caller's. */
export async function addMatchIn(trx: Transaction<Tables>, match: NewStoredMatch): Promise<void> {
  const { id, created, more = [], standing, seats, observers, room, rematchOf } = match
  const now = sql<number>`now_us()`
  const summary = JSON.stringify(standing.summary)
  await trx
    .insertInto('matches')
    .values({
      id,
      game: match.game,
      rules: match.rules,
      created_at: match.createdAt,
      due_at: match.dueAt,
      summary,
      kind: match.kind,
      delay_us: match.delayUs,
      event: match.event,
      host_hash: match.hostHash,
      tournament: match.tournament ?? null,
    })
    .execute()
  const own = { match_id: id, epoch: 0, command_id: null, command_digest: null, committed_at: now }
  await trx
    .insertInto(eventsOf(match.kind))
    .values([created, ...more].map(({ command: _, ...row }) => ({ ...row, ...own })))
    .execute()
  await trx
    .insertInto('standings')
    .values({ match_id: id, seq: created.seq, known_at: now, state: standing.state, summary })
    .execute()
  await addSeats(trx, id, seats)
  for (const observer of observers) await addObserver(trx, id, observer)
  if (room) await storeRoom(trx, id, room)
  if (rematchOf !== undefined && !(await addRematch(trx, rematchOf, id))) throw new HadRematch()
}

export async function headsOf(db: Handle, ids: readonly string[]): Promise<readonly Head[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('matches')
    .select(['id', headColumn('seq').as('seq'), headColumn('hash').as('hash')])
    .where('id', 'in', ids)
    .execute()
}

/** Where the events of such matches are: demos have a table that may be emptied. */
function eventsOf(kind: MatchKind): 'events' | 'demo_events' {
  return kind === 'demo' ? 'demo_events' : 'events'
}

/** The end of a match in a query of `matches`; it is where its events end. */
export function headColumn(column: 'seq'): RawBuilder<number>
export function headColumn(column: 'hash'): RawBuilder<string>
export function headColumn(column: 'seq' | 'hash'): RawBuilder<unknown> {
  return sql`(select e.${sql.ref(column)} from all_events e where e.match_id = id order by e.seq desc limit 1)`
}

/** The hash of the host's token; null for matches from before there were hosts. */
export async function hostHashOf(db: Handle, id: string): Promise<string | null> {
  const row = await db.selectFrom('matches').select('host_hash').where('id', '=', id).executeTakeFirst()
  return row?.host_hash ?? null
}

export async function matchOf(db: Handle, id: string): Promise<StoredMatch | undefined> {
  return selectMatches(db).where('id', '=', id).executeTakeFirst()
}

/** The newest first. */
export async function listMatches(
  db: Handle,
  query: {
    readonly over?: boolean | undefined
    readonly kind?: MatchKind | undefined
    readonly limit: number
  },
): Promise<readonly StoredMatch[]> {
  const { over, kind, limit } = query
  let found = selectMatches(db).orderBy('created_at', 'desc').limit(limit)
  if (over !== undefined) found = found.where('over', '=', over)
  if (kind !== undefined) found = found.where('kind', '=', kind)
  return found.execute()
}

function selectMatches(db: Handle) {
  return db
    .selectFrom('matches')
    .select(['id', 'game', 'kind', 'delay_us as delayUs', 'created_at as createdAt', 'over'])
    .select(headColumn('seq').as('seq'))
}
