import { castle } from '../board/castle.ts'
import { officerOf } from '../pieces/pieces.ts'
import { isOnBoard, powOf } from '../state/places.ts'
import type { CardAct } from './card-act.ts'

/** K12.1: from beside the staff car, with a kit. */
export const staffCar: CardAct = {
  objection(table, seat, { pow: id }) {
    const pow = id === undefined ? undefined : powOf(table, id)
    if (!pow || officerOf(pow.id) !== seat || !isOnBoard(pow)) return 'not-your-piece'
    if (!castle.staffCar.beside.includes(pow.at)) return 'not-beside-car'
    return table.kits[seat] || table.turn.hasKitPlayed ? undefined : 'needs-kit'
  },
  effect: (table, _, seat, { pow }) => ({
    ...table,
    steps: [{ type: 'throw', seat, for: 'car', again: true, pow, guard: undefined }, ...table.steps],
  }),
}
