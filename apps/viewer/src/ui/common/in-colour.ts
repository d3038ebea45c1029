import type { EmblemColour } from '../../table/emblem.ts'

/** A game's colour as the current one, by the ground that something stands on. */
export function inColour({ dark, light }: EmblemColour) {
  return { color: `light-dark(${light}, ${dark})` }
}

/** A seat's colour, for the style sheet. */
export function inSeatColour(seat: number) {
  return { '--colour': `var(--seat-${seat})` }
}
