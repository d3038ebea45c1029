import type { LogEvent } from '../log/event.ts'
import type { RacePolicy } from '../race-policy.ts'
import { createStampClock, effectiveAt } from './stamp.ts'

/**
 * The same events at the instants that another policy or cap gives them (C10.6), in `seq` order. `isRace` tells whether
 * a type is judged by the policy; what has no stamp stays where it is.
 */
export function restamped<Event extends LogEvent>(
  events: Iterable<Event>,
  race: RacePolicy,
  isRace: (type: string) => boolean,
): readonly Event[] {
  const clock = createStampClock()
  return [...events]
    .sort((one, other) => one.seq - other.seq)
    .map((event) => {
      const { by, timing, type } = event
      if (timing === undefined || typeof by !== 'number') {
        clock.note(event, event.at, false)
        return event
      }
      const at = effectiveAt(race, isRace(type), timing, clock.floorFor(by, timing.seen))
      clock.note(event, at, true)
      return at === event.at ? event : { ...event, at }
    })
}
