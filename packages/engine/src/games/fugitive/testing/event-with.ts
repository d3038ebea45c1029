import { type Effect, EVENT_CARDS } from '../event-cards/index.ts'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

/** The events with such an effect, those first that do the least besides. */
export function eventsWithEffect<T extends Effect['type']>(
  type: T,
  isMeant: (effect: Of<T>) => boolean = () => true,
): readonly string[] {
  const isIt = (effect: Effect): boolean => effect.type === type && isMeant(effect as Of<T>)
  return EVENT_CARDS.filter(({ effects }) => effects.some(isIt))
    .toSorted((one, other) => one.effects.length - other.effects.length)
    .map(({ id }) => id)
}

/** The event to show that effect by. */
export function eventWith<T extends Effect['type']>(type: T, isMeant?: (effect: Of<T>) => boolean): string {
  const [id] = eventsWithEffect(type, isMeant)
  if (id === undefined) throw new Error(`no event has the effect ${type}`)
  return id
}
