import {
  type DeckNumber,
  listOf,
  type Match,
  openDecks,
  type Role,
  roleOf,
  type Table,
} from '@getaway/engine/fugitive'
import type { Grasp } from '../../../table/acting.ts'
import type { Point } from '../../../table/extent.ts'
import { CARD, deckPlaceAt, handPlaceAt, layoutOf } from '../plan/places.ts'
import { ownStepOf } from './acts.ts'
import { pieceOfCard, pieceOfDeck } from './hand.ts'

const CARD_REACH = CARD.height / 2

/** What a seat can take where it lies: the decks from which it may draw now, and the cards in its hand. */
export function fugitiveGraspsOf(view: Match, seat: number): readonly Grasp[] {
  const { table } = view
  const role = roleOf(view, seat)
  if (!table || !role || view.over) return []
  const layout = layoutOfTable(table, role)
  const step = ownStepOf(view, seat)
  const decks = step?.type === 'draw' ? openDecks(table, step) : []
  const cards = role === 'fugitive' ? handOf(table, role) : []
  return [
    ...decks.map(
      (deck): Grasp => ({
        piece: pieceOfDeck(deck),
        ...pointOf(deckPlaceAt(layout, deck)),
        reach: CARD_REACH,
      }),
    ),
    ...cards.map(
      (card, nth): Grasp => ({
        piece: pieceOfCard(card),
        ...pointOf(handPlaceAt(layout, role, nth, cards.length)),
        reach: CARD_REACH,
      }),
    ),
  ]
}

/** Whether something let go of there has been taken away from its deck. */
export function isOffDeck(view: Match, seat: number, deck: DeckNumber, at: Point): boolean {
  const { table } = view
  const role = roleOf(view, seat)
  if (!table || !role) return false
  const place = deckPlaceAt(layoutOfTable(table, role), deck)
  return Math.abs(at.x - place.x) > CARD.width / 2 || Math.abs(at.y - place.y) > CARD.height / 2
}

/** Whether a point of the table is where the own hand lies: a card that is let go of there stays in the hand. */
export function isAtHand(view: Match, seat: number, at: Point): boolean {
  const { table } = view
  const role = roleOf(view, seat)
  if (!table || !role) return false
  const layout = layoutOfTable(table, role)
  const middle = handPlaceAt(layout, role, 0, 1)
  return Math.abs(at.y - middle.y) <= CARD.height / 2
}

/** The cards of a hand, as its owner knows them, in the order in which they lie: the lowest first. */
export function handOf({ hands }: Table, role: Role): readonly number[] {
  return (listOf(hands[role].cards) ?? []).toSorted((one, other) => one - other)
}

/** The player's own side is the near one. */
function layoutOfTable(table: Table, near: Role) {
  return layoutOf(1 + table.row.length + (table.escape ? 1 : 0), near)
}

function pointOf({ x, y }: Point): Point {
  return { x, y }
}
