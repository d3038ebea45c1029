import {
  cardsOf,
  DECK_NUMBERS,
  type DeckNumber,
  ESCAPE,
  EVENT_CARDS,
  type EventIcon,
  FIRST_CARDS,
  REPLACEMENTS,
  START,
  sprintOf,
} from '@getaway/engine/fugitive'
import { type CardLanguage, placeName, replacementDeck } from '@getaway/faces/fugitive'

/** Hideout cards with the same back. */
export interface DeckFacts {
  /** Without a number: the start, and what the fugitive has from the beginning. */
  readonly deck: DeckNumber | null
  readonly cards: readonly HideoutFacts[]
}

export interface HideoutFacts {
  readonly card: number
  readonly sprint: 1 | 2
  readonly place: string
}

export interface EventFacts {
  readonly id: string
  readonly icon: EventIcon
  readonly name: string
  readonly text: string
}

export interface CardFacts {
  readonly language: CardLanguage
  readonly decks: readonly DeckFacts[]
  readonly events: readonly EventFacts[]
  readonly replacements: readonly { readonly id: string; readonly deck: DeckNumber }[]
}

/** All cards of the game, as they are printed in that language. */
export function cardFactsOf(language: CardLanguage): CardFacts {
  const hideout = (card: number): HideoutFacts => ({
    card,
    sprint: sprintOf(card),
    place: placeName(card, language) ?? '',
  })
  const own = [START, ...FIRST_CARDS.filter((card) => card !== ESCAPE), ESCAPE]
  return {
    language,
    decks: [
      { deck: null, cards: own.map(hideout) },
      ...DECK_NUMBERS.map((deck) => ({ deck, cards: cardsOf(deck).map(hideout) })),
    ],
    events: EVENT_CARDS.map(({ id, icon, name, text }) => ({
      id,
      icon,
      name: name[language],
      text: text[language],
    })),
    replacements: REPLACEMENTS.map((id) => ({ id, deck: replacementDeck(id) })),
  }
}
