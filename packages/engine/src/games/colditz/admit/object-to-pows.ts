import { freeingObjection } from '../arrests/release.ts'
import { areaOf, KIT_PARTS } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { dareDistance } from '../evolve/dice.ts'
import { escapesOf } from '../moves/escape.ts'
import { walkObjection } from '../moves/walk.ts'
import { KIT_CARDS } from '../pieces/cards.ts'
import { officerOf } from '../pieces/pieces.ts'
import { cellAt, isOnBoard, occupancyOf, powOf, squareAt } from '../state/places.ts'
import { holds, type Table } from '../state/table.ts'
import type { Action, Data } from '../vocabulary/events.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'

type PowAction = Extract<
  Action,
  { type: 'pow.moved' | 'equipment.found' | 'kit.made' | 'pow.freed' | 'escape.dared' }
>

/** What an officer may do with their POWs in their turn. */
export function objectionToPows(
  table: Table,
  seat: number,
  { type, data }: PowAction,
): RefusalCode | undefined {
  switch (type) {
    case 'pow.moved':
      if (!table.turn.hasThrown) return 'throw-first'
      return (
        pieceObjection(table, seat, data.pow) ?? walkObjection(table, { ...data, asides: data.asides ?? [] })
      )
    case 'equipment.found':
      return findObjection(table, seat, data)
    case 'kit.made':
      return kitObjection(table, seat, data)
    case 'pow.freed':
      return freeObjection(table, seat, data)
    case 'escape.dared':
      return dareObjection(table, seat, data.pow)
  }
}

function pieceObjection(table: Table, seat: number, id: number): RefusalCode | undefined {
  const pow = powOf(table, id)
  if (!pow || officerOf(id) !== seat) return 'not-your-piece'
  if (cellAt(pow.at)) return 'in-a-cell'
  return isOnBoard(pow) ? undefined : 'not-your-piece'
}

/** K7.1 */
function findObjection(
  table: Table,
  seat: number,
  { kind, pows, home }: Data['equipment.found'],
): RefusalCode | undefined {
  const isPair = new Set(pows).size === 2 && pows.every((pow) => symbolAt(table, seat, pow) === kind)
  if (!isPair) return 'no-pair'
  if (table.piles[kind] < 1) return 'none-left'
  return goesHome(table, pows, home, 1) ? undefined : 'one-goes-home'
}

/** K8.2 */
function kitObjection(
  table: Table,
  seat: number,
  { pows, cards, home }: Data['kit.made'],
): RefusalCode | undefined {
  if (table.kits[seat]) return 'has-kit'
  if (escapesOf(table, seat) === 0) return 'kit-after-escape'
  if (!holds(table.hands[seat] ?? 0, cards)) return 'card-not-in-hand'
  const found = pows.map((pow) => symbolAt(table, seat, pow))
  const parts: readonly (string | undefined)[] = [...found, ...cards.flatMap((card) => KIT_CARDS[card])]
  const isWhole =
    new Set(pows).size === pows.length &&
    parts.length === KIT_PARTS.length &&
    KIT_PARTS.every((part) => parts.includes(part))
  if (!isWhole) return 'kit-not-whole'
  return goesHome(table, pows, home, Math.ceil(pows.length / 2)) ? undefined : 'half-goes-home'
}

/** What the room shows in which one's own POW stands. */
function symbolAt(table: Table, seat: number, id: number): string | undefined {
  const pow = powOf(table, id)
  const square = pow && officerOf(id) === seat && isOnBoard(pow) ? squareAt(pow.at) : undefined
  return square?.kind === 'room' ? areaOf(castle, square.area).symbol : undefined
}

/** Whether at least so many of these POWs go to free white squares, each to its own. */
function goesHome(
  table: Table,
  pows: readonly number[],
  home: Data['equipment.found']['home'],
  least: number,
): boolean {
  const { isFree } = occupancyOf(table)
  const ids = home.map(({ pow }) => pow)
  const places = home.map(({ to }) => to)
  return (
    home.length >= least &&
    new Set(ids).size === ids.length &&
    new Set(places).size === places.length &&
    ids.every((id) => pows.includes(id)) &&
    places.every((to) => squareAt(to)?.kind === 'appel' && isFree(to))
  )
}

/** K5.3, K9.7: by the double, one's own; another's is offered to its officer first. */
function freeObjection(table: Table, seat: number, { pow, to }: Data['pow.freed']): RefusalCode | undefined {
  if (!table.turn.mayFree) return 'no-double'
  if (!powOf(table, pow)) return 'not-your-piece'
  if (officerOf(pow) !== seat) return 'needs-consent'
  return freeingObjection(table, pow, to)
}

/** K12.2 */
function dareObjection(table: Table, seat: number, id: number): RefusalCode | undefined {
  const objection = pieceObjection(table, seat, id)
  if (objection) return objection
  if (table.doOrDie[seat] === 0) return 'no-do-or-die'
  if (!table.kits[seat]) return 'needs-kit'
  const square = squareAt(powOf(table, id)?.at ?? '')
  const isGrey = square?.zone === 'inner' && square.kind !== 'tunnel' && square.kind !== 'hideaway'
  return isGrey && dareDistance(table, id) !== undefined ? undefined : 'not-in-grey'
}
