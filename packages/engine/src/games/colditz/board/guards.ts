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
  const known = waysKnown.get(board) ?? { plain: plainWays(board), others: new Map<string, Ways>() }
  waysKnown.set(board, known)
  const { plain, others } = known
  if (open.marked.length === 0 && open.detected.length === 0) return plain
  const key = `${open.marked.join()} ${open.detected.join()}`
  const found = others.get(key) ?? openedWays(board, plain, open)
  // A match has few of them at a time.
  if (others.size >= MOST_KNOWN) others.clear()
  others.set(key, found)
  return found
}

const MOST_KNOWN = 64
const waysKnown = new WeakMap<Board, { readonly plain: Ways; readonly others: Map<string, Ways> }>()

/** Where nothing is marked or detected. */
function plainWays(board: Board): Ways {
  return board.ways.map((list) => list.filter((way) => isOnFoot(way) && !CLOSED.includes(way.to.kind)))
}

function openedWays(board: Board, plain: Ways, { marked, detected }: OpenToGuards): Ways {
  const ends = board.edges
    .filter(({ id }) => marked.includes(id))
    .flatMap(({ a, b }) => squaresOf(board, [a, b]))
  const entered = new Set([
    ...ends.filter(({ rope }) => rope !== undefined).map(({ area }) => area),
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
  const inside = board.squares.filter(({ area }) => entered.has(area))
  const beside = inside.flatMap(({ index }) => board.ways[index] ?? []).map(({ to }) => to)
  const ways = [...plain]
  for (const { index } of [...ends, ...inside, ...beside]) ways[index] = (board.ways[index] ?? []).filter(may)
  for (const tunnel of board.tunnels) if (detected.includes(tunnel.name)) openUp(board, ways, tunnel)
  return ways
}

function squaresOf(board: Board, ids: readonly string[]): readonly Square[] {
  return ids.flatMap((id) => board.byId.get(id) ?? [])
}

const CLOSED: readonly Square['kind'][] = ['appel', 'hideaway', 'room', 'tunnel']

/** A detected tunnel is entered by its exit, too, and from the squares around a brown one. */
function openUp(
  board: Board,
  ways: (readonly Way[])[],
  { name, squares, exit }: Board['tunnels'][number],
): void {
  const add = (from: Square, to: Square) => {
    ways[from.index] = [...(ways[from.index] ?? []), { to, edge: undefined }]
  }
  const [last, end] = [squares.at(-1), exit].map((id) => board.byId.get(id ?? ''))
  if (last && end) add(end, last)
  for (const brown of board.squares.filter((square) => square.brown === name)) {
    const below = board.squares.find(({ id, x, y }) => squares.includes(id) && x === brown.x && y === brown.y)
    if (!below) continue
    for (const { to } of (board.ways[brown.index] ?? []).filter(isOnFoot)) {
      add(to, below)
      add(below, to)
    }
  }
}

/** How far a guard has to each square, by its index, whatever stands there. */
export function guardSteps(board: Board, from: Square, open: OpenToGuards = NOTHING_OPEN): Int16Array {
  return knownSteps(guardWaysOf(board, open), from)
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
  const ways = shotWaysKnown.get(board) ?? shotWays(board)
  shotWaysKnown.set(board, ways)
  return knownSteps(ways, from)
}

const shotWaysKnown = new WeakMap<Board, Ways>()

function shotWays(board: Board): Ways {
  const ways = board.ways.map((list) => list.filter(({ edge }) => !edge?.need?.startsWith('tunnel-')))
  for (const edge of board.edges.filter(({ isOneWay, need }) => isOneWay && !need?.startsWith('tunnel-'))) {
    const [a, b] = squaresOf(board, [edge.a, edge.b])
    if (a && b) ways[b.index]?.push({ to: a, edge })
  }
  return ways
}

/** Distances are cached with the ways that they follow: bots ask for them again and again. */
function knownSteps(ways: Ways, from: Square): Int16Array {
  const known = stepsKnown.get(ways) ?? []
  stepsKnown.set(ways, known)
  const steps = known[from.index] ?? stepsFrom(ways, [from])
  known[from.index] = steps
  return steps
}

const stepsKnown = new WeakMap<Ways, Int16Array[]>()
