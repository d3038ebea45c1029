import { withArrival } from '../cards/fast.ts'
import { sabotageOf } from '../cards/guard-cards.ts'
import { kindsOf, withPaid } from '../moves/equipment.ts'
import { withWalk } from '../moves/walk.ts'
import { officerOf } from '../pieces/pieces.ts'
import { freeWhite, hasEquipment, officersOf } from '../state/places.ts'
import { changed, countOf, less, more, type StepOf, type Table } from '../state/table.ts'
import { withShot } from './dice.ts'
import { mayAttend, withRollTaken } from './muster.ts'
import { withNextTurn } from './turns.ts'
import { isWonTogether, withUpkeep } from './upkeep.ts'

/**
 * The table at the next step that somebody has to do: what it does by itself is done, and what nobody could do is left
 * out. Nothing here may depend on more than what everybody knows.
 */
export function settled(table: Table, seq: number, before: Table): Table {
  let current = isMoved(table, before) ? withUpkeep(table, seq) : table
  for (;;) {
    if (isWonTogether(current)) {
      const winners = officersOf(current).filter((seat) => !current.isOut[seat])
      return { ...current, steps: [{ type: 'end', winners, reason: 'together' }] }
    }
    const next = withoutIdleStep(current, seq)
    if (next === current) return current
    current = isMoved(next, current) ? withUpkeep(next, seq) : next
  }
}

/** Whether there may be anything to put in order. */
function isMoved(table: Table, before: Table): boolean {
  return (
    table.pows !== before.pows ||
    table.guards !== before.guards ||
    table.markers !== before.markers ||
    table.tunnels !== before.tunnels ||
    table.equipment !== before.equipment
  )
}

function withoutIdleStep(table: Table, seq: number): Table {
  const [step] = table.steps
  // Most steps wait for somebody, so this is made when it is needed.
  const rest = () => ({ ...table, steps: table.steps.slice(1) })
  switch (step?.type) {
    case undefined:
    case 'end-turn':
      return withNextTurn(rest(), seq)
    case 'walk':
      return withWalk(rest(), seq, step.walk)
    case 'arrive':
      return withArrival(rest(), step.pow, step.to)
    case 'shot':
      return withShot(rest(), step)
    case 'react':
      return withoutAnswered(table, step)
    case 'attend':
      return withoutAttended(table, step)
    case 'surrender':
      return withoutForcedSurrender(table, step)
    case 'sabotaged':
      return withoutForcedSabotage(table, step)
    case 'station':
      return step.open.length === 0 || freeWhite(table, officerOf(step.pow)).length === 0 ? rest() : table
    case 'draw': {
      const deck = step.seat === table.security ? 'security' : 'opportunity'
      return countOf(table.decks[deck]) + countOf(table.under[deck]) === 0 ? rest() : table
    }
    default:
      return table
  }
}

/** K6.6: only those are waited for who could have the card, by what is public: the last one may be played by now. */
function withoutAnswered(table: Table, step: StepOf<'react'>): Table {
  const [, ...rest] = table.steps
  const open = step.open.filter(
    (seat) => countOf(table.hands[seat] ?? 0) > 0 && (step.card !== 'hideaway' || hasEquipment(table, seat)),
  )
  if (open.length === 0) return { ...table, steps: rest }
  return open.length === step.open.length ? table : { ...table, steps: [{ ...step, open }, ...rest] }
}

/** K10.1: an officer with nobody to send has answered; when all have, the roll is taken. */
function withoutAttended(table: Table, step: StepOf<'attend'>): Table {
  const [, ...rest] = table.steps
  const open = step.open.filter((seat) => mayAttend(table, seat).length > 0)
  if (open.length === 0) return withRollTaken({ ...table, steps: rest })
  return open.length === step.open.length ? table : { ...table, steps: [{ ...step, open }, ...rest] }
}

/** K9.4: nobody is asked who has no choice. */
function withoutForcedSurrender(table: Table, { open: [seat] }: StepOf<'surrender'>): Table {
  const [, ...steps] = table.steps
  const kinds = seat === undefined ? [] : kindsOf(table, seat)
  if (seat === undefined || kinds.length === 0) return { ...table, steps }
  return kinds.length === 1 ? withPaid({ ...table, steps }, seat, kinds) : table
}

/** K11.2: a player who has no more than is taken gives it up. */
function withoutForcedSabotage(table: Table, { open: [seat] }: StepOf<'sabotaged'>): Table {
  const { count } = sabotageOf(table)
  const hand = table.hands[table.security] ?? 0
  if (seat !== undefined && countOf(hand) > count) return table
  return withSabotage(table, hand)
}

/** K11.2: these cards under the deck, and one drawn for two. */
export function withSabotage(table: Table, cards: Table['hands'][number]): Table {
  const [, ...steps] = table.steps
  const { security } = table
  const { draws } = sabotageOf(table)
  const hand = table.hands[security] ?? 0
  const kept = typeof cards === 'number' ? Math.max(0, countOf(hand) - cards) : less(hand, cards)
  return {
    ...table,
    hands: changed(table.hands, security, () => kept),
    under: { ...table.under, security: more(table.under.security, cards) },
    steps: draws ? [{ type: 'draw', seat: security }, ...steps] : steps,
  }
}
