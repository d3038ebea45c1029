import { type Random, shuffled } from '../../../random.ts'
import { EVENT_CARDS, eventsWith } from '../event-cards/index.ts'
import { OPENING } from '../evolve/evolve-table.ts'
import { cardsOf, DECK_NUMBERS, type DeckNumber, ICONS, REPLACEMENTS } from '../pieces/pieces.ts'
import type { Data, DeckCard } from '../vocabulary/events.ts'
import type { Variant } from '../vocabulary/options.ts'

/** F7.1, F7.4: how many cards that are no hideouts go into each deck. */
const EACH = 2
/** F7.3 [ours]: the 14 of one side. */
const HELPING = [5, 5, 4] as const

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

/** How many cards that are no hideouts each deck holds, and the ids that may be among them. */
export function extrasDue(variant: Variant | null): { counts: readonly number[]; ids: readonly string[] } {
  switch (variant) {
    case null:
    case 'discovery-events':
      return { counts: [0, 0, 0], ids: [] }
    case 'random-events':
      return { counts: [EACH, EACH, EACH], ids: idsOf(EVENT_CARDS) }
    case 'helping-fugitive':
      return { counts: HELPING, ids: idsOf(eventsWith('footprints')) }
    case 'helping-marshal':
      return { counts: HELPING, ids: idsOf(eventsWith('glass')) }
    case 'catch-up-events':
      return { counts: [EACH, EACH, EACH], ids: REPLACEMENTS }
  }
}

/** The ids that each event deck holds. */
export function pilesDue(variant: Variant | null): readonly (readonly string[])[] {
  if (variant === 'discovery-events') return [idsOf(EVENT_CARDS)]
  return variant === 'catch-up-events' ? ICONS.map((icon) => idsOf(eventsWith(icon))) : []
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

function idsOf(cards: readonly { readonly id: string }[]): string[] {
  return cards.map(({ id }) => id)
}
