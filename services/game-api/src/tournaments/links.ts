import type { SeatLink } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import type { TournamentTable } from '@getaway/engine/tournament'
import type { ServiceResult } from '../refusals/refusal.ts'
import { sha256 } from '../secrets/secrets.ts'
import { type Database, storedSeatsOf, tournamentMatchesForStaff } from '../store/index.ts'
import { noMatchIn } from './acts.ts'
import type { KnownTournament } from './book.ts'
import { seatInvitation } from './secrets.ts'
import type { StaffMember } from './staff.ts'

/** What players need to sit down, at one table or at all whose match is not over. The same each time, until reissued. */
export async function seatLinks(
  { database }: { readonly database: Database },
  { state }: KnownTournament,
  by: StaffMember,
  match: string | undefined,
  playPage: (match: string, game: string) => string | null,
): Promise<ServiceResult<readonly SeatLink[], 'no-match'>> {
  const tables = state.tables.filter((table) =>
    match === undefined ? table.result === undefined : table.match === match,
  )
  if (match !== undefined && tables.length === 0) return noMatchIn(match)
  const found = new Map(
    (await tournamentMatchesForStaff(database.db, state.id)).map((one) => [one.id, one.summary.players]),
  )
  const linkOf = async (table: TournamentTable): Promise<readonly SeatLink[]> => {
    const stored = await storedSeatsOf(database.db, table.match)
    return table.seats.map(({ credits, reissues }, seat) => {
      const player = credits.at(-1)?.player
      const entrant = typeof player === 'number' ? state.players[player - 1] : undefined
      const seated = found.get(table.match)?.[seat]
      const invitation = seatInvitation(by.secret, table.match, seat, reissues)
      const isOurs = stored[seat]?.invitationHash === sha256(invitation)
      const page = playPage(table.match, table.game)
      return {
        table: table.table,
        match: table.match,
        seat,
        player: entrant?.player ?? null,
        name: entrant?.name ?? seated?.name ?? null,
        isTaken: stored[seat]?.tokenHash !== null,
        invitation: isOurs ? invitation : null,
        join: isOurs && page !== null ? `${page}#i=${seat}.${invitation}` : null,
      }
    })
  }
  return ok((await Promise.all(tables.map(linkOf))).flat())
}
