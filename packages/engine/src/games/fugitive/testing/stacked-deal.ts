import { cardsOf, DECK_NUMBERS } from '../pieces/pieces.ts'
import { extrasDue, pilesDue } from '../state/variant-cards.ts'
import type { Data, DeckCard } from '../vocabulary/events.ts'
import type { Variant } from '../vocabulary/options.ts'

/** A deal as a case needs it; the rest of it follows from F2 and F7, in order. */
export interface Stacked {
  /** What the fugitive draws to begin with. */
  readonly hand?: readonly number[]
  /** What lies on top of the decks 1, 2 and 3. */
  readonly tops?: readonly [readonly DeckCard[], readonly DeckCard[], readonly DeckCard[]]
  /** What lies on top of the event decks. */
  readonly events?: readonly (readonly string[])[]
}

/** A deal by the rules: the hand and the tops as wished, what is left in order, events last. */
export function stackedDeal(variant: Variant | null, stacked: Stacked = {}): Data['cards.dealt'] {
  const { hand = [4, 5, 6, 15, 16], tops = [[], [], []], events = [] } = stacked
  const { ids, counts } = extrasDue(variant)
  const taken = new Set<DeckCard>([...hand, ...tops.flat()])
  const spare = ids.filter((id) => !taken.has(id))
  const deck = (number: (typeof DECK_NUMBERS)[number]): DeckCard[] => {
    const top = tops[number - 1] ?? []
    const extras = top.filter((card) => typeof card === 'string').length
    const rest = cardsOf(number).filter((card) => !taken.has(card))
    return [...top, ...rest, ...spare.splice(0, (counts[number - 1] ?? 0) - extras)]
  }
  const [one, two, three] = DECK_NUMBERS
  return {
    hand: [...hand],
    decks: [deck(one), deck(two), deck(three)],
    events: pilesDue(variant).map((due, index) => {
      const top = events[index] ?? []
      return [...top, ...due.filter((id) => !top.includes(id))]
    }),
  }
}
