import { answerObjection, offerOf } from '../../../offers/offer.ts'
import { isTooLate } from '../../../reactions/reaction.ts'
import { deadlineOf } from '../evolve/deadline-of.ts'
import { isReaction } from '../pieces/cards.ts'
import { MOST_CARDS } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { countOf, type Step } from '../state/table.ts'
import type { Action } from '../vocabulary/events.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'
import { objectionToAnswer } from './object-to-answer.ts'
import { objectionToCard, objectionToDiscard } from './object-to-card.ts'
import { objectionToGuards } from './object-to-guards.ts'
import { objectionToOffer, objectionToTrade } from './object-to-offer.ts'
import { postsObjection } from './object-to-posts.ts'
import { objectionToPows } from './object-to-pows.ts'

/** Why an action is refused, in the order of the rulebook; what the reader of this table cannot know is not checked. */
export function objectionToAction(match: Match, seat: number, action: Action): RefusalCode | undefined {
  const { table } = match
  const [step] = table?.steps ?? []
  if (!table || !step) return 'not-dealt'
  if (step.type === 'end') return 'match-over'
  if (table.isOut[seat]) return 'out-of-game'
  switch (action.type) {
    case 'reaction.passed':
      if (step.type !== 'react' || !step.open.includes(seat)) return 'nothing-to-pass'
      if (match.options.timeAlone) return 'time-alone'
      return isTooLate(deadlineOf(match), action.at) ? 'too-late-to-react' : undefined
    case 'roll.answered':
    case 'equipment.surrendered':
    case 'cards.surrendered':
    case 'pow.stationed':
      if (!('open' in step) || !step.open.includes(seat)) return 'nothing-owed'
      if (isTooLate(deadlineOf(match), action.at)) return 'too-late-to-react'
      return objectionToAnswer(table, step, seat, action)
    case 'card.played':
      if (!isReaction(action.data.card)) break
      if (step.type !== 'react' || step.card !== action.data.card || !step.open.includes(seat))
        return 'only-as-answer'
      if (isTooLate(deadlineOf(match), action.at)) return 'too-late-to-react'
      return objectionToCard(table, seat, action.data)
    case 'offer.made':
      return notTrading(step, seat, table.security) ?? objectionToOffer(table, seat, action.data)
    case 'offer.accepted':
      return notTrading(step, seat, table.security) ?? objectionToTrade(table, seat, action.data)
    case 'offer.declined':
    case 'offer.withdrawn':
      return answerObjection(
        offerOf(table.offers, action.data.offer),
        seat,
        action.type === 'offer.declined' ? 'decline' : 'withdraw',
      )
    case 'guards.posted':
      if (step.type !== 'deploy') return 'posted-already'
      return step.seat === seat ? postsObjection(table, action.data.posts) : 'not-your-turn'
    default:
  }
  return notActing(step, seat) ?? objectionInTurn(match, seat, action)
}

/** K6.4: trades stand beside the steps, but everything waits for what is being decided. */
function notTrading(step: Step, seat: number, security: number): RefusalCode | undefined {
  if (seat === security) return 'not-your-role'
  return step.type === 'turn' && step.seat !== security ? undefined : 'no-trade-now'
}

/** Why a player may do nothing of their own now. */
function notActing(step: Step, seat: number): RefusalCode | undefined {
  switch (step.type) {
    case 'turn':
      return step.seat === seat ? undefined : 'not-your-turn'
    case 'deploy':
      return 'guards-first'
    case 'throw':
    case 'draw':
      return 'dice-awaited'
    default:
      return 'reaction-open'
  }
}

/** K6.1: also a kit that is made of cards (K8.2). */
function givesUpCard({ type, data }: Action): boolean {
  return type === 'card.played' || type === 'card.discarded' || (type === 'kit.made' && data.cards.length > 0)
}

function objectionInTurn({ table }: Match, seat: number, action: Action): RefusalCode | undefined {
  if (!table) return 'not-dealt'
  const isSecurity = seat === table.security
  const isFull = countOf(table.hands[seat] ?? 0) > MOST_CARDS
  if (isFull && !givesUpCard(action)) return 'sixth-card'
  switch (action.type) {
    case 'card.played':
      return objectionToCard(table, seat, action.data)
    case 'card.discarded':
      return objectionToDiscard(table, seat, action.data)
    case 'dice.asked':
      if (action.data.for === 'search' && (!isSecurity || table.turn.appel === 'none')) return 'no-search-now'
      return table.turn.hasThrown ? 'thrown-already' : undefined
    case 'turn.ended':
      return undefined
    case 'guard.moved':
    case 'guard.called':
    case 'guard.dismissed':
      return isSecurity ? objectionToGuards(table, action) : 'not-your-role'
    case 'pow.moved':
    case 'equipment.found':
    case 'kit.made':
    case 'pow.freed':
    case 'escape.dared':
      return isSecurity ? 'not-your-role' : objectionToPows(table, seat, action)
    default:
      return undefined
  }
}
