import type { LogEvent, Timing } from '../log/event.ts'
import type { RacePolicy } from '../race-policy.ts'
import { createStampClock, effectiveAt, graceOf } from './stamp.ts'

/** How an action in a race was stamped, and when it would take effect under each policy. */
export interface Photographed {
  readonly seq: number
  readonly seat: number
  readonly timing: Timing
  /** When it counts, as the log has it. */
  readonly at: number
  readonly instants: { readonly arrival: number; readonly fair: number }
  /** C10.3: no earlier than this, whatever its player's clock says. */
  readonly earliest: number
  /** What set the instant at which it counts. */
  readonly decidedBy: 'arrival' | 'claim' | 'earliest' | 'shown' | 'own'
}

/**
 * The stamps of some actions of a log: `events` is all of it, in any order, and `isRace` tells whether a type is judged
 * by the policy. Under the other policy every action of the log is stamped again, in `seq` order (C10.6).
 */
export function photographed(
  events: Iterable<LogEvent>,
  seqs: ReadonlySet<number>,
  race: RacePolicy,
  isRace: (type: string) => boolean,
): readonly Photographed[] {
  const clocks = { arrival: createStampClock(), fair: createStampClock(), recorded: createStampClock() }
  const photos: Photographed[] = []
  for (const event of [...events].sort((one, other) => one.seq - other.seq)) {
    const { seq, by, timing, type } = event
    const isAction = timing !== undefined && typeof by === 'number'
    if (!isAction) {
      for (const clock of Object.values(clocks)) clock.note(event, event.at, false)
      continue
    }
    const instantOf = (policy: 'arrival' | 'fair') => {
      const floor = clocks[policy].floorFor(by, timing.seen)
      const at = effectiveAt({ ...race, policy }, isRace(type), timing, floor)
      clocks[policy].note(event, at, true)
      return at
    }
    const floor = clocks.recorded.floorFor(by, timing.seen)
    const instants = { arrival: instantOf('arrival'), fair: instantOf('fair') }
    clocks.recorded.note(event, event.at, true)
    if (!seqs.has(seq)) continue
    const earliest = timing.received - graceOf(timing, race.capMs)
    const decidedBy = race.policy === 'arrival' ? 'arrival' : decided(event.at, timing, earliest, floor)
    photos.push({ seq, seat: by, timing, at: event.at, instants, earliest, decidedBy })
  }
  return photos
}

function decided(
  at: number,
  { received, claimed }: Timing,
  earliest: number,
  { shown, own }: { readonly shown: number; readonly own: number },
): Photographed['decidedBy'] {
  if (claimed !== null && at === Math.min(claimed, received) && at >= earliest)
    return at === received ? 'arrival' : 'claim'
  if (at === shown && at > earliest) return 'shown'
  if (at === own && at > earliest) return 'own'
  return at === received ? 'arrival' : 'earliest'
}
