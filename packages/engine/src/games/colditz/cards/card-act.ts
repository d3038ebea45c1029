import type { Table } from '../state/table.ts'
import type { Data } from '../vocabulary/events.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'

export type Played = Data['card.played']

/** What a card needs and does; the rule is at the clause that each file names. */
export interface CardAct {
  /** Why it may not be played now, as far as everybody knows; whose turn it is has been checked already. */
  objection(table: Table, seat: number, played: Played): RefusalCode | undefined
  /** The table once it is played; it has left the hand. */
  effect(table: Table, seq: number, seat: number, played: Played): Table
  /** The fields that may be left out, as the referee would fill them in. */
  fill?(table: Table, seat: number, played: Played): Played
}

/** K6.2: cards that answer somebody's act are judged with the step that asks for them. */
export function isAnswering({ steps: [step] }: Table, seat: number, card: string): boolean {
  return step?.type === 'react' && step.card === card && step.open.includes(seat)
}
