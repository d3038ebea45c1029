/** What lies open on the table, as plain as people see it. */
export interface SeenPow {
  readonly id: number
  readonly at: string
  readonly safeIn: number | undefined
  readonly isInward: boolean
  readonly hasEscaped: boolean
}
export type Equipment = 'rope' | 'cutters' | 'pass' | 'key'
export const KINDS: readonly Equipment[] = ['rope', 'cutters', 'pass', 'key']
export type Stock = Readonly<Record<Equipment, number>>

export interface Seen {
  readonly players: number
  readonly security: number
  readonly rounds: number
  readonly joint: number
  readonly hasChapelExit: boolean
  readonly pows: readonly SeenPow[]
  /** Squares, `reserve` or `returned`. */
  readonly guards: readonly string[]
  readonly piles: Stock
  readonly equipment: readonly Stock[]
  readonly kits: readonly boolean[]
  readonly isOut: readonly boolean[]
  readonly hands: readonly (readonly unknown[] | number)[]
  readonly markers: readonly { readonly way: string; readonly at: string; readonly seat: number }[]
  readonly tunnels: readonly { readonly name: string; readonly isDetected: boolean }[]
  readonly turn: {
    readonly seat: number
    readonly round: number
    readonly points: number
    readonly gates: readonly string[]
    readonly hasKitPlayed: boolean
  }
}

export interface SeenEvent {
  readonly seq: number
  readonly type: string
  readonly by: unknown
  readonly data: Readonly<Record<string, unknown>>
}

/** K2.1: eight POWs of each seat, one after the other. */
export function officerOf(pow: number): number {
  return Math.floor(pow / 8)
}

export function stockSize(stock: Stock | undefined): number {
  return KINDS.reduce((sum, kind) => sum + (stock?.[kind] ?? 0), 0)
}

export function handSize(hand: readonly unknown[] | number | undefined): number {
  return typeof hand === 'number' ? hand : (hand?.length ?? 0)
}
