import type { Board, Square, TunnelName, Way, Ways } from './board.ts'
import { isOnFoot, stepsFrom } from './steps.ts'

/** What is open to guards besides their own ways. */
export interface OpenToGuards {
  /** Edges, by their ids, at which an escape marker lies (K7.4). */
  readonly marked: readonly string[]
  /** Tunnels that are open and detected (K12.3). */
  readonly detected: readonly TunnelName[]
}

export const NOTHING_OPEN: OpenToGuards = { marked: [], detected: [] }

/**
 * Where guards may go from each square (K5.8): on foot, and over keys and passes, but into no Appel area, hideaway or
 * room. A rope or gap with a marker is open to them with the room it hangs in (K9.6, K9.10), a detected tunnel with its
 * room, its exit, and from beside its brown squares (K12.3).
 */
export function guardWaysOf(board: Board, open: OpenToGuards): Ways {
  const known = waysKnown.get(board) ?? new Map<string, Ways>()
  waysKnown.set(board, known)
  const key = `${open.marked.join()} ${open.detected.join()}`
  const found = known.get(key) ?? guardWays(board, open)
  // A match has few of them at a time.
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

const MOST_KNOWN = 64
const waysKnown = new WeakMap<Board, Map<string, Ways>>()

function guardWays(board: Board, { marked, detected }: OpenToGuards): Ways {
  const entered = new Set([
    ...board.squares
      .filter((square) => square.rope !== undefined && hasMarker(board, square, marked))
      .map(({ area }) => area),
    ...board.tunnels
      .filter(({ name }) => detected.includes(name))
      .flatMap(({ room, name }) => [room, `tunnel-${name}`]),
  ])
  const may = (way: Way): boolean => {
    const need = way.edge?.need
    const isOpen =
      need === undefined ||
      marked.includes(way.edge?.id ?? '') ||
      detected.some((name) => need === `tunnel-${name}`)
    return isOpen && (!CLOSED.includes(way.to.kind) || entered.has(way.to.area))
  }
  const ways = board.ways.map((list) => list.filter(may))
  for (const tunnel of board.tunnels) if (detected.includes(tunnel.name)) openUp(board, ways, tunnel)
  return ways
}

const CLOSED: readonly Square['kind'][] = ['appel', 'hideaway', 'room', 'tunnel']

function hasMarker(board: Board, square: Square, marked: readonly string[]): boolean {
  return (board.ways[square.index] ?? []).some(
    ({ edge }) => (edge?.need === 'rope30' || edge?.need === 'rope60') && marked.includes(edge.id),
  )
}

/** A detected tunnel is entered by its exit, too, and from the squares around a brown one. */
function openUp(board: Board, ways: Way[][], { name, squares, exit }: Board['tunnels'][number]): void {
  const [last, end] = [squares.at(-1), exit].map((id) => board.byId.get(id ?? ''))
  if (last && end) ways[end.index]?.push({ to: last, edge: undefined })
  for (const brown of board.squares.filter((square) => square.brown === name)) {
    const below = board.squares.find(({ id, x, y }) => squares.includes(id) && x === brown.x && y === brown.y)
    if (!below) continue
    for (const { to } of (board.ways[brown.index] ?? []).filter(isOnFoot)) {
      ways[to.index]?.push({ to: below, edge: undefined })
      ways[below.index]?.push({ to, edge: undefined })
    }
  }
}

/** How far a guard has to each square, by its index, whatever stands there. */
export function guardSteps(board: Board, from: Square, open: OpenToGuards = NOTHING_OPEN): Int16Array {
  return stepsFrom(guardWaysOf(board, open), [from])
}

/** K10.1: how far each square is from the nearest guard in a General Search: rooms count, pieces, ropes and wire do not. */
export function searchSteps(board: Board, guards: readonly Square[]): Int16Array {
  return stepsFrom(
    board.ways,
    guards,
    (way) => isOnFoot(way) && way.to.kind !== 'appel' && way.to.kind !== 'hideaway',
  )
}

/** K10.3: how far each square is for a shot: along any edge, either way, but not through tunnels. */
export function shotSteps(board: Board, from: Square): Int16Array {
  const isAbove = ({ edge }: Way) => !edge?.need?.startsWith('tunnel-')
  const eitherWay = board.ways.map((list, index) => {
    const back = board.edges.filter((edge) => edge.isOneWay && edge.b === board.squares[index]?.id)
    const ways = back.flatMap((edge): Way[] => {
      const to = board.byId.get(edge.a)
      return to ? [{ to, edge }] : []
    })
    return [...list, ...ways]
  })
  return stepsFrom(eitherWay, [from], isAbove)
}
