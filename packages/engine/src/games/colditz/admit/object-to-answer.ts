import { sabotageOf } from '../cards/guard-cards.ts'
import { mayAttend } from '../evolve/muster.ts'
import { kindsOf } from '../moves/equipment.ts'
import { occupancyOf, squareAt } from '../state/places.ts'
import { countOf, holds, type Step, type Table } from '../state/table.ts'
import type { Action } from '../vocabulary/events.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'

type Answer = Extract<
  Action,
  { type: 'roll.answered' | 'equipment.surrendered' | 'cards.surrendered' | 'pow.stationed' }
>

/** K6.6: whether an answer is one to what is asked. */
export function objectionToAnswer(
  table: Table,
  step: Step,
  seat: number,
  action: Answer,
): RefusalCode | undefined {
  switch (action.type) {
    case 'roll.answered': {
      const { pows } = action.data
      if (step.type !== 'attend') return 'nothing-owed'
      const may = mayAttend(table, seat)
      if (new Set(pows).size !== pows.length) return 'pow-twice'
      return pows.every((pow) => may.includes(pow)) ? undefined : 'cannot-attend'
    }
    case 'equipment.surrendered':
      if (step.type !== 'surrender') return 'nothing-owed'
      return kindsOf(table, seat).includes(action.data.kind) ? undefined : 'not-in-hand'
    case 'cards.surrendered': {
      const { cards } = action.data
      if (step.type !== 'sabotaged') return 'nothing-owed'
      if (countOf(cards) !== sabotageOf(table).count) return 'wrong-count'
      return typeof cards === 'number' || holds(table.hands[seat] ?? 0, cards)
        ? undefined
        : 'card-not-in-hand'
    }
    case 'pow.stationed':
      if (step.type !== 'station') return 'nothing-owed'
      return stationObjection(table, action.data.to)
  }
}

/** K2.4: a free white square. */
export function stationObjection(table: Table, to: string): RefusalCode | undefined {
  if (squareAt(to)?.kind !== 'appel') return 'not-white'
  return occupancyOf(table).isFree(to) ? undefined : 'square-taken'
}
