import type { SeatOffered } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import type { LiveMatch } from '../live/live-match.ts'
import type { ServiceResult } from '../refusals/refusal.ts'
import { sha256 } from '../secrets/secrets.ts'
import { type Database, storedSeatsOf } from '../store/index.ts'
import { NO_SUCH_INVITATION, type SeatRefusalCode } from './seat-service.ts'

/** The seat that an invitation is for, as it stands now; this takes nothing. */
export async function readInvitation(
  { db }: Database,
  match: LiveMatch,
  invitation: string,
): Promise<ServiceResult<SeatOffered, SeatRefusalCode>> {
  const hash = sha256(invitation)
  const row = (await storedSeatsOf(db, match.id)).find((one) => one.invitationHash === hash)
  if (!row) return NO_SUCH_INVITATION
  const { outcome } = await match.standing()
  const name = outcome.players[row.seat]?.name ?? null
  return ok({ seat: row.seat, isFree: row.tokenHash === null, name })
}
