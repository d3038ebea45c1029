import {
  type Command,
  HIGHEST_GUESS,
  isDeck,
  LOWEST_GUESS,
  type Match,
  roleOf,
} from '@getaway/engine/fugitive'
import type { Acted, HandMove } from '../../../table/acting.ts'
import type { Point } from '../../../table/extent.ts'
import { ownStepOf, wishOfAct } from './acts.ts'
import { fugitiveDraftOf } from './draft.ts'
import { type CarriedCard, EMPTY_HAND, type FugitiveHand, namedPiece, withCard, withNumber } from './hand.ts'
import { handOf, isAtHand, isOffDeck } from './reach.ts'
import { whyNot } from './why-not.ts'

type ActedByHand = Acted<FugitiveHand, Command>

/** What a hand holds after it has moved, and what the move asks for. Whether that is allowed the rules say, not the hand. */
export function fugitiveAct(view: Match, seat: number, hand: FugitiveHand, move: HandMove): ActedByHand {
  const { carried } = hand
  switch (move.type) {
    case 'grasp':
      return { hand: grasped(view, seat, hand, move.piece, move.at) }
    case 'pick':
      return letGo(view, seat, hand)
    case 'carry':
      return { hand: carried ? { ...hand, carried: { ...carried, at: move.at } } : hand }
    case 'drop':
      return dropped(view, seat, hand, move.at)
    case 'tap':
    case 'put-down':
      return carried ? letGo(view, seat, hand) : said(view, seat, hand)
    case 'turn':
      // A card has no other side to be turned to: a second press on it is about the same card.
      return carried?.type === 'card' && carried.isByKeys ? letGo(view, seat, hand) : { hand }
    case 'put-back':
      return { hand: carried ? { ...hand, carried: undefined } : EMPTY_HAND }
    case 'next':
      return nextOf(view, seat, hand, move)
    case 'choose':
      return chosen(view, seat, hand, Number(move.key))
    case 'act':
      return acted(view, seat, hand, move.act)
    case 'step':
    case 'hold':
      return { hand }
  }
}

/** What is still in the hand when the table has changed: cards may be gone, and numbers said. */
export function keptHand(view: Match, seat: number, hand: FugitiveHand): FugitiveHand {
  const { table } = view
  const role = roleOf(view, seat)
  if (!table || !role || view.over) return EMPTY_HAND
  if (hand === EMPTY_HAND) return hand
  const { carried, hideout, sprint, numbers } = hand
  const own = role === 'fugitive' ? handOf(table, role) : []
  const isDraw = ownStepOf(view, seat)?.type === 'draw'
  const isKept = carried?.type === 'card' ? own.includes(carried.card) : isDraw
  const keptSprint = sprint.filter((card) => own.includes(card))
  const isSame =
    (!carried || isKept) &&
    (hideout === undefined || own.includes(hideout)) &&
    keptSprint.length === sprint.length
  if (isSame) return hand
  return {
    carried: isKept ? carried : undefined,
    hideout: hideout !== undefined && own.includes(hideout) ? hideout : undefined,
    sprint: keptSprint,
    numbers,
  }
}

function grasped(
  view: Match,
  seat: number,
  hand: FugitiveHand,
  piece: string,
  at: Point | undefined,
): FugitiveHand {
  const named = namedPiece(piece)
  if (named?.type === 'deck' && isDeck(named.number))
    return { ...hand, carried: { type: 'deck', deck: named.number, from: at, at } }
  const isOwn = named?.type === 'card' && view.table && handOf(view.table, 'fugitive').includes(named.number)
  return isOwn && roleOf(view, seat) === 'fugitive'
    ? { ...hand, carried: { type: 'card', card: named.number, at, isByKeys: false } }
    : hand
}

/** A tap: of a deck that is a draw, of a card a choice. */
function letGo(view: Match, seat: number, hand: FugitiveHand): ActedByHand {
  const { carried } = hand
  const empty: FugitiveHand = { ...hand, carried: undefined }
  if (!carried) return { hand }
  if (carried.type === 'deck') return { hand: empty, ...wishOfAct(view, seat, empty, `draw-${carried.deck}`) }
  return { hand: withChosenCard(view, seat, empty, carried.card) }
}

/** A drag: a card that is let go of over the table is chosen, and one that is put back is not chosen any more. */
function dropped(view: Match, seat: number, hand: FugitiveHand, at: Point | undefined): ActedByHand {
  const { carried } = hand
  const empty: FugitiveHand = { ...hand, carried: undefined }
  if (!carried) return { hand }
  if (carried.type === 'deck')
    return at && !isOffDeck(view, seat, carried.deck, at) ? { hand: empty } : letGo(view, seat, hand)
  const isTaken = at !== undefined && !isAtHand(view, seat, at)
  return {
    hand: isTaken === isChosen(hand, carried) ? empty : withChosenCard(view, seat, empty, carried.card),
  }
}

function isChosen({ hideout, sprint }: FugitiveHand, { card }: CarriedCard): boolean {
  return hideout === card || sprint.includes(card)
}

/** One card at most is discarded. */
function withChosenCard(view: Match, seat: number, hand: FugitiveHand, card: number): FugitiveHand {
  if (ownStepOf(view, seat)?.type !== 'discard') return withCard(hand, card)
  return { ...hand, sprint: [], hideout: hand.hideout === card ? undefined : card }
}

/** F6.3, and an event may say so: one number at a time. */
function chosen(view: Match, seat: number, hand: FugitiveHand, number: number): ActedByHand {
  const isNumber = Number.isInteger(number) && number >= LOWEST_GUESS && number <= HIGHEST_GUESS
  if (!view.table || !isNumber || roleOf(view, seat) !== 'marshal')
    return { hand, why: whyNot('not-at-this-table') }
  const { isHunt, changes } = view.table
  return { hand: withNumber(hand, number, isHunt || changes.oneNumber) }
}

/** What has been put together is said. */
function said(view: Match, seat: number, hand: FugitiveHand): ActedByHand {
  const draft = fugitiveDraftOf(view, seat, hand)
  return draft ? acted(view, seat, hand, draft.act) : { hand, why: whyNot('not-at-this-table') }
}

/** What is said has left the hand. */
function acted(view: Match, seat: number, hand: FugitiveHand, act: string): ActedByHand {
  const { wish, why } = wishOfAct(view, seat, hand, act)
  if (!wish) return { hand, ...(why && { why }) }
  switch (wish.type) {
    case 'place':
    case 'discard':
      return { hand: { ...hand, carried: undefined, hideout: undefined, sprint: [] }, wish }
    case 'guess':
      return { hand: { ...hand, numbers: [] }, wish }
    default:
      return { hand, wish }
  }
}

/** Through the own cards in the order in which they lie in the hand. */
function nextOf(
  { table, ...view }: Match,
  seat: number,
  hand: FugitiveHand,
  { by, among }: Extract<HandMove, { type: 'next' }>,
): ActedByHand {
  const isFugitive = table && roleOf({ table, ...view }, seat) === 'fugitive'
  const held = isFugitive ? handOf(table, 'fugitive') : []
  const cards = among ? among.flatMap((piece) => namedPiece(piece)?.number ?? []) : held
  if (cards.length === 0) return { hand, why: whyNot('nothing-to-take') }
  const { carried } = hand
  const now = carried?.type === 'card' ? cards.indexOf(carried.card) : by === 1 ? -1 : 0
  const card = cards[(now + by + cards.length) % cards.length] ?? 0
  return { hand: { ...hand, carried: { type: 'card', card, at: undefined, isByKeys: true } } }
}
