import { officerOf, POWS_EACH, powNumber, REINFORCED_FROM, TOO_FEW_POWS } from '../pieces/pieces.ts'
import { isInPlay, powsOf, withPow } from '../state/places.ts'
import { changed, DEAD, type Escape, type Table } from '../state/table.ts'

/** K1.4, K8.1: the POW is free, and its officer's kit played. */
export function withEscape(
  table: Table,
  seq: number,
  pow: number,
  target: string,
  how: Escape['how'],
): Table {
  const seat = officerOf(pow)
  const { chronicle, turn } = table
  const escaped = withPow(table, pow, { at: target, hasEscaped: true, isInward: false, safeIn: undefined })
  return withReinforcement(
    {
      ...escaped,
      kits: turn.hasKitPlayed ? escaped.kits : changed(escaped.kits, seat, () => false),
      turn: { ...turn, hasKitPlayed: true },
      chronicle: {
        ...chronicle,
        escapes: [...chronicle.escapes, { seq, round: turn.round, pow, target, how }],
      },
    },
    seat,
  )
}

export function withDeath(table: Table, pow: number): Table {
  return withReinforcement(
    withPow(table, pow, { at: DEAD, isInward: false, safeIn: undefined }),
    officerOf(pow),
  )
}

/** K2.4: whoever has 3 left of a nation that has more puts a new one on a white square, at once. */
function withReinforcement(table: Table, seat: number): Table {
  const own = powsOf(table, seat)
  const isDue =
    table.players >= REINFORCED_FROM && own.filter(isInPlay).length === TOO_FEW_POWS && own.length < POWS_EACH
  if (!isDue) return table
  return {
    ...table,
    steps: [{ type: 'station', open: [seat], pow: powNumber(seat, own.length) }, ...table.steps],
  }
}

/** How many of an officer's POWs are free. */
export function escapesOf(table: Pick<Table, 'pows'>, seat: number): number {
  return powsOf(table, seat).filter(({ hasEscaped }) => hasEscaped).length
}
