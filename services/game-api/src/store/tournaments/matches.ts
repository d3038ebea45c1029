import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'
import { type FoundMatch, found, foundForHolder, publicMatches } from '../search.ts'

type Handle = Kysely<Tables>

/** The tournament that a match was created in. */
export async function tournamentOfMatch(db: Handle, match: string): Promise<string | undefined> {
  const row = await db.selectFrom('matches').select('tournament').where('id', '=', match).executeTakeFirst()
  return row?.tournament ?? undefined
}

/** The matches of a tournament that are not over. */
export async function runningMatchesOf(db: Handle, tournament: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('tournament', '=', tournament)
    .where('over', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The matches of a tournament as they stand, for its staff. */
export async function tournamentMatchesForStaff(
  db: Handle,
  tournament: string,
): Promise<readonly FoundMatch[]> {
  return (await foundForHolder(db).where('m.tournament', '=', tournament).execute()).map(found)
}

/** The same as the public is told of them by now. */
export async function tournamentMatchesForPublic(
  db: Handle,
  tournament: string,
): Promise<readonly FoundMatch[]> {
  return (await publicMatches(db).where('m.tournament', '=', tournament).execute()).map(found)
}

/** Matches of tournaments that are over, and of whose end their tournament's log does not tell yet. */
export async function unsealedMatches(
  db: Handle,
  tournament?: string,
): Promise<readonly { readonly id: string; readonly tournament: string }[]> {
  let query = db
    .selectFrom('matches as m')
    .select(['m.id', sql<string>`m.tournament`.as('tournament')])
    .where('m.tournament', 'is not', null)
    .where('m.over', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tournament_events as e')
            .select('e.seq')
            .whereRef('e.match_id', '=', 'm.id')
            .where('e.type', '=', 'match.sealed'),
        ),
      ),
    )
    .orderBy('m.ended_at')
    .limit(1_000)
  if (tournament !== undefined) query = query.where('m.tournament', '=', tournament)
  return query.execute()
}

/** Whether a seat of any match of the tournament is held with this public key, or by this token. */
export async function playsInTournament(
  db: Handle,
  tournament: string,
  who: { readonly key: string | null; readonly tokenHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('matches as m')
    .select('m.id')
    .where('m.tournament', '=', tournament)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('seats as s')
            .select('s.seat')
            .whereRef('s.match_id', '=', 'm.id')
            .where((eb) =>
              eb.or([
                eb('s.token_hash', '=', who.tokenHash),
                ...(who.key === null ? [] : [eb('s.key', '=', who.key)]),
              ]),
            ),
        ),
        ...(who.key === null
          ? []
          : [
              exists(
                selectFrom('match_players as p')
                  .select('p.seat')
                  .whereRef('p.match_id', '=', 'm.id')
                  .where('p.key', '=', who.key),
              ),
            ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
