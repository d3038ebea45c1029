import { type Kysely, sql } from 'kysely'
import type { StoredRoom } from './rooms.ts'
import type { Tables } from './schema.ts'
import { endKnownAt, type FoundMatch, found, isKnown, publicMatches } from './search.ts'

/** A table that strangers may sit down at, as the public is told of it by now. */
export interface StoredTable extends FoundMatch, Pick<StoredRoom, 'bots'> {
  /** As in `game.created`. */
  readonly options: Readonly<Record<string, unknown>>
}

/**
 * Open tables with a free seat at which somebody waits, so that a process has them open; the newest first. Those younger
 * than their delay are in no list.
 */
export async function openTablesOf(db: Kysely<Tables>, limit: number): Promise<readonly StoredTable[]> {
  const rows = await publicMatches(db)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('rooms')
          .select(['rooms.is_open', 'rooms.bots'])
          .whereRef('rooms.match_id', '=', 'm.id')
          .where(isKnown(sql<number>`rooms.known_at`))
          .orderBy('rooms.known_at', 'desc')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .select(['r.bots'])
    .select(
      sql<StoredTable['options']>`(
        select e.body::jsonb #> '{data,options}' from all_events e where e.match_id = m.id and e.seq = 1
      )`.as('options'),
    )
    .where(endKnownAt, '>', sql<number>`now_us()`)
    .where('s.state', '=', 'waiting')
    .where('r.is_open', '=', true)
    .where('m.kind', '=', 'played')
    .where(sql<boolean>`exists (select from nodes n where n.id = m.owner and n.expires_at > now_us())`)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(found)
}
