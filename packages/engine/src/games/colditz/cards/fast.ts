import { areaOf, gateOf } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { withPaid } from '../moves/equipment.ts'
import { gateReaction } from '../moves/walk.ts'
import { officerOf } from '../pieces/pieces.ts'
import { cellAt, isOnBoard, occupancyOf, powOf, squareAt, withPow } from '../state/places.ts'
import type { Step, Table } from '../state/table.ts'
import type { CardAct } from './card-act.ts'
import { fastWay } from './way-for.ts'

/** K11.1: Move Fast to a room. */
export function fastTo(room: string): CardAct {
  return {
    objection(table, seat, { pow: id, to }) {
      const pow = id === undefined ? undefined : powOf(table, id)
      if (!pow || officerOf(pow.id) !== seat) return 'not-your-piece'
      if (cellAt(pow.at)) return 'in-a-cell'
      if (!isOnBoard(pow)) return 'not-your-piece'
      if (squareAt(pow.at)?.kind === 'tunnel') return 'not-from-there'
      const square = squareAt(to ?? '')
      if (square?.area !== room) return 'not-that-room'
      if (!occupancyOf(table).isFree(square.id)) return 'square-taken'
      return fastWay(table, pow, square) ? undefined : 'no-way-there'
    },
    effect(table, _, seat, { pow: id = -1, to = '' }) {
      const pow = powOf(table, id)
      const square = squareAt(to)
      const way = pow && square && fastWay(table, pow, square)
      if (!way) return table
      const paid = withPaid(table, seat, way.cards)
      const gates = way.gates.map(({ square: gate }) => gate.id)
      const gone = { ...paid, turn: { ...paid.turn, gates: [...paid.turn.gates, ...gates] } }
      const reactions = way.gates.flatMap(({ square: gate, beyond }, index): readonly Step[] => {
        const react = gateReaction(gone, gateOf(gate) ?? 'key', pow, gate)
        return react ? [{ ...react, beyond: { cards: beyond, gates: gates.slice(index + 1) } }] : []
      })
      const arrival: Step = { type: 'arrive', pow: id, to }
      return { ...gone, steps: [...reactions, arrival, ...gone.steps] }
    },
    fill: (table, _, played) =>
      played.to === undefined ? { ...played, ...withTo(firstFree(table, room)) } : played,
  }
}

/** The POW where a card has put it (K9.8: another card has moved it, so it is as any other). */
export function withArrival(table: Table, pow: number, to: string): Table {
  const last = powOf(table, pow)
  const hasLeft = squareAt(to)?.zone !== 'inner'
  return withPow(table, pow, {
    at: to,
    isInward: false,
    safeIn: hasLeft || last?.isInward ? undefined : last?.safeIn,
  })
}

function firstFree(table: Table, room: string): string | undefined {
  const { isFree } = occupancyOf(table)
  return areaOf(castle, room).squares.find(isFree)
}

function withTo(to: string | undefined): { readonly to?: string } {
  return to === undefined ? {} : { to }
}
