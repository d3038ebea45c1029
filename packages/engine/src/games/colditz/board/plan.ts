import type { Board, Cell, TunnelName, Zone } from './board.ts'

/**
 * A board as people write it.
 *
 * A line of `areas`: name | zone | kind | symbol | height | squares | English | Italian. Squares are numbered in the
 * order of their cells: `14-19,10` is six of them eastwards, `29,20-24` five southwards. A height holds for all
 * squares, or `5.5 to 1` falls evenly, or `13.5 15*5` has one for each. In an Appel area, yard or room a step leads to
 * every square that touches, unless there is a wall; everywhere else from each square to the next, but not over a `/`.
 *
 * A list of squares may say `ramp.1-3`. In `steps`, between commas, a first square is joined to each of those after it.
 */
export interface Plan {
  readonly id: string
  readonly areas: string
  /** Pairs of areas without a wall between them. */
  readonly openTo: readonly string[]
  readonly walls: readonly string[]
  readonly steps: string
  readonly ropes: readonly string[]
  readonly wire: readonly string[]
  /** One way only, and only for Do or Die (K12.2). */
  readonly ford: readonly string[]
  readonly tunnels: readonly TunnelPlan[]
  readonly posts: { readonly inner: string; readonly outer: string }
  readonly lit: string
  readonly perimeter: string
  /** The grey square that a freed POW makes for (K9.8). */
  readonly inside: string
  readonly rollCall: Readonly<Record<number, readonly string[]>>
  readonly cells: readonly Cell[]
  readonly barracks: Board['barracks']
  readonly staffCar: {
    readonly x: number
    readonly y: number
    readonly beside: string
    readonly route: string
  }
}

export interface TunnelPlan {
  readonly name: TunnelName
  readonly en: string
  readonly it: string
  readonly mouth: string
  readonly at: string
  readonly h: string
  /** How many of its squares lie below each zone, from its mouth on. */
  readonly zones: Readonly<Record<Zone, number>>
  readonly exit: string
  readonly earlyExit: { readonly after: string; readonly to: string } | undefined
}
