import { expect } from 'vitest'
import type { By } from '../../../log/event.ts'
import type { Ruling } from '../../../order/referee.ts'
import type { Command } from '../vocabulary/commands.ts'
import {
  answer,
  type GivenFacts,
  goOn,
  judge,
  lastRound,
  mark,
  opening,
  type Played,
  type Setup,
  T0,
  type TilePlace,
  tile,
  tiles,
  wish,
} from './fixture.ts'

export const ARRIVAL: Setup = {}
export const FAIR: Setup = { options: { race: { policy: 'fair', capMs: 100 } } }
export const FOUR: Setup = { ...FAIR, players: 4 }

export const lay = (tile: string, x: number, y: number): Command => ({
  type: 'place-tile',
  tile,
  x,
  y,
  rot: 0,
})
export const put = (position: number, symbol: 'triangle' | 'square' | 'diamond' = 'diamond'): Command => ({
  type: 'place-marker',
  position,
  symbol,
})

/** How the service would rule on it, and the match with it where it is accepted. */
export function act(
  played: Played,
  by: By,
  command: Command,
  when: { claims: number; arrives: number; seen?: number },
) {
  const { claims, arrives, seen = 0 } = when
  const timing = { received: T0 + arrives, claimed: T0 + claims, rtt: 1_000_000, seen }
  const ruling: Ruling = wish(played, by, command, timing)
  const after = ruling.type === 'accepted' ? goOn(played, [() => ruling.draft]) : played
  expect(judge(after).findings).toEqual([])
  return { says: answer(ruling), after, round: lastRound(after), table: after.match.round }
}

export const T = 1_000_000
export const five: TilePlace[] = ['r1 north', 'r2 north', 'r3 north', 'r4 north', 'map north']
/** Seven tiles and six markers: the next marker is the capture, unless tile 8 comes before it. */
export const seven: GivenFacts = [opening(), tiles(five), Array.from({ length: 6 }, () => mark('triangle'))]
export const eight = lay('money', 1, -7)
export const hasty = mark('diamond', { claims: T - 5_000, arrives: T })
/** By its player's clock first, at the server last. */
export const slow = tile('money east', { claims: T - 20_000, arrives: T + 30_000 })
