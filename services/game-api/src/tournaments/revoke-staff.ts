import { ok } from '@getaway/engine'
import type { TournamentState } from '@getaway/engine/tournament'
import { revokeObserverEverywhere, revokeStaffRow, staffOf, tellOfRevocation } from '../store/index.ts'
import type { Wish } from './book.ts'
import { expelStaff } from './expel-staff.ts'
import type { OfStaff, StaffDependencies, StaffMember } from './staff.ts'

/**
 * Takes somebody from the staff; the tournament's log keeps that they were there. An organiser has seen the invitations
 * that nobody has redeemed: they are revoked, too.
 */
export async function revokeStaff(
  dependencies: StaffDependencies,
  by: StaffMember,
  { person, reason, wish }: { readonly person: string; readonly reason: string; readonly wish: Wish },
): Promise<OfStaff<undefined>> {
  const { database, book } = dependencies
  const { tournament, name: organiser } = by
  let revoked: readonly string[] = [person]
  const changed = await book.change(tournament, {
    actor: by.id,
    wish,
    make(state) {
      // The person last, who may be the one who asks.
      revoked = [...seenInvitations(state, person), person]
      return ok(
        revoked.map((one) => ({
          type: 'staff.revoked',
          by: 'organiser',
          data: { person: one, reason, organiser },
        })),
      )
    },
    // Their tokens open nothing any more, in any match.
    async also(trx) {
      for (const one of revoked) {
        await revokeStaffRow(trx, tournament, one)
        await revokeObserverEverywhere(trx, tournament, one)
      }
      await tellOfRevocation(trx, tournament)
    },
  })
  if (!changed.ok) return changed
  for (const row of await staffOf(database.db, tournament))
    if (revoked.includes(row.id)) await expelStaff(dependencies, tournament, row)
  return ok(undefined)
}

function seenInvitations({ staff }: TournamentState, person: string): readonly string[] {
  if (staff.get(person)?.role !== 'organiser') return []
  return [...staff.values()]
    .filter((one) => one.name === null && !one.isRevoked && one.person !== person)
    .map((one) => one.person)
}
