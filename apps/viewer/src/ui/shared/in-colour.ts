import type { Colour } from '../../games/emblem.ts'

/** A game's colour as the current one; the style sheet chooses by the ground (see `.in-colour`). */
export function inColour({ dark, light }: Colour) {
  return { color: `light-dark(${light}, ${dark})` }
}
