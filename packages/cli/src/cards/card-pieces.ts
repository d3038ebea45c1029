import { deckOf, ESCAPE, EVENT_CARDS, START } from '@getaway/engine/fugitive'
import {
  CARD_HEIGHT,
  type CardLanguage,
  eventBack,
  eventFace,
  hideoutBack,
  hideoutFace,
  replacementFace,
} from '@getaway/faces/fugitive'
import type { SheetBatch } from '../sheets/draw-pdf.ts'
import type { CardFacts } from './card-facts.ts'

/** mm: poker cards fit all sleeves. */
const WIDTH = 63

/** All cards to cut out. All events have the same back, so that a player who shuffles them in does not see whom the next one helps. */
export function cardPieces({ replacements }: CardFacts, language: CardLanguage): SheetBatch[] {
  const hideouts = Array.from({ length: ESCAPE - START + 1 }, (_, index) => START + index)
  return [
    {
      what: 'cards',
      size: { width: WIDTH, height: (WIDTH * CARD_HEIGHT) / 100 },
      bleed: 0,
      pieces: [
        ...hideouts.map((card) => ({ front: hideoutFace(card, language), back: hideoutBack(deckOf(card)) })),
        ...replacements.map(({ deck }) => ({ front: replacementFace(language), back: hideoutBack(deck) })),
        ...EVENT_CARDS.map((card) => ({ front: eventFace(card, language), back: eventBack() })),
      ],
    },
  ]
}
