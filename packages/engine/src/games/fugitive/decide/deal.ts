import { type Random, shuffled } from '../../../random.ts'
import { cardsOf, DECK_NUMBERS, type DeckNumber, OPENING } from '../pieces/pieces.ts'
import { extrasDue, pilesDue } from '../state/variant-cards.ts'
import type { Data, DeckCard } from '../vocabulary/events.ts'
import type { Variant } from '../vocabulary/options.ts'

/** F2.1, F7: each deck is shuffled by itself. The order is recorded, so a replay needs no seed, and nobody can stack a deck in mid-game. */
export function dealCards(variant: Variant | null, random: Random): Data['cards.dealt'] {
  const { ids, counts } = extrasDue(variant)
  const extras = split(ids, counts, random)
  const hand: number[] = []
  const deckOf = (deck: DeckNumber): DeckCard[] => {
    const cards = shuffled(cardsOf(deck), random)
    const opening = OPENING[deck - 1] ?? 0
    hand.push(...cards.slice(0, opening))
    const rest: DeckCard[] = cards.slice(opening)
    const more = extras[deck - 1] ?? []
    return more.length > 0 ? shuffled([...rest, ...more], random) : rest
  }
  return { hand, decks: [deckOf(1), deckOf(2), deckOf(3)], events: pilesOf(variant, random) }
}

/** The event decks beside the row. */
function pilesOf(variant: Variant | null, random: Random): string[][] {
  return pilesDue(variant).map((ids) => shuffled(ids, random))
}

function split(ids: readonly string[], counts: readonly number[], random: Random): string[][] {
  const mixed = shuffled(ids, random)
  let from = 0
  return DECK_NUMBERS.map((deck) => {
    const count = counts[deck - 1] ?? 0
    from += count
    return mixed.slice(from - count, from)
  })
}
