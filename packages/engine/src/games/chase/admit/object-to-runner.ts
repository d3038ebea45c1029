import type { Match } from '../state/match.ts'
import { pileOf, type Round, runnerPathOf } from '../state/round.ts'
import type { EventOf } from '../vocabulary/events.ts'
import { objectionToCell } from './object-to-cell.ts'
import type { RefusalCode } from './refusals.ts'

/** C4.3: of two players, the runner takes either pile, at any time. */
export function objectionToPile(round: Round, seat: number, pile: number): RefusalCode | undefined {
  if (round.roles[seat] !== 'runner') return 'not-your-role'
  if (round.runners.length !== 1) return 'pile-not-open'
  if (!round.started) return 'round-not-running'
  if (pile !== 0 && pile !== 1) return 'no-such-pile'
  return round.held === pile ? 'pile-already-held' : undefined
}

/** C4.2; C3.3: of 3 players the runners take turns; C4.5: a hand that is laid down places nothing. */
export function objectionToTile(
  match: Match,
  round: Round,
  seat: number,
  { data }: EventOf<'tile.placed'>,
): RefusalCode | undefined {
  const path = runnerPathOf(round, seat)
  if (path === undefined) return 'not-your-role'
  if (path !== data.path) return 'not-your-path'
  if (!round.started) return 'round-not-running'
  if (round.turn !== undefined && round.turn !== seat) return 'not-your-turn'
  if (round.caller === seat) return 'hand-laid-down'
  if (!mayHold(match, round, seat, data.tile)) return 'tile-not-in-hand'
  return objectionToCell(match, round, data)
}

/** A pile that this reader may not see is taken at its word, but for what lies on the table already. */
function mayHold(match: Match, round: Round, seat: number, tile: string): boolean {
  const pile = pileOf(round, seat)
  if (pile === undefined || !match.tiles.has(tile)) return false
  const { tiles, size } = round.piles[pile]
  if (tiles) return tiles.includes(tile)
  return size > 0 && !round.paths.some((path) => path.tiles.some((placed) => placed.tile.id === tile))
}

/** C4.5 */
export function objectionToExchange(
  round: Round,
  seat: number,
  type: 'exchange.called' | 'exchange.withdrawn' | 'exchange.answered',
): RefusalCode | undefined {
  if (round.roles[seat] !== 'runner') return 'not-your-role'
  if (round.runners.length === 1) return 'exchange-not-open'
  if (!round.started) return 'round-not-running'
  const { caller } = round
  switch (type) {
    case 'exchange.called':
      if (caller === seat) return 'exchange-not-open'
      return caller === undefined && round.turn !== undefined && round.turn !== seat
        ? 'not-your-turn'
        : undefined
    case 'exchange.withdrawn':
      return caller === seat ? undefined : 'exchange-not-open'
    case 'exchange.answered':
      return caller === undefined || caller === seat ? 'exchange-not-open' : undefined
  }
}
