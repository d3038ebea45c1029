/** The board of K3: squares and the steps between them (K3.1), their kinds, and what stands on none of them (K3.2). */

export const ZONES = ['inner', 'outer', 'outside'] as const
export type Zone = (typeof ZONES)[number]

/** What rooms and cards show (K3.3, K7). */
export const EQUIPMENT = ['rope', 'cutters', 'pass', 'key'] as const
export type Equipment = (typeof EQUIPMENT)[number]

/** The four parts of a personal escape kit (K8.2). */
export const KIT_PARTS = ['clothes', 'food', 'compass', 'papers'] as const
export type KitPart = (typeof KIT_PARTS)[number]

export const TUNNELS = ['A', 'B', 'C'] as const
export type TunnelName = (typeof TUNNELS)[number]

export const SQUARE_KINDS = [
  'appel',
  'yard',
  'passage',
  'room',
  'hideaway',
  'key',
  'pass',
  'terrace',
  'landing',
  'ford',
  'road',
  'field',
  'target',
  'tunnel',
] as const
export type SquareKind = (typeof SQUARE_KINDS)[number]

export interface Area {
  readonly id: string
  readonly en: string
  readonly it: string
  readonly zone: Zone
  readonly kind: SquareKind
  /** What a room is searched for: equipment (K7.1) or a part of a kit (K8.2). */
  readonly symbol: Equipment | KitPart | undefined
  readonly squares: readonly string[]
}

export interface Square {
  readonly id: string
  /** Its place in the board's list, for tables. */
  readonly index: number
  /** Cells of the drawing, x growing east and y south; `h` in metres above the river. */
  readonly x: number
  readonly y: number
  readonly h: number
  readonly zone: Zone
  readonly area: string
  readonly kind: SquareKind
  readonly isPost: boolean
  /** K5.7: no POW ends its move here. */
  readonly isLit: boolean
  /** The foot of a rope. */
  readonly isLanding: boolean
  /** Leads out of the castle: not for Do or Die (K12.2). */
  readonly isPerimeter: boolean
  /** How deep its rope falls, in feet. */
  readonly rope: 30 | 60 | undefined
  /** The tunnel below it: brown (K12.3). */
  readonly brown: TunnelName | undefined
  /** Of squares of the outer zone: steps on foot back to grey (K9.8). */
  readonly home: number | undefined
}

/** What a step needs; keys and passes are needed by squares instead. */
export type Need = 'rope30' | 'rope60' | 'wire' | 'ford' | `tunnel-${TunnelName}`

/** A step between two squares: both ways, unless it goes from `a` to `b` alone. */
export interface Edge {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly need: Need | undefined
  readonly isOneWay: boolean
}

/** A step from a square; the edge is undefined from one white square to any other (K5.6). */
export interface Way {
  readonly to: Square
  readonly edge: Edge | undefined
}

/** Ways by the index of the square that they lead from, or back to. */
export type Ways = readonly (readonly Way[])[]

export interface Tunnel {
  readonly name: TunnelName
  readonly en: string
  readonly it: string
  /** The room it begins in, and the square of that room from which one steps in. */
  readonly room: string
  readonly mouth: string
  readonly squares: readonly string[]
  readonly exit: string
  /** The option of K12.3: where it may come up before the wire, after which of its squares. */
  readonly earlyExit: { readonly after: string; readonly to: string } | undefined
}

export interface Cell {
  readonly id: string
  readonly zone: Zone
  readonly holds: number
  /** Where a freed POW goes (K9.7). */
  readonly arrow: string
  readonly x: number
  readonly y: number
}

export interface StaffCar {
  readonly x: number
  readonly y: number
  readonly beside: readonly string[]
  /** A square for each point (K12.1). */
  readonly route: readonly string[]
}

export interface Board {
  readonly id: string
  readonly areas: readonly Area[]
  readonly squares: readonly Square[]
  readonly edges: readonly Edge[]
  readonly byId: ReadonlyMap<string, Square>
  /** The edges from each square; what a POW may try from it (K5.6); and the same backwards. */
  readonly ways: Ways
  readonly powWays: Ways
  readonly powWaysBack: Ways
  readonly posts: { readonly inner: readonly string[]; readonly outer: readonly string[] }
  /** By number of players, then by officer in the order of play: where their POWs stand (K3.4). */
  readonly rollCall: ReadonlyMap<number, readonly (readonly string[])[]>
  readonly cells: readonly Cell[]
  readonly tunnels: readonly Tunnel[]
  readonly targets: readonly string[]
  readonly staffCar: StaffCar
  readonly barracks: { readonly reserve: Place; readonly returned: Place }
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** The square of that name, which must be on the board. */
export function squareOf(board: Board, id: string): Square {
  const square = board.byId.get(id)
  if (!square) throw new Error(`No square ${id} on board ${board.id}`)
  return square
}

export function areaOf(board: Board, id: string): Area {
  const area = board.areas.find((one) => one.id === id)
  if (!area) throw new Error(`No area ${id} on board ${board.id}`)
  return area
}

/** The edge by which one steps from one square to the other, if there is one. */
export function edgeBetween(board: Board, from: string, to: string): Edge | undefined {
  const square = board.byId.get(from)
  return square && board.ways[square.index]?.find((way) => way.to.id === to)?.edge
}

/** The equipment needed to step onto the square (K7.5). */
export function gateOf(square: Square): 'key' | 'pass' | undefined {
  return square.kind === 'key' || square.kind === 'pass' ? square.kind : undefined
}
