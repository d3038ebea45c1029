import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'
import type { Action } from '../vocabulary/events.ts'
import { objectionToLoss, objectionToMarker, objectionToPassing } from './object-to-chaser.ts'
import { objectionToExchange, objectionToPile, objectionToTile } from './object-to-runner.ts'
import { objectionToPlan, objectionToStart } from './object-to-start.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * What C4.2 has against an action, in the order of the rulebook, apart from an ending: the caller
 * hands the table that is open for it.
 */
export function objectionToAction(match: Match, round: Round, action: Action): RefusalCode | undefined {
  const seat = action.by
  if (typeof seat !== 'number' || seat >= match.players.length) return 'not-your-role'
  switch (action.type) {
    case 'plan.set':
      return objectionToPlan(round, seat, action)
    case 'start.claimed':
      // C3.3: the first claim to arrive is final.
      if (round.roles[seat] !== 'runner') return 'not-your-role'
      return match.players.length !== 3 || round.claimer !== undefined || round.started
        ? 'claim-not-open'
        : undefined
    case 'start.placed':
      return objectionToStart(match, round, seat, action)
    case 'pile.taken':
      return objectionToPile(round, seat, action.data.pile)
    case 'tile.placed':
      return objectionToTile(match, round, seat, action)
    case 'exchange.called':
    case 'exchange.withdrawn':
    case 'exchange.answered':
      return objectionToExchange(round, seat, action.type)
    case 'marker.placed':
      return objectionToMarker(round, seat, action)
    case 'markers.passed':
      return objectionToPassing(round, seat, action)
    case 'trail.lost':
      return objectionToLoss(round, seat, action)
  }
}
