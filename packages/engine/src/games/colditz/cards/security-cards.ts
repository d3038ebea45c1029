import { askedOf } from '../../../reactions/reaction.ts'
import { withArrest } from '../arrests/arrest.ts'
import { isSafeThisRound } from '../arrests/liability.ts'
import { areaOf } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { officerOf } from '../pieces/pieces.ts'
import {
  hasEquipment,
  isGuardOnBoard,
  isInPlay,
  isOutside,
  occupancyOf,
  officersOf,
  powOf,
  powsOf,
} from '../state/places.ts'
import { countOf, RETURNED, type Step } from '../state/table.ts'
import type { CardAct } from './card-act.ts'

/** K10.1: before throwing, as often as the card is in hand (K6.2). Whoever holds a card may have a warning; then everybody says who attends. */
export const appel: CardAct = {
  objection: (table) => (table.turn.hasThrown ? 'appel-before-throwing' : undefined),
  effect(table) {
    const officers = officersOf(table).filter(
      (seat) => !table.isOut[seat] && powsOf(table, seat).some(isInPlay),
    )
    const open = askedOf(officers, (seat) => countOf(table.hands[seat] ?? 0) > 0)
    const warning: Step[] = open.length > 0 ? [{ type: 'react', card: 'warning', open }] : []
    const attend: Step[] =
      officers.length > 0 ? [{ type: 'attend', open: askedOf(officers, () => true) }] : []
    return {
      ...table,
      turn: { ...table.turn, appel: 'called' },
      steps: [...warning, ...attend, ...table.steps],
    }
  },
}

/** K10.2: everybody in the room whose officer has equipment as the card is played; a card is confiscated for each. */
export function searches(room: string): CardAct {
  return {
    objection: () => undefined,
    effect(table, seq) {
      const { pow } = occupancyOf(table)
      const found = areaOf(castle, room)
        .squares.flatMap((id) => pow(id) ?? [])
        .filter((one) => hasEquipment(table, officerOf(one.id)) && !isSafeThisRound(table, one))
      return found.reduce(
        (arrested, { id }) => withArrest(arrested, seq, id, 'search', { zone: 'inner', confiscates: true }),
        table,
      )
    },
  }
}

/** K10.3: a named guard at a named POW outside. */
export const shot: CardAct = {
  objection(table, _, { pow: id, guards = [] }) {
    const pow = id === undefined ? undefined : powOf(table, id)
    if (!pow || !isOutside(pow)) return 'not-outside'
    const [guard, ...others] = guards
    if (guard === undefined || others.length > 0) return 'name-the-guards'
    return isGuardOnBoard(table.guards[guard] ?? RETURNED) ? undefined : 'guard-not-on-board'
  },
  effect: (table, _, seat, { pow, guards = [], again = true }) => ({
    ...table,
    steps: [{ type: 'throw', seat, for: 'shot', again, pow, guard: guards[0] }, ...table.steps],
  }),
  fill: (_, __, played) => ({ ...played, again: played.again ?? true }),
}
