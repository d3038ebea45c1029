import { deckBackName, hideoutName } from '../faces/names.ts'
import { CARD, counterPlaceAt, handPlaceAt, rowPlaceAt, sprintPlaceAt } from '../plan/places.ts'
import type { FugitivePlan, Place } from '../plan/plan.ts'
import type { FugitiveHand } from './hand.ts'

/** What a player has in hand beyond what the table knows, as it lies over the table: seen on their own screen alone. */
export interface Held {
  readonly cards: readonly HeldCard[]
  /** Numbers that are about to be named together. */
  readonly numbers: readonly (Place & { readonly number: number })[]
}

export interface HeldCard extends Place {
  readonly face: string
  /** Undefined: the top card of a deck, which nobody knows yet. */
  readonly card: number | undefined
  /** How many cards lie under it. */
  readonly level: number
  /** It hovers over the table, or lies where it is to go. */
  readonly isCarried: boolean
}

export const HOLDS_NOTHING: Held = { cards: [], numbers: [] }

/** How far a card that is to be discarded is pulled out of its fan. */
const PULLED = 0.42

export function heldOver(plan: FugitivePlan, hand: FugitiveHand | undefined): Held {
  const { match, layout } = plan
  if (!hand || !match.table) return HOLDS_NOTHING
  const { carried, hideout, sprint, numbers } = hand
  const [step] = match.table.steps
  const cards: HeldCard[] = []
  const chosen = sprint.filter((card) => !isCarrying(hand, card))
  if (step?.type === 'place') {
    const next = rowPlaceAt(layout, plan.hideouts.length)
    for (const [nth, card] of chosen.entries()) {
      cards.push(lying(card, sprintPlaceAt(next, nth, chosen.length), nth))
    }
    if (hideout !== undefined && !isCarrying(hand, hideout)) cards.push(lying(hideout, next, chosen.length))
  } else if (hideout !== undefined && !isCarrying(hand, hideout)) {
    const own = plan.hands.filter(({ role }) => role === 'fugitive')
    const nth = own.findIndex(({ card }) => card === hideout)
    const place = handPlaceAt(layout, 'fugitive', Math.max(nth, 0), Math.max(own.length, 1))
    cards.push(lying(hideout, { ...place, y: place.y - PULLED }, 0))
  }
  if (carried?.at) {
    const isCard = carried.type === 'card'
    cards.push({
      ...{ x: carried.at.x, y: carried.at.y - CARD.height * LIFTED, turn: 0, level: 0, isCarried: true },
      card: isCard ? carried.card : undefined,
      face: isCard ? hideoutName(carried.card) : deckBackName(carried.deck),
    })
  }
  return {
    cards,
    numbers: numbers.map((number, nth) => ({ number, ...counterPlaceAt(layout, nth, numbers.length) })),
  }
}

/** Above the finger, which would cover it. */
const LIFTED = 0.22

function lying(card: number, place: Place, level: number): HeldCard {
  return { ...place, card, face: hideoutName(card), level, isCarried: false }
}

function isCarrying({ carried }: FugitiveHand, card: number): boolean {
  return carried?.type === 'card' && carried.card === card && carried.at !== undefined
}

/** Whether a card of the own fan is held elsewhere just now. */
export function isHeldOut({ cards }: Held, card: number | undefined): boolean {
  return card !== undefined && cards.some((one) => one.card === card)
}
