import { type Kysely, sql } from 'kysely'
import type { EventRow } from './append.ts'
import type { Summary, Tables } from './schema.ts'
import { addSeats, type NewSeat } from './seats.ts'

type Handle = Kysely<Tables>

export interface NewMatchRow {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly createdAt: number
  readonly created: EventRow
  readonly dueAt: number | null
  readonly summary: Summary
  readonly seats: readonly NewSeat[]
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

export interface MatchRow {
  readonly id: string
  readonly game: string
  readonly createdAt: number
  readonly seq: number
  readonly over: boolean
  readonly summary: Summary
}

/** Records a match with its first event and its seats, all or nothing. */
export async function addMatch(db: Handle, match: NewMatchRow): Promise<void> {
  const { id, game, rules, createdAt, created, dueAt, summary, seats } = match
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('matches')
      .values({
        id,
        game,
        rules,
        created_at: createdAt,
        seq: created.seq,
        hash: created.hash,
        due_at: dueAt,
        summary: JSON.stringify(summary),
      })
      .execute()
    const { command: _, ...row } = created
    await trx
      .insertInto('events')
      .values({
        ...row,
        match_id: id,
        epoch: 0,
        command_id: null,
        command_digest: null,
        committed_at: sql<number>`now_us()`,
      })
      .execute()
    await addSeats(trx, id, seats)
  })
}

/** Makes `owner` the owner. Whoever was it before can append nothing more. */
export async function claimMatch(db: Handle, id: string, owner: string): Promise<Claimed | undefined> {
  return db
    .updateTable('matches')
    .set((eb) => ({ epoch: eb('epoch', '+', 1), owner }))
    .where('id', '=', id)
    .returning(['id', 'seq', 'hash', 'epoch', 'due_at as dueAt', 'over'])
    .executeTakeFirst()
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

/** Matches whose referee has to be asked by `now` (µs), the longest due first. */
export async function dueMatches(
  db: Handle,
  now: number,
  most: number,
  except: readonly string[] = [],
): Promise<readonly string[]> {
  const due = db
    .selectFrom('matches')
    .select('id')
    .where('due_at', '<=', now)
    .where('over', '=', false)
    .orderBy('due_at')
    .limit(most)
  const rows = await (except.length > 0 ? due.where('id', 'not in', except) : due).execute()
  return rows.map(({ id }) => id)
}

export async function matchOf(db: Handle, id: string): Promise<MatchRow | undefined> {
  return selectMatches(db).where('id', '=', id).executeTakeFirst()
}

/** The newest first. */
export async function listMatches(
  db: Handle,
  query: { readonly over?: boolean | undefined; readonly limit: number },
): Promise<readonly MatchRow[]> {
  const { over, limit } = query
  const all = selectMatches(db).orderBy('created_at', 'desc').limit(limit)
  return (over === undefined ? all : all.where('over', '=', over)).execute()
}

function selectMatches(db: Handle) {
  return db.selectFrom('matches').select(['id', 'game', 'created_at as createdAt', 'seq', 'over', 'summary'])
}
