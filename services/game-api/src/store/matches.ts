import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { EventRow, StoredStanding } from './append.ts'
import { addObserver, type NewObserver } from './observers.ts'
import type { MatchKind, Tables } from './schema.ts'
import { addSeats, type NewSeat } from './seats.ts'

type Handle = Kysely<Tables>

export interface NewStoredMatch {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly createdAt: number
  readonly created: EventRow
  readonly dueAt: number | null
  readonly standing: StoredStanding
  readonly kind: MatchKind
  readonly delayUs: number
  /** The tournament that it belongs to. */
  readonly event: string | null
  readonly seats: readonly NewSeat[]
  readonly hostHash: string | null
  readonly organiser: NewObserver | undefined
}

/** Where a match's record ends. */
export interface Head {
  readonly id: string
  readonly seq: number
  readonly hash: string
}

/** A match as its new owner gets it. */
export interface Claimed extends Head {
  readonly epoch: number
  readonly dueAt: number | null
  readonly over: boolean
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

/** Records a match with its first event and who may do what, all or nothing. */
export async function addMatch(db: Handle, match: NewStoredMatch): Promise<void> {
  const { id, created, standing, seats, organiser } = match
  const now = sql<number>`now_us()`
  const summary = JSON.stringify(standing.summary)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('matches')
      .values({
        id,
        game: match.game,
        rules: match.rules,
        created_at: match.createdAt,
        seq: created.seq,
        hash: created.hash,
        due_at: match.dueAt,
        summary,
        kind: match.kind,
        delay_us: match.delayUs,
        event: match.event,
        host_hash: match.hostHash,
      })
      .execute()
    const { command: _, ...row } = created
    await trx
      .insertInto('events')
      .values({ ...row, match_id: id, epoch: 0, command_id: null, command_digest: null, committed_at: now })
      .execute()
    await trx
      .insertInto('standings')
      .values({ match_id: id, seq: created.seq, known_at: now, state: standing.state, summary })
      .execute()
    await addSeats(trx, id, seats)
    if (organiser) await addObserver(trx, id, organiser)
  })
}

/**
 * Makes `owner` the owner, so that whoever was it before can append nothing more; unless that one is alive:
 * then the match is elsewhere.
 */
export async function claimMatch(
  db: Handle,
  id: string,
  owner: string,
): Promise<Claimed | 'elsewhere' | undefined> {
  const claimed = await db
    .updateTable('matches')
    .set((eb) => ({ epoch: eb('epoch', '+', 1), owner }))
    .where('id', '=', id)
    .where(isFreeFor(owner))
    .returning(['id', 'seq', 'hash', 'epoch', 'due_at as dueAt', 'over'])
    .executeTakeFirst()
  if (claimed) return claimed
  return (await matchOf(db, id)) && 'elsewhere'
}

/** Whoever comes next may have it. */
export async function releaseMatch(db: Handle, id: string, epoch: number): Promise<void> {
  await db
    .updateTable('matches')
    .set({ owner: null })
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .execute()
}

/** Of these matches, those that the node still owns. */
export async function ownedBy(db: Handle, node: string, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('id', 'in', ids)
    .where('owner', '=', node)
    .execute()
  return rows.map(({ id }) => id)
}

/** Nobody's, one's own, or of a node that has fallen silent. */
function isFreeFor(node: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(owner is null or owner = ${node} or not exists (
    select from nodes where nodes.id = owner and nodes.expires_at > now_us()
  ))`
}

/** Puts off when the referee is asked; nothing, if the match has another owner by now. */
export async function setDue(db: Handle, id: string, epoch: number, dueAt: number | null): Promise<void> {
  await db
    .updateTable('matches')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .execute()
}

export async function headsOf(db: Handle, ids: readonly string[]): Promise<readonly Head[]> {
  if (ids.length === 0) return []
  return db.selectFrom('matches').select(['id', 'seq', 'hash']).where('id', 'in', ids).execute()
}

/**
 * Matches that `node` should look after: whose referee has to be asked by `now` (µs), the longest due first,
 * and those whose owner has fallen silent.
 */
export async function dueMatches(
  db: Handle,
  node: string,
  now: number,
  most: number,
  except: readonly string[] = [],
): Promise<readonly string[]> {
  const due = db
    .selectFrom('matches')
    .select('id')
    .where('over', '=', false)
    .where(sql<SqlBool>`(due_at <= ${now} or (owner is not null and owner <> ${node}))`)
    .where(isFreeFor(node))
    .orderBy('due_at')
    .limit(most)
  const rows = await (except.length > 0 ? due.where('id', 'not in', except) : due).execute()
  return rows.map(({ id }) => id)
}

/** Of who created the match; null for those of old. */
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
    .select(['id', 'game', 'kind', 'delay_us as delayUs', 'created_at as createdAt', 'seq', 'over'])
}
