import { EVENT_CARDS, eventsWith } from '../event-cards/index.ts'
import { ICONS, REPLACEMENTS } from '../pieces/pieces.ts'
import type { Variant } from '../vocabulary/options.ts'

/** F7.1, F7.4: how many cards that are no hideouts go into each deck. */
const EACH = 2
/** F7.3 [ours]: the 14 of one side. */
const HELPING = [5, 5, 4] as const

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

function idsOf(cards: readonly { readonly id: string }[]): string[] {
  return cards.map(({ id }) => id)
}
