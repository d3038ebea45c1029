import type { LogEvent } from '../log/event.ts'
import type { PeopleEvent } from '../people/people-events.ts'
import { seatIn } from '../people/player.ts'

/** A player as the clock sees them; all times in µs. */
export interface TimedSeat {
  /** Since when they have been disconnected; undefined while they are there. */
  readonly awayAt: number | undefined
  /** When they last came back. */
  readonly backAt: number | undefined
  /** For how long they were away since the step began, before they came back. */
  readonly awayUs: number
  /** How often they came back since the step began. */
  readonly returns: number
  /** Their time has run out since anybody last acted. */
  readonly hasLapsed: boolean
}

/** The time of the step that is first now. It follows from facts alone: a log may leave decisions out. */
export interface TurnClock {
  readonly turnUs: number
  /** The `at` of the last fact that made the step the first one. */
  readonly since: number
  readonly seats: readonly TimedSeat[]
  /** Every time that ran out. */
  readonly lapses: readonly { readonly seq: number; readonly seat: number }[]
}

const PRESENT: TimedSeat = {
  awayAt: undefined,
  backAt: undefined,
  awayUs: 0,
  returns: 0,
  hasLapsed: false,
}

/** Nobody is away whom the record does not say to be: programs play without a connection. */
export function openClock(turnUs: number, at: number, seats: number): TurnClock {
  return { turnUs, since: at, seats: Array.from({ length: seats }, () => PRESENT), lapses: [] }
}

/** After a fact that puts another step first: a deal, what an event card brings. */
export function clockAfterFact(clock: TurnClock, at: number): TurnClock {
  const since = Math.max(clock.since, at)
  return { ...clock, since, seats: clock.seats.map((seat) => ({ ...seat, awayUs: 0, returns: 0 })) }
}

/** After a player's action, by which a player is there who seemed to be away. */
export function clockAfterAction(clock: TurnClock, by: number, at: number): TurnClock {
  const acted = clockAfterFact(withPresence(clock, by, true, at), at)
  return { ...acted, seats: acted.seats.map((seat) => ({ ...seat, hasLapsed: false })) }
}

/** After the time of a seat has run out. */
export function clockAfterLapse(clock: TurnClock, seat: number, { seq, at }: LogEvent): TurnClock {
  const lapsed = withSeat(clockAfterFact(clock, at), seat, (one) => ({ ...one, hasLapsed: true }))
  return { ...lapsed, lapses: [...clock.lapses, { seq, seat }] }
}

/** After somebody came or went. */
export function clockAfterPeople(clock: TurnClock, event: PeopleEvent): TurnClock {
  switch (event.type) {
    case 'observer.admitted':
    case 'seat.left':
      return clock
    case 'seat.disconnected':
      return withPresence(clock, seatIn(event), false, event.at)
    case 'seat.taken':
      return withPresence(clock, event.data.seat, true, event.at)
    case 'seat.ready':
    case 'seat.connected':
      return withPresence(clock, seatIn(event), true, event.at)
  }
}

function withPresence(clock: TurnClock, who: unknown, isThere: boolean, at: number): TurnClock {
  return withSeat(clock, who, (seat) => {
    const { awayAt, awayUs, returns } = seat
    if (isThere === (awayAt === undefined)) return seat
    if (awayAt === undefined) return { ...seat, awayAt: at }
    const passed = Math.max(0, at - Math.max(awayAt, clock.since))
    return { ...seat, awayAt: undefined, backAt: at, awayUs: awayUs + passed, returns: returns + 1 }
  })
}

function withSeat(clock: TurnClock, who: unknown, change: (seat: TimedSeat) => TimedSeat): TurnClock {
  const seats = clock.seats.map((seat, index) => (index === who ? change(seat) : seat))
  return seats.some((seat, index) => seat !== clock.seats[index]) ? { ...clock, seats } : clock
}
