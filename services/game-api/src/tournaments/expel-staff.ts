import type { Hub } from '../live/hub/hub.ts'
import {
  type Database,
  matchesOfTournament,
  revokeObserverEverywhere,
  revokeStaffRow,
  type StaffRow,
  tellOfRevocation,
} from '../store/index.ts'

interface ExpelDependencies {
  readonly database: Database
  readonly hub: Pick<Hub, 'here'>
}

/** The token of somebody who cannot be of the staff opens nothing any more. */
export async function dropStaff(
  dependencies: ExpelDependencies,
  tournament: string,
  row: StaffRow,
): Promise<void> {
  const { db } = dependencies.database
  await revokeStaffRow(db, tournament, row.id)
  await revokeObserverEverywhere(db, tournament, row.id)
  await tellOfRevocation(db, tournament)
  await expelStaff(dependencies, tournament, row)
}

/** Ends what somebody is being shown with a token that was revoked. */
export async function expelStaff(
  { database: { db }, hub }: ExpelDependencies,
  tournament: string,
  { tokenHash }: StaffRow,
): Promise<void> {
  if (tokenHash === null) return
  for (const match of await matchesOfTournament(db, tournament)) hub.here(match)?.attendance.expel(tokenHash)
}
