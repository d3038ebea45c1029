import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

/** What the host has chosen for a table that waits. */
export interface StoredRoom {
  /** Whether strangers may take free seats. */
  readonly isOpen: boolean
  /** By seat, the strength of the bot that is to sit there at the start. */
  readonly bots: readonly (string | null)[]
}

type Handle = Kysely<Tables>

/** How the room stands; undefined where nobody has chosen anything. */
export async function storedRoomOf(db: Handle, matchId: string): Promise<StoredRoom | undefined> {
  return roomsOf(db, matchId).executeTakeFirst()
}

/** How it stands as strangers are told by now: as it stood one spectator delay ago. */
export async function roomForPublic(db: Handle, matchId: string): Promise<StoredRoom | undefined> {
  return roomsOf(db, matchId)
    .where('known_at', '<=', sql<number>`now_us() - (select delay_us from matches where id = ${matchId})`)
    .executeTakeFirst()
}

function roomsOf(db: Handle, matchId: string) {
  return db
    .selectFrom('rooms')
    .select(['is_open as isOpen', 'bots'])
    .where('match_id', '=', matchId)
    .orderBy('known_at', 'desc')
    .limit(1)
}

/** Stores how the room stands from now on; what nobody can be told any more goes. */
export async function storeRoom(db: Handle, matchId: string, { isOpen, bots }: StoredRoom): Promise<void> {
  await sql`
    insert into rooms (match_id, known_at, is_open, bots)
    select ${matchId}::text, greatest(now_us(), coalesce(max(known_at) + 1, 0)), ${isOpen}::boolean, ${JSON.stringify(bots)}::jsonb
    from rooms where match_id = ${matchId}
  `.execute(db)
  await sql`
    delete from rooms r using matches m
    where m.id = ${matchId} and r.match_id = m.id and r.known_at < (
      select max(known_at) from rooms where match_id = m.id and known_at <= now_us() - m.delay_us
    )
  `.execute(db)
}

/** Of these matches, those that wait and are open to strangers now. */
export async function openRoomsOf(db: Handle, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('matches as m')
    .select('m.id')
    .where('m.id', 'in', ids)
    .where('m.over', '=', false)
    .where(
      sql<boolean>`(select r.is_open from rooms r where r.match_id = m.id order by r.known_at desc limit 1)`,
    )
    .where(
      sql<boolean>`(select s.state = 'waiting' from standings s where s.match_id = m.id order by s.seq desc limit 1)`,
    )
    .execute()
  return rows.map(({ id }) => id)
}
