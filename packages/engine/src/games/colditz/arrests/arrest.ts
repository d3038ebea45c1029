import { askedOf } from '../../../reactions/reaction.ts'
import { castle } from '../board/castle.ts'
import { officerOf } from '../pieces/pieces.ts'
import { freeWhite, hasEquipment, withPow } from '../state/places.ts'
import { type ArrestHow, countOf, type Step, type Table } from '../state/table.ts'
import type { Liability } from './liability.ts'

/** K9.3–K9.5: the POW in a cell, and what its officer owes for it put first. */
export function withArrest(
  table: Table,
  seq: number,
  pow: number,
  how: ArrestHow,
  liability: Liability,
): Table {
  const { chronicle, turn } = table
  const jailed = withPow(table, pow, {
    at: cellFor(table, liability.zone) ?? freeWhite(table, officerOf(pow))[0] ?? '',
    safeIn: undefined,
    isInward: false,
  })
  const arrests = [...chronicle.arrests, { seq, round: turn.round, pow, how }]
  const owed = liability.confiscates ? confiscation(jailed, officerOf(pow)) : []
  return {
    ...jailed,
    steps: [...owed, ...withoutWalk(jailed.steps, pow)],
    chronicle: { ...chronicle, arrests },
  }
}

/** K9.5: a cell of the zone with room, or else of the other; undefined if all are full. */
export function cellFor({ pows }: Table, zone: 'inner' | 'outer'): string | undefined {
  const free = castle.cells.filter(({ id, holds }) => pows.filter(({ at }) => at === id).length < holds)
  return (free.find((cell) => cell.zone === zone) ?? free[0])?.id
}

/** K9.4, K11.3: one equipment card of the officer's choice, unless the card Hideaway is played against it. */
export function confiscation(table: Table, seat: number): readonly Step[] {
  if (!hasEquipment(table, seat)) return []
  const isAgainst = table.turn.seat === table.security
  const open = isAgainst ? askedOf([seat], (one) => countOf(table.hands[one] ?? 0) > 0) : []
  const surrender: Step = { type: 'surrender', open: [seat] }
  return open.length > 0 ? [{ type: 'react', card: 'hideaway', open }, surrender] : [surrender]
}

/** Nobody who was arrested goes on. */
function withoutWalk(steps: readonly Step[], pow: number): readonly Step[] {
  return steps.filter(
    (step) =>
      !(step.type === 'walk' && step.walk.pow === pow) && !(step.type === 'arrive' && step.pow === pow),
  )
}
