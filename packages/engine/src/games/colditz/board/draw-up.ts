import {
  type Area,
  type Board,
  type Edge,
  EQUIPMENT,
  KIT_PARTS,
  type Need,
  SQUARE_KINDS,
  type Square,
  type Tunnel,
  type Way,
  type Ways,
  ZONES,
  type Zone,
} from './board.ts'
import type { Plan, TunnelPlan } from './plan.ts'
import { cellsIn, heightsIn, squaresIn, stepsIn } from './read-plan.ts'

type Sketch = Pick<Square, 'id' | 'x' | 'y' | 'h' | 'zone' | 'area' | 'kind'> & { readonly isApart: boolean }
type Join = Pick<Edge, 'a' | 'b' | 'need' | 'isOneWay'>

/** Kinds of area in which a step leads to every square that touches. */
const FLOORS: readonly string[] = ['appel', 'yard', 'room']

/** The board that a plan describes. A plan that cannot be read is a fault; what else is wrong with it `boardProblems` tells. */
export function boardOf(plan: Plan): Board {
  const lines = plan.areas.split('\n').filter((line) => line.trim() !== '')
  const above = lines.map(areaIn)
  const sketches = [...above.flatMap(({ squares }) => squares), ...plan.tunnels.flatMap(tunnelSquares)]
  const joins = [
    ...above.flatMap(({ squares }) => within(squares)),
    ...plan.openTo.flatMap((pair) => between(pair, sketches)),
    ...stepsIn(plan.steps).map(([a, b]) => joined(a, b)),
    ...plan.ropes.flatMap((line) => ropeIn(line)),
    ...plan.wire.flatMap((line) => stepsIn(line).map(([a, b]) => joined(a, b, 'wire'))),
    ...alongFord(plan.ford),
    ...plan.tunnels.flatMap(tunnelJoins),
  ]
  const walls = new Set(plan.walls.map((pair) => idOf(...pairIn(pair))))
  const edges = joins
    .map((join): Edge => ({ id: idOf(join.a, join.b), ...join }))
    .filter(({ id }) => !walls.has(id))
  const squares = finished(sketches, edges, plan)
  return {
    id: plan.id,
    areas: above.map(({ area }) => area),
    squares,
    edges,
    ...waysAmong(squares, edges),
    posts: { inner: squaresIn(plan.posts.inner), outer: squaresIn(plan.posts.outer) },
    rollCall: new Map(
      Object.entries(plan.rollCall).map(([players, lists]) => [Number(players), lists.map(squaresIn)]),
    ),
    cells: plan.cells,
    tunnels: plan.tunnels.map(tunnelOf),
    targets: squares.filter(({ kind }) => kind === 'target').map(({ id }) => id),
    staffCar: {
      x: plan.staffCar.x,
      y: plan.staffCar.y,
      beside: squaresIn(plan.staffCar.beside),
      route: squaresIn(plan.staffCar.route),
    },
    barracks: plan.barracks,
  }
}

function areaIn(line: string): { area: Area; squares: readonly Sketch[] } {
  const parts = line.split('|').map((part) => part.trim())
  const [id = '', zoneName, kindName, symbolName, h = '', at = '', en = '', it = ''] = parts
  const zone = ZONES.find((one) => one === zoneName)
  const kind = SQUARE_KINDS.find((one) => one === kindName)
  const symbol = [...EQUIPMENT, ...KIT_PARTS].find((one) => one === symbolName)
  if (!zone || !kind || (symbolName !== '' && !symbol) || it === '') throw new Error(`No area: ${line}`)
  const cells = cellsIn(at)
  const heights = heightsIn(h, cells.length)
  const squares = cells.map(({ x, y, isApart }, index) => ({
    id: cells.length === 1 ? id : `${id}.${index + 1}`,
    x,
    y,
    h: heights[index] ?? 0,
    zone,
    area: id,
    kind,
    isApart,
  }))
  return { area: { id, en, it, zone, kind, symbol, squares: squares.map((square) => square.id) }, squares }
}

/** Steps inside an area: of a floor to all that touches, of a way from each square to the next. */
function within(squares: readonly Sketch[]): readonly Join[] {
  return squares.flatMap((one, index) =>
    squares
      .slice(index + 1)
      .filter((other, ahead) =>
        FLOORS.includes(one.kind) ? touch(one, other) : ahead === 0 && !other.isApart,
      )
      .map((other) => joined(one.id, other.id)),
  )
}

function between(pair: string, squares: readonly Sketch[]): readonly Join[] {
  const [one, other] = pairIn(pair).map((id) => squares.filter(({ area }) => area === id))
  return (one ?? []).flatMap((a) => (other ?? []).filter((b) => touch(a, b)).map((b) => joined(a.id, b.id)))
}

function touch(one: Sketch, other: Sketch): boolean {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) === 1
}

function joined(a: string, b: string, need?: Need): Join {
  return { a, b, need, isOneWay: false }
}

function ropeIn(line: string): readonly Join[] {
  const [need, ...ends] = squaresIn(line)
  if (need !== 'rope30' && need !== 'rope60') throw new Error(`No rope: ${line}`)
  return [joined(...pairIn(ends.join(' ')), need)]
}

