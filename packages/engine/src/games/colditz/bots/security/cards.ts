import { castle } from '../../board/castle.ts'
import { searchSteps, shotSteps } from '../../board/guards.ts'
import { FAR } from '../../board/steps.ts'
import { guardsOnBoard } from '../../moves/guard-walk.ts'
import { SEARCHED_ROOMS } from '../../pieces/cards.ts'
import { MOST_CARDS, officerOf } from '../../pieces/pieces.ts'
import { hasEquipment, isOnBoard, squareAt } from '../../state/places.ts'
import type { Pow, Table } from '../../state/table.ts'
import { worthOf } from '../answers.ts'
import { atLeast } from '../dice-odds.ts'
import { cheapest, handOf, type Mind, type Thought, thought } from '../mind.ts'
import { fugitives } from './chase.ts'

const CARD_MS = 4000

/** Before throwing: the roll, when enough are where they should not be. */
export function rollCalling(mind: Mind): Thought | undefined {
  const { table } = mind
  if (!handOf(mind).includes('appel') || table.turn.appel !== 'none' || table.turn.hasThrown) return undefined
  return astray(table).length >= LEAST_ASTRAY ? thought({ type: 'play', card: 'appel' }, CARD_MS) : undefined
}

const LEAST_ASTRAY = 3

/** K10.1: those that a General Search may find. */
function astray(table: Table): readonly Pow[] {
  return table.pows.filter((pow) => {
    const square = squareAt(pow.at)
    return (
      isOnBoard(pow) &&
      square !== undefined &&
      square.zone !== 'outside' &&
      !['appel', 'tunnel', 'hideaway', 'target'].includes(square.kind)
    )
  })
}

/** Once the roll is taken: whether to look for those who did not answer, rather than to move. */
export function searching({ table }: Mind): boolean {
  if (table.turn.appel === 'none' || fugitives(table).some(({ at }) => at.zone === 'outside')) return false
  const steps = searchSteps(
    castle,
    guardsOnBoard(table).flatMap(({ at }) => squareAt(at) ?? []),
  )
  const expected = astray(table).reduce(
    (sum, pow) => sum + atLeast(steps[squareAt(pow.at)?.index ?? -1] ?? FAR),
    0,
  )
  return expected >= 1
}

/** What is played whenever it is of use. */
export function usefulToSecurity(mind: Mind): Thought | undefined {
  return searchingRoom(mind) ?? detecting(mind) ?? shooting(mind)
}

function searchingRoom(mind: Mind): Thought | undefined {
  const { table } = mind
  for (const room of SEARCHED_ROOMS) {
    const card = `search-${room}` as const
    if (!handOf(mind).includes(card)) continue
    const found = table.pows.some(
      (pow) => isOnBoard(pow) && squareAt(pow.at)?.area === room && hasEquipment(table, officerOf(pow.id)),
    )
    if (found) return thought({ type: 'play', card }, CARD_MS)
  }
  return undefined
}

function detecting(mind: Mind): Thought | undefined {
  const open = mind.table.tunnels.find(({ isDetected }) => !isDetected)
  return open && handOf(mind).includes('detected')
    ? thought({ type: 'play', card: 'detected', tunnel: open.name }, CARD_MS)
    : undefined
}

/** K10.3: at a POW that may get away, when a hit is more likely than a miss. */
function shooting(mind: Mind): Thought | undefined {
  const { table } = mind
  // What may still be caught by hand is worth a guard, but no card.
  if (!handOf(mind).includes('shot') || (table.turn.hasThrown && table.turn.points > 0)) return undefined
  for (const { pow, at, least } of fugitives(table)) {
    if (at.zone !== 'outside' || least > 24) continue
    const steps = shotSteps(castle, at)
    const guard = cheapest(guardsOnBoard(table), (one) => steps[squareAt(one.at)?.index ?? -1] ?? FAR)
    const far = guard && (steps[squareAt(guard.at)?.index ?? -1] ?? FAR)
    // Doubling the first throw is worth about 7.
    if (guard && far !== undefined && atLeast(far - 7) >= 0.5)
      return thought({ type: 'play', card: 'shot', pow, guards: [guard.guard], again: true }, CARD_MS)
  }
  return undefined
}

/** K6.1 */
export function discardingOfSecurity(mind: Mind): Thought | undefined {
  const hand = handOf(mind)
  if (hand.length <= MOST_CARDS) return undefined
  const card = cheapest(hand, worthOf)
  return card && thought({ type: 'discard', card }, CARD_MS)
}
