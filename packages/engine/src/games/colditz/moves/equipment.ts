import { EQUIPMENT, type Equipment } from '../board/board.ts'
import { changed, type Table } from '../state/table.ts'

/** Whether an officer has these cards, a kind named as often as it is needed. */
export function canPay({ equipment }: Table, seat: number, kinds: readonly Equipment[]): boolean {
  const own = equipment[seat]
  return EQUIPMENT.every((kind) => kinds.filter((one) => one === kind).length <= (own?.[kind] ?? 0))
}

/** K6.3: equipment that is played or confiscated lies open on its pile again. */
export function withPaid(table: Table, seat: number, kinds: readonly Equipment[]): Table {
  return kinds.reduce((paid, kind) => withTaken(paid, seat, kind, -1), table)
}

/** So many cards of a kind from its pile to an officer, or back. */
export function withTaken(table: Table, seat: number, kind: Equipment, count: number): Table {
  return {
    ...table,
    piles: { ...table.piles, [kind]: table.piles[kind] - count },
    equipment: changed(table.equipment, seat, (own) => ({ ...own, [kind]: own[kind] + count })),
  }
}

/** From one officer to another. */
export function withGiven(table: Table, from: number, to: number, kinds: readonly Equipment[]): Table {
  if (kinds.length === 0) return table
  const counted = (own: Table['equipment'][number], sign: number) =>
    kinds.reduce((left, kind) => withCount(left, kind, sign), own)
  return {
    ...table,
    equipment: table.equipment.map((own, seat) => {
      if (seat === from) return counted(own, -1)
      return seat === to ? counted(own, 1) : own
    }),
  }
}

function withCount(
  own: Table['equipment'][number],
  kind: Equipment,
  change: number,
): Table['equipment'][number] {
  return { ...own, [kind]: own[kind] + change }
}

/** The kinds an officer has. */
export function kindsOf({ equipment }: Table, seat: number): readonly Equipment[] {
  return EQUIPMENT.filter((kind) => (equipment[seat]?.[kind] ?? 0) > 0)
}
