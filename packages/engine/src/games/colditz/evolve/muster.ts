import { withArrest } from '../arrests/arrest.ts'
import { isSafeThisRound } from '../arrests/liability.ts'
import { castle } from '../board/castle.ts'
import { searchSteps } from '../board/guards.ts'
import { guardsOnBoard } from '../moves/guard-walk.ts'
import { officerOf } from '../pieces/pieces.ts'
import { isOnBoard, powsOf, rollCallOf, squareAt } from '../state/places.ts'
import type { Pow, Table } from '../state/table.ts'

/** K10.1: the POWs of an officer that may answer the roll: neither in tunnels nor outside, nor on white already. */
export function mayAttend(table: Table, seat: number): readonly number[] {
  return powsOf(table, seat)
    .filter((pow) => isOnBoard(pow) && canAttend(pow))
    .map(({ id }) => id)
}

function canAttend(pow: Pow): boolean {
  const square = squareAt(pow.at)
  return (
    square !== undefined && square.kind !== 'appel' && square.kind !== 'tunnel' && square.zone !== 'outside'
  )
}

/** K10.1, K3.4: those who attend, and those on white already, stand by the roll call. */
export function withRollTaken(table: Table): Table {
  const { attending } = table.turn
  const present = table.pows.filter(
    (pow) => isOnBoard(pow) && (squareAt(pow.at)?.kind === 'appel' || attending.includes(pow.id)),
  )
  const places = new Map<number, readonly string[]>()
  const pows = table.pows.map((pow) => {
    if (!present.includes(pow)) return pow
    const seat = officerOf(pow.id)
    const [at = pow.at, ...rest] = places.get(seat) ?? rollCallOf(table, seat)
    places.set(seat, rest)
    return { ...pow, at, isInward: false }
  })
  return { ...table, pows, turn: { ...table.turn, attending: [] } }
}

/** K10.1: who is within the throw of any guard and not exempt is arrested, equipment or not. */
export function withGeneralSearch(table: Table, seq: number, range: number): Table {
  const guards = guardsOnBoard(table).flatMap(({ at }) => squareAt(at) ?? [])
  const steps = searchSteps(castle, guards)
  const found = table.pows.filter((pow) => {
    const square = squareAt(pow.at)
    return (
      square !== undefined &&
      canAttend(pow) &&
      isOnBoard(pow) &&
      square.kind !== 'hideaway' &&
      !isSafeThisRound(table, pow) &&
      (steps[square.index] ?? Number.POSITIVE_INFINITY) <= range
    )
  })
  return found.reduce((arrested, pow) => {
    const isOuter = squareAt(pow.at)?.zone === 'outer' && !pow.isInward
    return withArrest(arrested, seq, pow.id, 'general', {
      zone: isOuter ? 'outer' : 'inner',
      confiscates: isOuter,
    })
  }, table)
}
