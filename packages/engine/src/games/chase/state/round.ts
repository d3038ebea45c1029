import type { Lying } from '../pieces/geometry.ts'
import type { ChaseSymbol, Colour, Direction } from '../pieces/pieces.ts'
import type { ChaseEvent, Data } from '../vocabulary/events.ts'

export type Role = 'chaser' | 'runner'

/** Which action, and when it took effect. */
export interface Moment {
  readonly seq: number
  readonly at: number
}

export interface PlacedTile extends Lying, Moment {
  readonly by: number
  /** How many tiles lay on the table before it: touching is judged against those (C5.7). */
  readonly order: number
}

export interface PlacedMarker extends Moment {
  readonly by: number
  readonly symbol: ChaseSymbol
  /** No tile lay after it at that instant (C7.5): the capture, judged by C7.3. */
  readonly final: boolean
}

/** A start that waits for the other one (4 players); its tiles are undefined for a reader who may not see them. */
export interface SubmittedStart extends Moment {
  readonly by: number
  readonly tiles: readonly Lying[] | undefined
}

export interface Path {
  readonly tiles: readonly PlacedTile[]
  readonly markers: readonly PlacedMarker[]
  readonly start: SubmittedStart | undefined
  readonly caught: Moment | undefined
}

/** What is left of a pile; the ids are undefined for a reader who has not seen it. */
export interface Pile {
  readonly tiles: readonly string[] | undefined
  readonly size: number
}

export type Stock = Readonly<Record<Colour, number>>

export interface Ending extends Moment {
  readonly reason: 'captured' | 'hideout' | 'trail-lost'
}

export interface SetAside extends Moment {
  readonly status: 'voided' | 'abandoned'
}

/** Where a tile lies that the runner check finds wrong, and the lowest clause that it breaks (C8.2). */
export interface BrokenTile {
  readonly path: number
  readonly position: number
  readonly clause: string
}

export interface Score extends Pick<Data['round.scored'], 'winner' | 'mistakes' | 'awards'> {
  /** In path order: found once, and kept for the report. */
  readonly broken: readonly BrokenTile[]
}

export interface Plan {
  readonly sides: Readonly<Record<string, Direction>> | undefined
  readonly targets: Readonly<Record<string, number>> | undefined
}

export interface Round {
  readonly number: number
  readonly dealt: Moment
  readonly roles: readonly Role[]
  readonly runners: readonly number[]
  readonly chasers: readonly number[]
  /** Starting tiles as dealt: by seat, or under `team` (3 players). */
  readonly starts: Readonly<Record<string, readonly string[]>> | undefined
  readonly plan: Plan
  /** The seq of the `plan.set` that set each arrangement: a secret until the round runs. */
  readonly planned: { readonly sides: number | undefined; readonly targets: number | undefined }
  /** 3 players: the runner who claimed the start. */
  readonly claimer: number | undefined
  readonly started: Moment | undefined
  readonly paths: readonly Path[]
  /** How many tiles lie on the table, the prison not counted. */
  readonly laid: number
  readonly piles: readonly [Pile, Pile]
  /** 2 players: the pile in the runner's hand, and which have been, late or not. */
  readonly held: 0 | 1 | undefined
  readonly looked: readonly [boolean, boolean]
  /** When a pile was last taken up, or the piles changed hands. */
  readonly handsSince: number | undefined
  /** 3 and 4 players: the piles have changed hands an odd number of times; and whether they ever did, late or not. */
  readonly swapped: boolean
  readonly exchanged: boolean
  /** The runner who called the open exchange. */
  readonly caller: number | undefined
  /** Whose open exchange the end of the round cancelled. */
  readonly cancelled: number | undefined
  /** 3 players: whose turn it is. */
  readonly turn: number | undefined
  /** By seat. */
  readonly stocks: readonly Stock[]
  readonly ending: Ending | undefined
  readonly setAside: SetAside | undefined
  /** When `round.ended` was recorded. */
  readonly decidedAt: number | undefined
  readonly score: Score | undefined
  readonly scoredAt: number | undefined
  /** The same round had no ending closed anything: late actions are tried on it (C10.4). */
  readonly shadow: Round | undefined
  /** True of a shadow: nothing closes it. */
  readonly endless: boolean
}

/** While a change is put together nobody else holds the copy. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Field by field: spreading that many fields costs Node 20 thirty times as much, and this is done at every event. */
export function copyOfRound(round: Round): Writable<Round> {
  return {
    number: round.number,
    dealt: round.dealt,
    roles: round.roles,
    runners: round.runners,
    chasers: round.chasers,
    starts: round.starts,
    plan: round.plan,
    planned: round.planned,
    claimer: round.claimer,
    started: round.started,
    paths: round.paths,
    laid: round.laid,
    piles: round.piles,
    held: round.held,
    looked: round.looked,
    handsSince: round.handsSince,
    swapped: round.swapped,
    exchanged: round.exchanged,
    caller: round.caller,
    cancelled: round.cancelled,
    turn: round.turn,
    stocks: round.stocks,
    ending: round.ending,
    setAside: round.setAside,
    decidedAt: round.decidedAt,
    score: round.score,
    scoredAt: round.scoredAt,
    shadow: round.shadow,
    endless: round.endless,
  }
}

/** A path before its first tile. */
export const NO_PATH: Path = { tiles: [], markers: [], start: undefined, caught: undefined }

export function isRunning(round: Round): boolean {
  return round.started !== undefined && round.ending === undefined && round.setAside === undefined
}

/** The index of the path that a runner builds, or undefined for anybody else. */
export function runnerPathOf(round: Round, seat: number): number | undefined {
  if (round.roles[seat] !== 'runner') return undefined
  return round.paths.length === 1 ? 0 : round.runners.indexOf(seat)
}

/** C3.4, C7.7: the path that a chaser marks, or undefined for anybody else. */
export function chaserPathOf(round: Round, seat: number): number | undefined {
  if (round.roles[seat] !== 'chaser') return undefined
  if (round.paths.length === 1) return 0
  return round.plan.targets ? round.plan.targets[seat] : round.chasers.indexOf(seat)
}

/** The pile in a runner's hand: the one that was taken (C4.3), or with 3 and 4 players the runner's own (C4.4). */
export function pileOf(round: Round, seat: number): 0 | 1 | undefined {
  if (round.started === undefined || round.roles[seat] !== 'runner') return undefined
  if (round.runners.length === 1) return round.held
  const second = round.runners[1] === seat
  return second === round.swapped ? 0 : 1
}

export function partnerOf(round: Round, seat: number): number | undefined {
  const team = round.roles[seat] === 'runner' ? round.runners : round.chasers
  return team.find((other) => other !== seat)
}

/** What an event of a path is about; undefined for the others. */
export function pathOf(event: ChaseEvent): number | undefined {
  switch (event.type) {
    case 'tile.placed':
    case 'marker.placed':
    case 'trail.lost':
      return event.data.path
    default:
      return undefined
  }
}

/** How many markers of a colour a chaser has left. */
export function stockOf(round: Round, seat: number, colour: 'red' | 'blue'): number {
  return round.stocks[seat]?.[colour] ?? 0
}
