import { renewed, withoutOffers } from '../../../offers/offer.ts'
import { escapesOf } from '../moves/escape.ts'
import { guardsOnBoard, shutIn } from '../moves/guard-walk.ts'
import { WINNING_ESCAPES } from '../pieces/pieces.ts'
import { isInPlay, officersOf, powsOf, withGuard } from '../state/places.ts'
import { RESERVE, RETURNED, type Step, type Table } from '../state/table.ts'
import { turnOf } from './open-table.ts'
import { withTunnelsFallen } from './upkeep.ts'

/** The table when the turn that is on has ended: the next one, or the end of the match. */
export function withNextTurn(table: Table, seq: number): Table {
  const { turn, security } = table
  const isSecuritys = turn.seat === security
  const ended = withTunnelsFallen(isSecuritys ? withGuardsHome(table) : table, seq)
  const rest = ended.steps.filter(({ type }) => type !== 'end-turn')
  // A tunnel that takes everybody in it may leave something owed.
  if (rest.length > 0) return { ...ended, steps: [...rest, { type: 'end-turn' }] }
  const end = endAfter(ended, isSecuritys)
  return end ? { ...ended, steps: [end] } : withTurnOf(ended, nextOf(ended), isSecuritys)
}

/** K1: who has won, now that this turn is over; undefined while the match goes on. */
function endAfter(table: Table, isSecuritys: boolean): Step | undefined {
  const { turn, security, rounds } = table
  const officers = officersOf(table)
  const isRoundPlayed = !isSecuritys && nextOf(table) === security
  const winners = winnersOf(table)
  // K1.1: the round is played to its last officer.
  if (isRoundPlayed && winners.length > 0) return { type: 'end', winners, reason: 'escaped' }
  // K1.5
  if (officers.every((seat) => isPassedOver(table, seat)) && winners.length === 0)
    return { type: 'end', winners: [security], reason: 'none-left' }
  if (isSecuritys && turn.round >= rounds) return { type: 'end', winners: [security], reason: 'rounds' }
  return undefined
}

/** K1.1: who has won when the round is played; K12.2: who is out has lost, whoever of theirs is free. */
export function winnersOf(table: Table): readonly number[] {
  if (table.joint > 0) return []
  return officersOf(table).filter((seat) => !table.isOut[seat] && escapesOf(table, seat) >= WINNING_ESCAPES)
}

/** K1.5 */
export function isPassedOver(table: Table, seat: number): boolean {
  return table.isOut[seat] === true || !powsOf(table, seat).some(isInPlay)
}

/** K1.3: the next officer in the round who is not passed over, or the security officer. */
function nextOf(table: Table): number {
  const { turn, security } = table
  const officers = officersOf(table)
  const after = turn.seat === security ? officers : officers.slice(officers.indexOf(turn.seat) + 1)
  return after.find((seat) => !isPassedOver(table, seat)) ?? security
}

function withTurnOf(table: Table, seat: number, isNewRound: boolean): Table {
  const { turn, security } = table
  const next = { ...turnOf(seat), number: turn.number + 1, round: turn.round + Number(isNewRound) }
  // K6.4: nobody trades in the security officer's turn; a POW is freed in the turn it was offered in.
  const offers = withoutOffers(table.offers, ({ terms }) => seat === security || terms.type === 'release')
  return { ...table, turn: next, steps: [{ type: 'turn', seat }], offers: renewed(offers) }
}

/** K9.2, K9.9: who shuts something returns, and all who have returned are in reserve again. */
function withGuardsHome(table: Table): Table {
  let current = table
  for (const { guard } of guardsOnBoard(table)) {
    const shut = shutIn(current)
    if (shut.length === 0) break
    const without = withGuard(current, guard, RETURNED)
    if (shutIn(without).length < shut.length) current = without
  }
  return { ...current, guards: current.guards.map((at) => (at === RETURNED ? RESERVE : at)) }
}
