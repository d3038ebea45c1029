import type { Square, TunnelName } from '../../board/board.ts'
import { squareOf } from '../../board/board.ts'
import { castle } from '../../board/castle.ts'
import { isOnBoard, powsOf, squareAt } from '../../state/places.ts'
import type { Pow } from '../../state/table.ts'
import { cheapest, handOf, type Mind, type Thought, thought } from '../mind.ts'
import { NO_CARDS, waysToAnyTarget, waysToSquares } from '../ways.ts'
import { runChance } from './odds.ts'
import { approach } from './walking.ts'

const OPEN_MS = 6000

/** K12.3: the tunnel that this officer's POWs are in, or whose card they hold. */
export function tunnelling(mind: Mind): Thought | undefined {
  for (const { name } of mind.table.tunnels) {
    const inside = insideOf(mind, name)
    if (inside.length > 0) return throughTunnel(mind, name, inside)
  }
  const card = (['tunnel-A', 'tunnel-B', 'tunnel-C'] as const).find((one) => handOf(mind).includes(one))
  return card && mind.table.kits[mind.seat] ? towardsTunnel(mind, card.slice(-1) as TunnelName) : undefined
}

function insideOf({ table, seat }: Mind, name: TunnelName): readonly Pow[] {
  return powsOf(table, seat).filter((pow) => isOnBoard(pow) && squareAt(pow.at)?.area === `tunnel-${name}`)
}

/** Two POWs beside its mouth; when the points take both in, it is opened. */
function towardsTunnel(mind: Mind, name: TunnelName): Thought | undefined {
  const { table, seat } = mind
  const tunnel = castle.tunnels.find((one) => one.name === name)
  if (!tunnel) return undefined
  const mouth = squareOf(castle, tunnel.mouth)
  const ways = waysToSquares(`mouth ${name}`, () => [mouth])
  const far = (square: Square) => ways.pips(square, NO_CARDS)
  const near = powsOf(table, seat)
    .filter(
      (pow) => isOnBoard(pow) && squareAt(pow.at)?.zone === 'inner' && squareAt(pow.at)?.kind !== 'tunnel',
    )
    .map((pow) => ({ pow, left: far(squareAt(pow.at) as Square) ?? 99 }))
    .toSorted((one, other) => one.left - other.left)
    .slice(0, 2)
  const [first, second] = near
  if (!first || !second) return undefined
  // The first goes two squares in, so that the second has room.
  if (first.left + 2 + second.left + 1 <= table.turn.points)
    return thought({ type: 'play', card: `tunnel-${name}` }, OPEN_MS)
  const room = waysToSquares(`room ${name}`, () => castle.squares.filter(({ area }) => area === tunnel.room))
  for (const { pow } of near) {
    const square = squareAt(pow.at)
    if (square?.area === tunnel.room && pow !== first.pow) continue
    const step = approach(mind, pow, pow === first.pow ? far : (one) => room.pips(one, NO_CARDS))
    if (step) return step
  }
  return undefined
}

/** Inside: a second one in, then to the end, then out when it looks good. */
function throughTunnel(mind: Mind, name: TunnelName, inside: readonly Pow[]): Thought | undefined {
  const { table, seat, person } = mind
  const tunnel = castle.tunnels.find((one) => one.name === name)
  if (!tunnel) return undefined
  const place = (square: Square) => tunnel.squares.indexOf(square.id)
  const left = (square: Square) => {
    const at = place(square)
    return at === -1 ? undefined : tunnel.squares.length - at
  }
  const [lead] = inside.toSorted(
    (one, other) => place(squareAt(other.at) as Square) - place(squareAt(one.at) as Square),
  )
  if (!lead) return undefined
  if (inside.length < 2) {
    const first = squareOf(castle, tunnel.squares[0] ?? '')
    const mouth = squareOf(castle, tunnel.mouth)
    const ways = waysToSquares(`mouth ${name}`, () => [mouth])
    // Room for the second, then the second.
    if (lead.at === first.id) return approach(mind, lead, left)
    const next = cheapest(
      powsOf(table, seat).filter(
        (pow) => isOnBoard(pow) && squareAt(pow.at)?.zone === 'inner' && squareAt(pow.at)?.kind !== 'tunnel',
      ),
      (pow) => ways.pips(squareAt(pow.at) as Square, NO_CARDS) ?? Number.POSITIVE_INFINITY,
    )
    return (
      next &&
      approach(mind, next, (square) => (square === first ? 0 : 1 + (ways.pips(square, NO_CARDS) ?? 98)))
    )
  }
  const end = squareOf(castle, tunnel.exit)
  const own = table.equipment[seat] ?? NO_CARDS
  const from = squareAt(lead.at) as Square
  const inTunnel = left(from) ?? 0
  const out = waysToAnyTarget().way(end, own)
  if (!out) return approach(mind, lead, left)
  const far = (square: Square) => {
    const at = left(square)
    const beyond = waysToAnyTarget().pips(square, own)
    return at === undefined ? beyond : at + out.length + 1
  }
  const run = [...tunnel.squares.slice(-inTunnel + 1).map((id) => squareOf(castle, id)), end, ...out]
  const isWorth =
    table.turn.points >= inTunnel &&
    runChance(table, run, table.turn.points, []) >=
      Math.min(person.daring, 0.06 + 0.035 * (mind.match.options.rounds - table.turn.round))
  return approach(mind, lead, isWorth ? far : left) ?? (isWorth ? undefined : approach(mind, lead, left))
}
