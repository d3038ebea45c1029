import type { SeatInvitation } from '../own-tables/own-tables.ts'
import { formatRoute } from '../routes.ts'

/** The link that invites to a seat. What follows `#` is never sent to a server. */
export function invitationLink(origin: string, match: string, { seat, invitation }: SeatInvitation): string {
  return `${origin}${formatRoute({ page: 'play', match })}#i=${seat}.${invitation}`
}
