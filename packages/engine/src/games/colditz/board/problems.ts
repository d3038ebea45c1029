import { type Board, EQUIPMENT, gateOf, KIT_PARTS, type Square, squareOf } from './board.ts'
import { doOrDieSteps } from './do-or-die.ts'
import { guardSteps } from './guards.ts'
import { shutBy } from './shut.ts'
import { FAR, isOnFoot, stepsFrom } from './steps.ts'
import { waysTo } from './ways-to.ts'

/** On foot nobody climbs more; ropes fall as deep as they say, 3 m for every 10 ft. */
const STEEPEST = 3
/** At least so many different sets of equipment must lead out, or everybody would collect the same. */
const FEWEST_SETS = 6
const NO_CARDS = { rope: 0, cutters: 0, pass: 0, key: 0 }
/** As many cards as somebody would collect for one plan. */
const FEW_CARDS = { rope: 2, cutters: 1, pass: 2, key: 2 }

/** What is wrong with a board to be played on, in words for its author; none if it is sound. */
export function boardProblems(board: Board): readonly string[] {
  return [
    ...cellProblems(board),
    ...heightProblems(board),
    ...symbolProblems(board),
    ...postProblems(board),
    ...rollCallProblems(board),
    ...freedomProblems(board),
    ...routeProblems(board),
    ...carProblems(board),
  ]
}

function cellProblems({ squares, tunnels }: Board): readonly string[] {
  const above = squares.filter(({ kind }) => kind !== 'tunnel')
  const names = new Map<string, string>()
  return [
    ...above.flatMap(({ id, x, y }) => {
      const other = names.get(`${x},${y}`)
      names.set(`${x},${y}`, id)
      return other === undefined ? [] : [`${id} lies on ${other}`]
    }),
    // K5.7: nobody may stay on it.
    ...above
      .filter(({ brown, kind }) => brown && kind !== 'terrace' && kind !== 'yard' && kind !== 'field')
      .map(({ id }) => `${id} is brown`),
    ...tunnels
      .filter(({ room, mouth }) => !squares.some(({ id, area }) => id === mouth && area === room))
      .map(({ name }) => `tunnel ${name} begins in no room`),
  ]
}

function heightProblems(board: Board): readonly string[] {
  return board.edges.flatMap((edge) => {
    const fall = Math.abs(squareOf(board, edge.a).h - squareOf(board, edge.b).h)
    if (edge.need === 'rope30' && fall !== 9) return [`${edge.id} is no 30 ft: ${fall} m`]
    if (edge.need === 'rope60' && fall !== 18) return [`${edge.id} is no 60 ft: ${fall} m`]
    return edge.need === undefined && fall > STEEPEST ? [`${edge.id} is too steep: ${fall} m`] : []
  })
}

function symbolProblems({ areas }: Board): readonly string[] {
  const rooms = (symbol: string) =>
    areas.filter((area) => area.symbol === symbol && area.kind === 'room').length
  return [
    ...EQUIPMENT.filter((kind) => rooms(kind) !== 2).map(
      (kind) => `${kind} is in ${rooms(kind)} rooms, not in two`,
    ),
    ...KIT_PARTS.filter((part) => rooms(part) !== 1).map(
      (part) => `${part} is in ${rooms(part)} rooms, not in one`,
    ),
  ]
}

/** A guard that comes from the barracks may stay where it arrives, and go from there to any other post. */
function postProblems(board: Board): readonly string[] {
  const posts = board.squares.filter(({ isPost }) => isPost)
  const arrows = board.cells.map(({ arrow }) => arrow)
  const barred = posts.filter(
    (post) => post.isLit || post.brown || post.isLanding || gateOf(post) || arrows.includes(post.id),
  )
  const [first] = posts
  const steps = first && guardSteps(board, first)
  return [
    ...barred.map(({ id }) => `post ${id} is a square on which no guard may stay`),
    ...posts.filter(({ index }) => steps?.[index] === FAR).map(({ id }) => `no guard walks to post ${id}`),
    ...shutBy(
      board,
      posts.filter(({ zone }) => zone === 'inner'),
    ).map((area) => `guards on all posts shut ${area}`),
  ]
}

