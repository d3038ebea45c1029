/** The pieces of K2. */

/** K2.1: in the order in which officers get them, if they have chosen none. */
export const NATIONS = ['british', 'french', 'dutch', 'polish', 'american'] as const
export type Nation = (typeof NATIONS)[number]

/** K2.1: the POWs of a nation. */
export const POWS_EACH = 8

/** K2.2: guards, and POWs of each officer in play, by number of players. */
const IN_PLAY: Readonly<Record<number, { readonly guards: number; readonly pows: number }>> = {
  2: { guards: 6, pows: 8 },
  3: { guards: 12, pows: 7 },
  4: { guards: 14, pows: 6 },
  5: { guards: 15, pows: 5 },
  6: { guards: 16, pows: 4 },
}

export const FEWEST_PLAYERS = 2
export const MOST_PLAYERS = 6

export function inPlayOf(players: number): { readonly guards: number; readonly pows: number } {
  return IN_PLAY[players] ?? { guards: 0, pows: 0 }
}

/** K2.4: with so many players an officer who has only 3 POWs left in play gets a new one. */
export const REINFORCED_FROM = 5
export const TOO_FEW_POWS = 3

/** K4.2 */
export const OUTER_POSTS = { fewest: 2, most: 7 } as const

/** K6.1 */
export const MOST_CARDS = 5
/** K5.4: a first throw up to this draws a card. */
export const DRAWS_UP_TO = 6
/** K1.1 */
export const WINNING_ESCAPES = 2
/** K12.1 */
export const CAR_THROWS = 6
/** K12.3 */
export const TUNNEL_NEEDS = 2

/** K2.1: POWs are numbered by seat and within their nation. */
export function powNumber(seat: number, nth: number): number {
  return seat * POWS_EACH + nth
}

export function officerOf(pow: number): number {
  return Math.floor(pow / POWS_EACH)
}
