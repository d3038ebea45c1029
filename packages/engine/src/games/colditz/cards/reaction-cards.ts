import { without } from '../../../reactions/reaction.ts'
import { withArrest } from '../arrests/arrest.ts'
import { withPaid, withTaken } from '../moves/equipment.ts'
import { officerOf } from '../pieces/pieces.ts'
import { cellAt, isOnBoard, occupancyOf, powOf, squareAt } from '../state/places.ts'
import type { Beyond, Step, StepOf, Table } from '../state/table.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'
import type { CardAct, Played } from './card-act.ts'
import { withArrival } from './fast.ts'
import { fastWay } from './way-for.ts'

/** K10.4: the POW at the gate goes to a cell of the zone of that square; only the card it played is lost. */
export const arrestsHolder: CardAct = {
  objection: () => undefined,
  effect(table, seq) {
    const [step, ...steps] = table.steps
    if (step?.type !== 'react' || (step.card !== 'arrest-key' && step.card !== 'arrest-pass')) return table
    const { pow, at, card, beyond } = step
    const zone = squareAt(at)?.zone === 'inner' ? 'inner' : 'outer'
    const how = card === 'arrest-key' ? 'key' : 'pass'
    // The other gates of a fast way are asked for no more.
    const rest = steps.filter((one) => !(one.type === 'react' && 'pow' in one && one.pow === pow))
    const stopped = beyond ? withUnplayed(table, officerOf(pow), beyond) : table
    return withArrest({ ...stopped, steps: rest }, seq, pow, how, { zone, confiscates: false })
  },
}

/** K10.4: what was meant for the way beyond the gate is not lost. */
function withUnplayed(table: Table, seat: number, { cards, gates }: Beyond): Table {
  const { turn } = table
  const closed: Table = {
    ...table,
    turn: { ...turn, gates: turn.gates.filter((gate) => !gates.includes(gate)) },
  }
  return cards.reduce((current, kind) => withTaken(current, seat, kind, 1), closed)
}

/** K10.3: the first throw of the shot is not doubled. */
export const talisman: CardAct = {
  objection: () => undefined,
  effect(table) {
    const [, next, ...rest] = table.steps
    return next?.type === 'shot' ? { ...table, steps: [{ ...next, isDoubled: false }, ...rest] } : table
  },
}

/** K11.3: one confiscation does not happen. */
export const hideaway: CardAct = {
  objection: () => undefined,
  effect: (table) => ({ ...table, steps: table.steps.slice(2) }),
}

/** K11.3: any of one's POWs to any hideaways with room, the cards for the way played. */
export const warning: CardAct = {
  objection: (table, seat, played) => hidden(table, seat, played).objection,
  effect(table, _, seat, played) {
    const { steps } = table
    const moved = hidden(table, seat, played).table
    return { ...moved, steps: answered({ ...moved, steps }, seat) }
  },
}

/** The POWs in their hideaways, one after the other, or what stands against it. */
function hidden(
  table: Table,
  seat: number,
  { hides = [] }: Played,
): { readonly table: Table; readonly objection?: RefusalCode } {
  let current = table
  if (new Set(hides.map(({ pow }) => pow)).size !== hides.length) return { table, objection: 'pow-twice' }
  for (const { pow: id, to } of hides) {
    const pow = powOf(current, id)
    const square = squareAt(to)
    if (!pow || officerOf(id) !== seat) return { table, objection: 'not-your-piece' }
    if (cellAt(pow.at)) return { table, objection: 'in-a-cell' }
    if (!isOnBoard(pow)) return { table, objection: 'not-your-piece' }
    const from = squareAt(pow.at)
    if (from?.kind === 'tunnel' || from?.zone === 'outside') return { table, objection: 'not-from-there' }
    if (square?.kind !== 'hideaway') return { table, objection: 'not-a-hideaway' }
    if (!occupancyOf(current).isFree(to)) return { table, objection: 'square-taken' }
    const way = fastWay(current, pow, square)
    if (!way) return { table, objection: 'no-way-there' }
    const paid = withPaid(current, seat, way.cards)
    current = withArrival(
      {
        ...paid,
        turn: { ...paid.turn, gates: [...paid.turn.gates, ...way.gates.map((gate) => gate.square.id)] },
      },
      id,
      to,
    )
  }
  // K7.5: the cards served this officer's POWs, and others may be warned in the same turn.
  return { table: { ...current, turn: { ...current.turn, gates: table.turn.gates } } }
}

/** The steps once a seat has answered the reaction that is first. */
function answered({ steps: [step, ...rest] }: Table, seat: number): readonly Step[] {
  return step?.type === 'react' ? [without(step as StepOf<'react'>, seat), ...rest] : rest
}