function rollCallProblems(board: Board): readonly string[] {
  return [...board.rollCall].flatMap(([players, lists]) => {
    const all = lists.flat()
    return [
      ...(lists.length === players - 1
        ? []
        : [`the roll call of ${players} is for ${lists.length} officers`]),
      ...(new Set(all).size === all.length ? [] : [`two POWs on a square at the roll call of ${players}`]),
      ...all
        .filter((id) => squareOf(board, id).kind !== 'appel')
        .map((id) => `the roll call is not held on ${id}`),
    ]
  })
}

/** K1.4: everything in grey is open, and nothing beyond it without a card. */
function freedomProblems(board: Board): readonly string[] {
  const white = board.squares.filter(({ kind }) => kind === 'appel')
  const above = board.squares.filter(({ kind }) => kind !== 'tunnel')
  const steps = stepsFrom(board.powWays, white, (way) => isOnFoot(way) && !gateOf(way.to))
  const isReached = ({ index }: Square) => steps[index] !== FAR
  const behindDoors = squaresBehindKeys(board)
  const [someWhite] = white
  const home = waysTo(board, white)
  return [
    ...above
      .filter((square) => square.zone === 'inner' && !isReached(square) && !behindDoors.has(square))
      .map(({ id }) => `${id} is not reached without a card`),
    ...above
      .filter((square) => square.zone !== 'inner' && isReached(square))
      .map(({ id }) => `${id} is reached without a card`),
    ...above
      .filter((square) => square.kind !== 'target' && square.kind !== 'ford')
      .filter((square) => home.pips(square, FEW_CARDS) === undefined)
      .map(({ id }) => `there is no way back from ${id}`),
    ...(someWhite && waysTo(board, outsideOf(board)).pips(someWhite, NO_CARDS) !== undefined
      ? ['somebody gets outside without a card']
      : []),
  ]
}

function outsideOf(board: Board): readonly Square[] {
  return board.squares.filter(({ zone, kind }) => zone !== 'inner' && kind !== 'tunnel')
}

/** Grey squares that only a key opens, the doors themselves included. */
function squaresBehindKeys(board: Board): ReadonlySet<Square> {
  const doors = board.squares.filter(({ zone, kind }) => zone === 'inner' && kind === 'key')
  const white = board.squares.filter(({ kind }) => kind === 'appel')
  const within = (way: { to: Square }) => way.to.zone === 'inner' && way.to.kind !== 'tunnel'
  const shut = stepsFrom(board.ways, white, (way) => isOnFoot(way) && within(way) && way.to.kind !== 'key')
  const open = stepsFrom(board.ways, [...white, ...doors], (way) => isOnFoot(way) && within(way))
  return new Set(board.squares.filter(({ index }) => shut[index] === FAR && open[index] !== FAR))
}

function routeProblems(board: Board): readonly string[] {
  const [white] = board.squares.filter(({ kind }) => kind === 'appel')
  if (!white) return ['there is no Appel area']
  const sets = board.targets.flatMap((target) => {
    const choices = waysTo(board, [squareOf(board, target)]).choices(white, FEW_CARDS)
    return choices.length > 0
      ? choices.map(({ cards }) => Object.values(cards).join())
      : [`none to ${target}`]
  })
  const different = new Set(sets)
  return [
    ...sets.filter((set) => set.startsWith('none')).map((set) => `there is no way: ${set}`),
    ...(different.size < FEWEST_SETS ? [`only ${different.size} sets of equipment lead out`] : []),
    ...board.tunnels
      .filter(({ exit }) => squareOf(board, exit).zone === 'inner')
      .map(({ name }) => `tunnel ${name} ends in grey`),
    ...board.squares
      .filter(
        ({ index, zone, kind }) =>
          zone === 'inner' && kind !== 'tunnel' && doOrDieSteps(board)[index] === FAR,
      )
      .map(({ id }) => `there is no way by Do or Die from ${id}`),
  ]
}

function carProblems(board: Board): readonly string[] {
  const { beside, route } = board.staffCar
  const breaks = route.slice(1).filter((to, index) => {
    const from = squareOf(board, route[index] ?? '')
    return !board.ways[from.index]?.some((way) => way.to.id === to && isOnFoot(way))
  })
  return [
    ...breaks.map((square) => `the staff car does not get to ${square}`),
    ...(new Set(route).size === route.length ? [] : ['the staff car crosses its own way']),
    ...(board.targets.includes(route.at(-1) ?? '') ? [] : ['the staff car leads to no target']),
    ...(beside.includes(route[0] ?? '') ? [] : ['the staff car does not stand at its way']),
  ]
}
