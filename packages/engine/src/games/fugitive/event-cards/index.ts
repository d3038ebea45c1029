import type { EventIcon } from '../pieces/pieces.ts'
import type { EventCard } from './event-card.ts'
import { FOOTPRINTS } from './footprints.ts'
import { GLASS } from './glass.ts'
import { NEITHER } from './neither.ts'

export type { Effect, EventCard, Role, Which } from './event-card.ts'

const withIcon = (icon: EventIcon, cards: readonly Omit<EventCard, 'icon'>[]): EventCard[] =>
  cards.map((card) => ({ ...card, icon }))

/** F1.3: 14 that help the fugitive, 6 that help neither, 14 that help the marshal. */
export const EVENT_CARDS: readonly EventCard[] = [
  ...withIcon('footprints', FOOTPRINTS),
  ...withIcon('neither', NEITHER),
  ...withIcon('glass', GLASS),
]

const byId: ReadonlyMap<string, EventCard> = new Map(EVENT_CARDS.map((card) => [card.id, card]))

export function eventCard(id: string): EventCard | undefined {
  return byId.get(id)
}

export function eventsWith(icon: EventIcon): readonly EventCard[] {
  return EVENT_CARDS.filter((card) => card.icon === icon)
}
