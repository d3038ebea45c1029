import type { JoinSeat } from '@getaway/client'

/** A seat that is about to be taken, by its invitation or at an open table. */
export interface WantedSeat extends Pick<JoinSeat, 'invitation' | 'token' | 'name'> {
  /** The origin of the service. */
  readonly service: string
  readonly match: string
  readonly seat: number
}

/** What opens the seat: its invitation, or its number at an open table. */
export function entryTo({ invitation, seat }: WantedSeat): Pick<JoinSeat, 'invitation' | 'seat'> {
  return invitation === undefined ? { seat } : { invitation }
}
