import { coloursOf, SEAT_COLOURS } from '../../stage/set/seat-colours.ts'
import type { EmblemColour } from '../../table/emblem.ts'

/** A game's colour as the current one, by the ground that something stands on. */
export function inColour({ dark, light }: EmblemColour) {
  return { color: `light-dark(${light}, ${dark})` }
}

/** The colours of all seats below it, by the one that the player of a seat has chosen. */
export function inOwnColours(seat: number | undefined, colour: number) {
  return Object.fromEntries(
    coloursOf(seat, colour).map((one, nth) => [`--seat-${nth}`, SEAT_COLOURS[one] ?? SEAT_COLOURS[0]]),
  )
}

/** A seat's colour, for the style sheet. */
export function inSeatColour(seat: number) {
  return { '--colour': `var(--seat-${seat})` }
}