/** Into the moat and out of it, never back. */
function alongFord(pairs: readonly string[]): readonly Join[] {
  return pairs.map((pair) => ({ ...joined(...pairIn(pair), 'ford'), isOneWay: true }))
}

function tunnelSquares({ name, at, h, zones }: TunnelPlan): readonly Sketch[] {
  const cells = cellsIn(at)
  const heights = heightsIn(h, cells.length)
  const zoneOf = ZONES.flatMap((zone): readonly Zone[] => Array.from({ length: zones[zone] }, () => zone))
  return cells.map(({ x, y }, index) => ({
    id: `tunnel-${name}.${index + 1}`,
    x,
    y,
    h: heights[index] ?? 0,
    zone: zoneOf[index] ?? 'outside',
    area: `tunnel-${name}`,
    kind: 'tunnel',
    isApart: false,
  }))
}

function tunnelJoins(plan: TunnelPlan): readonly Join[] {
  const squares = tunnelSquares(plan).map(({ id }) => id)
  const need: Need = `tunnel-${plan.name}`
  const last = squares.at(-1) ?? ''
  return [
    joined(plan.mouth, squares[0] ?? '', need),
    ...squares.slice(1).map((square, index) => joined(squares[index] ?? '', square, need)),
    { ...joined(last, plan.exit, need), isOneWay: true },
  ]
}

function tunnelOf(plan: TunnelPlan): Tunnel {
  const { name, en, it, mouth, exit, earlyExit } = plan
  const squares = tunnelSquares(plan).map(({ id }) => id)
  return { name, en, it, room: areaNameOf(mouth), mouth, squares, exit, earlyExit }
}

function areaNameOf(square: string): string {
  return square.replace(/\.\d+$/, '')
}

function finished(sketches: readonly Sketch[], edges: readonly Edge[], plan: Plan): readonly Square[] {
  const posts = new Set([...squaresIn(plan.posts.inner), ...squaresIn(plan.posts.outer)])
  const lit = new Set(squaresIn(plan.lit))
  const perimeter = new Set(squaresIn(plan.perimeter))
  const ropes = edges.filter(({ need }) => need === 'rope30' || need === 'rope60')
  const homes = stepsHome(sketches, edges, plan.inside)
  const below = new Map(
    plan.tunnels.flatMap((tunnel) =>
      tunnelSquares(tunnel).map(({ x, y }) => [`${x},${y}`, tunnel.name] as const),
    ),
  )
  return sketches.map(({ isApart: _, ...square }, index) => {
    const rope = ropes.find(({ a }) => a === square.id)
    return {
      ...square,
      index,
      isPost: posts.has(square.id),
      isLit: lit.has(square.id),
      isLanding: ropes.some(({ b }) => b === square.id),
      isPerimeter: perimeter.has(square.id),
      rope: rope && (rope.need === 'rope30' ? 30 : 60),
      brown: square.kind === 'tunnel' ? undefined : below.get(`${square.x},${square.y}`),
      home: homes.get(square.id),
    }
  })
}

/** K9.8: how many steps on foot through the outer zone lead back to grey. */
function stepsHome(
  sketches: readonly Sketch[],
  edges: readonly Edge[],
  inside: string,
): ReadonlyMap<string, number> {
  const outer = new Set(sketches.filter(({ zone }) => zone === 'outer').map(({ id }) => id))
  const steps = new Map([[inside, 0]])
  for (const [at, count] of steps) {
    for (const { a, b, need } of edges) {
      const other = a === at ? b : b === at ? a : undefined
      if (other !== undefined && need === undefined && outer.has(other) && !steps.has(other))
        steps.set(other, count + 1)
    }
  }
  steps.delete(inside)
  return steps
}

function waysAmong(
  squares: readonly Square[],
  edges: readonly Edge[],
): Pick<Board, 'byId' | 'ways' | 'powWays' | 'powWaysBack'> {
  const byId = new Map(squares.map((square) => [square.id, square]))
  const white = squares.filter(({ kind }) => kind === 'appel')
  const ways: Way[][] = squares.map(() => [])
  const back: Way[][] = squares.map(() => [])
  for (const edge of edges) {
    const [a, b] = [byId.get(edge.a), byId.get(edge.b)]
    if (!a || !b) throw new Error(`No such step: ${edge.id}`)
    ways[a.index]?.push({ to: b, edge })
    back[b.index]?.push({ to: a, edge })
    if (edge.isOneWay) continue
    ways[b.index]?.push({ to: a, edge })
    back[a.index]?.push({ to: b, edge })
  }
  const acrossWhite = (list: readonly (readonly Way[])[]): Ways =>
    list.map((found, index) => {
      const from = squares[index]
      if (from?.kind !== 'appel') return found
      const others = white.filter((to) => to !== from).map((to) => ({ to, edge: undefined }))
      return [...found.filter(({ to }) => to.kind !== 'appel'), ...others]
    })
  return { byId, ways, powWays: acrossWhite(ways), powWaysBack: acrossWhite(back) }
}

function pairIn(pair: string): readonly [string, string] {
  const [one, other, ...more] = squaresIn(pair)
  if (one === undefined || other === undefined || more.length > 0) throw new Error(`No pair: ${pair}`)
  return [one, other]
}

/** The same name from both sides. */
function idOf(one: string, other: string): string {
  return one < other ? `${one}/${other}` : `${other}/${one}`
}
