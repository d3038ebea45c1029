import { castle } from '../../board/castle.ts'
import { guardsOnBoard } from '../../moves/guard-walk.ts'
import { guardReach } from '../../moves/reach.ts'
import { squareAt } from '../../state/places.ts'
import { chance, cheapest, type Mind, type Thought, thought } from '../mind.ts'
import { discardingOfSecurity, rollCalling, searching, usefulToSecurity } from './cards.ts'
import { chasing, roundingUp } from './chase.ts'
import { calling } from './posts.ts'

const THROW_MS = 2500
const END_MS = 1500
const MOVE_MS = 4000

/** What the security officer does next in their turn. */
export function securitysTurn(mind: Mind): Thought {
  const { table, person, random } = mind
  const end = thought({ type: 'end-turn' }, END_MS)
  const full = discardingOfSecurity(mind)
  if (full) return full
  if (!table.turn.hasThrown) {
    const before = rollCalling(mind)
    if (before) return before
    return thought({ type: 'throw', for: searching(mind) ? 'search' : 'move', again: true }, THROW_MS)
  }
  const chase = chasing(mind) ?? usefulToSecurity(mind)
  if (chase) return chase
  if (chance(random) > person.zeal) return end
  return calling(mind) ?? intoTunnel(mind) ?? roundingUp(mind) ?? usefulToSecurity(mind) ?? end
}

/** K12.3: two guards in a detected tunnel take everybody in it. */
function intoTunnel({ table }: Mind): Thought | undefined {
  const tunnel = table.tunnels.find(({ isDetected }) => isDetected)
  if (!tunnel || table.turn.points === 0) return undefined
  const { squares } = castle.tunnels.find(({ name }) => name === tunnel.name) ?? { squares: [] }
  for (const { guard, at } of guardsOnBoard(table)) {
    if (squareAt(at)?.kind === 'tunnel') continue
    const reach = guardReach(table, guard)
    const way = cheapest(
      squares.flatMap((square) => {
        const found = reach.get(square)
        return found?.isEnd ? [found] : []
      }),
      ({ path }) => path.length,
    )
    if (way) return thought({ type: 'move-guard', guard, path: [...way.path] }, MOVE_MS)
  }
  return undefined
}
