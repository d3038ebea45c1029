import { guardsOnBoard } from '../moves/guard-walk.ts'
import { isGuardOnBoard } from '../state/places.ts'
import { countOf, RETURNED, type Table } from '../state/table.ts'
import type { CardAct } from './card-act.ts'

/** K11.2: so many guards of the officer's choice go to the returned wing. */
export function sendsBack(count: number): CardAct {
  return {
    objection(table, _, { guards = [] }) {
      const most = Math.min(count, guardsOnBoard(table).length)
      if (most === 0) return 'no-guard-on-board'
      if (guards.some((guard) => !isGuardOnBoard(table.guards[guard] ?? RETURNED)))
        return 'guard-not-on-board'
      return guards.length === most && new Set(guards).size === most ? undefined : 'name-the-guards'
    },
    effect: (table, _, __, { guards = [] }): Table => ({
      ...table,
      guards: table.guards.map((at, guard) => (guards.includes(guard) ? RETURNED : at)),
    }),
  }
}

/** K11.2: the security officer gives up two cards and draws one; having only one, gives it up and draws none. */
export const sabotage: CardAct = {
  objection: (table) => (countOf(table.hands[table.security] ?? 0) > 0 ? undefined : 'no-cards-there'),
  effect: (table) => ({ ...table, steps: [{ type: 'sabotaged', open: [table.security] }, ...table.steps] }),
}

/** How many cards Sabotage takes, and whether one is drawn for them. */
export function sabotageOf(table: Table): { readonly count: number; readonly draws: boolean } {
  const held = countOf(table.hands[table.security] ?? 0)
  return { count: Math.min(2, held), draws: held > 1 }
}
