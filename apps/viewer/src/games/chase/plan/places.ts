import type { Match } from '@getaway/engine/chase'
import type { Place } from './plan.ts'

/** Seats run clockwise (C2.6), the first one in front. */
const SIDES: Readonly<Record<number, readonly number[]>> = { 2: [0, 2], 3: [0, 1, 3], 4: [0, 1, 2, 3] }

/** At which side of the table a seat is: quarter turns clockwise from the south. */
export function sideOf(seats: number, seat: number): number {
  return SIDES[seats]?.[seat] ?? seat % 4
}

/** A place just off the playing area, at a seat's side: so far to its right, and so far from the edge, in cells. */
export function placeAt({ options, players }: Match, seat: number, along: number, outward: number): Place {
  const turn = sideOf(players.length, seat)
  const { width, height } = options
  const out = (turn % 2 === 0 ? height : width) / 2 + outward
  switch (turn) {
    case 0:
      return { x: along, y: out, turn }
    case 1:
      return { x: -out, y: along, turn }
    case 2:
      return { x: -along, y: -out, turn }
    default:
      return { x: out, y: -along, turn }
  }
}
