import type { Cell, Square, Zone } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { officerOf } from '../pieces/pieces.ts'
import { type Pow, RESERVE, RETURNED, type Table } from './table.ts'

/** The square where a piece stands; undefined in a cell, in barracks or out of the game. */
export function squareAt(at: string): Square | undefined {
  return castle.byId.get(at)
}

export function cellAt(at: string): Cell | undefined {
  return castle.cells.find(({ id }) => id === at)
}

export function powOf({ pows }: Pick<Table, 'pows'>, id: number): Pow | undefined {
  return pows.find((pow) => pow.id === id)
}

/** K2.4: on the board or in a cell. */
export function isInPlay({ at, hasEscaped }: Pow): boolean {
  return !hasEscaped && (castle.byId.has(at) || cellAt(at) !== undefined)
}

/** On a square from which it could still be moved. */
export function isOnBoard({ at, hasEscaped }: Pow): boolean {
  return !hasEscaped && castle.byId.has(at)
}

/** K9.10, K10.3: outside, above the ground. */
export function isOutside(pow: Pow): boolean {
  const square = squareAt(pow.at)
  return isOnBoard(pow) && square?.zone === 'outside' && square.kind !== 'tunnel'
}

export function powsOf({ pows }: Pick<Table, 'pows'>, seat: number): readonly Pow[] {
  return pows.filter(({ id }) => officerOf(id) === seat)
}

export function isGuardOnBoard(at: string): boolean {
  return at !== RESERVE && at !== RETURNED
}

/** Who stands on each square. */
export interface Occupancy {
  readonly pow: (square: string) => Pow | undefined
  readonly guard: (square: string) => number | undefined
  readonly isFree: (square: string) => boolean
}

/** What stands where. Targets are always free (K2.4). Looked for one by one: few squares are asked for. */
export function occupancyOf({ pows, guards }: Pick<Table, 'pows' | 'guards'>): Occupancy {
  const pow = (square: string) => pows.find(({ at, hasEscaped }) => at === square && !hasEscaped)
  const guard = (square: string) => {
    const found = guards.indexOf(square)
    return found === -1 ? undefined : found
  }
  return { pow, guard, isFree: (square) => pow(square) === undefined && guard(square) === undefined }
}

/** The squares on which somebody stands, where many are asked for. */
export function takenSquares({ pows, guards }: Pick<Table, 'pows' | 'guards'>): ReadonlySet<string> {
  const taken = new Set(guards)
  for (const { at, hasEscaped } of pows) if (!hasEscaped) taken.add(at)
  return taken
}

export function zoneOf(at: string): Zone | undefined {
  return squareAt(at)?.zone ?? cellAt(at)?.zone
}

/** The white squares nobody stands on, those of the officer's roll call first. */
export function freeWhite(table: Table, seat: number): readonly string[] {
  const { isFree } = occupancyOf(table)
  const own = rollCallOf(table, seat)
  const white = castle.squares.filter(({ kind }) => kind === 'appel').map(({ id }) => id)
  return [...own, ...white.filter((square) => !own.includes(square))].filter(isFree)
}

/** K3.4: where an officer's POWs stand when the roll is called. */
export function rollCallOf(
  { players, security }: Pick<Table, 'players' | 'security'>,
  seat: number,
): readonly string[] {
  const order = (seat - security - 1 + players) % players
  return castle.rollCall.get(players)?.[order] ?? []
}

/** The seats of the officers in the order of play (K1.3). */
export function officersOf({ players, security }: Pick<Table, 'players' | 'security'>): readonly number[] {
  return Array.from({ length: players - 1 }, (_, index) => (security + 1 + index) % players)
}

/** K7.2 */
export function hasEquipment({ equipment }: Pick<Table, 'equipment'>, seat: number): boolean {
  const own = equipment[seat]
  return own !== undefined && Object.values(own).some((count) => count > 0)
}

/** A POW with some of it changed. */
export function withPow(table: Table, id: number, change: Partial<Pow>): Table {
  return { ...table, pows: table.pows.map((pow) => (pow.id === id ? { ...pow, ...change } : pow)) }
}

export function withGuard(table: Table, guard: number, at: string): Table {
  return { ...table, guards: table.guards.map((one, index) => (index === guard ? at : one)) }
}
