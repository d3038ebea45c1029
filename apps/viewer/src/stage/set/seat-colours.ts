/** The colours of the seats, as the page's style sheet has them. */
export const SEAT_COLOURS = ['#f2a65a', '#5fc3c9', '#c79bf0', '#a9d36a', '#f28cab', '#8fb2ff'] as const

/** Which of the colours each seat has where a player has chosen their own: whose it was gets theirs in exchange. */
export function coloursOf(seat: number | undefined, colour: number | undefined): readonly number[] {
  const order = SEAT_COLOURS.map((_, nth) => nth)
  if (seat === undefined || colour === undefined) return order
  order[seat] = colour
  order[colour] = seat
  return order
}
