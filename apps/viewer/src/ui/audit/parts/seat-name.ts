import type { Outcome } from '@getaway/engine'

/** What the player of a seat is called; a seat that nobody took, by its number. */
export function seatName({ players }: Pick<Outcome, 'players'>, seat: number): string {
  return players[seat]?.name ?? `#${seat + 1}`
}
