import type { Match } from '@getaway/engine/chase'
import type { Place } from './plan.ts'

/** Seats run clockwise (C2.6), the first one in front. */
const SIDES: Readonly<Record<number, readonly number[]>> = { 2: [0, 2], 3: [0, 1, 3], 4: [0, 1, 2, 3] }

/**
 * At which side of the table a seat is: quarter turns clockwise from the south. A player sits in the south themselves;
 * the table does not turn for them, so that north is north for everybody who speaks of it.
 */
function sideOf(seats: number, seat: number, player: Onlooker = 0): number {
  return SIDES[seats]?.[(seat - player + seats) % seats] ?? seat % 4
}

/** The seat of the player whose screen it is, if a player's. */
export type Onlooker = number | undefined

/** A place just off the playing area, at a seat's side: so far to its right, and so far from the edge, in cells. */
export function placeAt(
  { options, players }: Match,
  player: Onlooker,
  seat: number,
  along: number,
  outward: number,
): Place {
  const turn = sideOf(players.length, seat, player)
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
