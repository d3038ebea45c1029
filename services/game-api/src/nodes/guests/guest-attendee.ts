import type { Attendee } from '../../live/attendance.ts'
import type { Guest } from '../match-wire.ts'

/** A connection of another node at the table of its match's owner. */
export interface GuestAttendee extends Attendee {
  /** What its node has measured since. */
  update(guest: Guest): void
}

/** How a guest is told what is for it alone, by way of its node. */
export interface GuestLine {
  say(text: string): void
  expel(): void
}

export function createGuestAttendee(first: Guest, { say, expel }: GuestLine): GuestAttendee {
  let guest = first
  return {
    seat: guest.seat ?? undefined,
    holder: guest.holder ?? undefined,
    tokenHash: guest.tokenHash,
    page: guest.page ?? undefined,
    latency: () => guest.latency,
    latencyMs: () => guest.latencyMs,
    clockErrorMs: () => guest.clockErrorMs,
    say,
    expel,
    update(next) {
      guest = next
    },
  }
}
