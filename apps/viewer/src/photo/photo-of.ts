import { type FollowedTimeline, type LogEvent, type Photographed, photographed } from '@getaway/engine'
import type { Known } from '../feed/match-store.ts'
import type { AnyBroadcasting, Race } from '../table/broadcasting.ts'

type Policy = 'arrival' | 'fair'

/** A race as its stamps show it, on a scale of µs from the instant of the hand that was first. */
export interface Photo {
  readonly race: Race
  readonly lanes: readonly Lane[]
  readonly policy: Policy
  readonly capMs: number
  /** By how much the first hand was ahead of the next one. */
  readonly margin: number
  /** What the other policy would have said of the same hands. */
  readonly other: {
    readonly policy: Policy
    readonly first: Lane
    readonly margin: number
    readonly isSame: boolean
  }
}

/** One hand. Instants are relative to the first hand's. */
export interface Lane {
  readonly seq: number
  readonly seat: number
  readonly act: string
  readonly isFirst: boolean
  /** By the player's own clock; undefined where it is not known. */
  readonly claimed: number | undefined
  /** Half of the round trip: by so much the clocks may differ. */
  readonly error: number | undefined
  readonly rtt: number | undefined
  readonly earliest: number
  readonly received: number
  readonly counted: number
  readonly decidedBy: Photographed['decidedBy']
  readonly instants: Photographed['instants']
}

type PhotographedMatch = Pick<Known, 'timeline' | 'game'>

/** Undefined where a stamp is missing: a log from elsewhere may leave out what it likes. */
export function photoOf(
  race: Race,
  { timeline, game }: PhotographedMatch,
  raceTypes: AnyBroadcasting['raceTypes'],
): Photo | undefined {
  const rules = game.raceOf(timeline.stateAfter(0))
  const seqs = new Set(race.entrants.map(({ seq }) => seq))
  const stamps = photographed(eventsOf(timeline), seqs, rules, (type) => raceTypes.has(type))
  const lanes = race.entrants.flatMap(({ seq, act }) => {
    const stamp = stamps.find((one) => one.seq === seq)
    return stamp ? [laneOf(stamp, act, race)] : []
  })
  const [first, next] = lanes.toSorted((one, other) => one.counted - other.counted || one.seq - other.seq)
  if (!first || !next || lanes.length !== race.entrants.length) return undefined
  const policy = rules.policy === 'fair' ? 'arrival' : 'fair'
  const [otherFirst, otherNext] = lanes.toSorted(
    (one, other) => one.instants[policy] - other.instants[policy] || one.seq - other.seq,
  )
  if (!otherFirst || !otherNext) return undefined
  return {
    race,
    lanes,
    policy: rules.policy,
    capMs: rules.capMs,
    margin: next.counted - first.counted,
    other: {
      policy,
      first: otherFirst,
      margin: otherNext.instants[policy] - otherFirst.instants[policy],
      isSame: otherFirst.seq === first.seq,
    },
  }
}

function laneOf(stamp: Photographed, act: string, race: Race): Lane {
  const { seq, seat, timing, at, earliest, decidedBy, instants } = stamp
  const since = (instant: number) => instant - race.at
  return {
    ...{ seq, seat, act, decidedBy, instants },
    isFirst: seq === race.first,
    claimed: timing.claimed === null ? undefined : since(timing.claimed),
    error: timing.rtt === null ? undefined : Math.floor(timing.rtt / 2),
    rtt: timing.rtt ?? undefined,
    earliest: since(earliest),
    received: since(timing.received),
    counted: since(at),
  }
}

/** As recorded: what a player still waits for has no stamp. */
function eventsOf(timeline: FollowedTimeline<unknown>): readonly LogEvent[] {
  const recorded = timeline.own?.recorded ?? Number.POSITIVE_INFINITY
  const events: LogEvent[] = []
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event && event.seq <= recorded) events.push(event)
  }
  return events
}
