import { EQUIPMENT, type Equipment } from '../board/board.ts'
import { withTaken } from '../moves/equipment.ts'
import type { CardAct } from './card-act.ts'

/** K11.1: Exchange takes an equipment card of that kind. */
export function exchangeFor(kind: Equipment): CardAct {
  return {
    objection: (table) => (table.piles[kind] > 0 ? undefined : 'pile-empty'),
    effect: (table, _, seat) => withTaken(table, seat, kind, 1),
  }
}

/** K11.1: Bribe takes one of any kind. */
export const bribe: CardAct = {
  objection: (table, _, { kind }) => {
    if (kind === undefined) return 'name-a-kind'
    return table.piles[kind] > 0 ? undefined : 'pile-empty'
  },
  effect: (table, _, seat, { kind }) => (kind === undefined ? table : withTaken(table, seat, kind, 1)),
  fill: (table, _, played) => {
    const kind = played.kind ?? EQUIPMENT.find((one) => table.piles[one] > 0)
    return kind === undefined ? played : { ...played, kind }
  },
}
