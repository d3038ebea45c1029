import { CELLS, SQUARES, STEPS, squareNamed } from './castle.ts'
import { KINDS, officerOf, type Seen } from './seen.ts'
import { mayGuardBeOn } from './walk.ts'

const TOTALS = { rope: 9, cutters: 6, pass: 6, key: 6 } as const

/** What must be so after every event, whatever happened. */
export function disorderIn(seen: Seen): readonly string[] {
  return [...crowdedSquares(seen), ...fullCells(seen), ...lostCards(seen), ...wrongPlaces(seen)]
}

/** K5.5: nobody stands where somebody else does. */
function crowdedSquares({ pows, guards }: Seen): readonly string[] {
  const taken = [
    ...pows.filter(({ at, hasEscaped }) => !hasEscaped && SQUARES.has(at)).map(({ at }) => at),
    ...guards.filter((at) => SQUARES.has(at)),
  ]
  return taken.filter((at, index) => taken.indexOf(at) !== index).map((at) => `two pieces on ${at}`)
}

/** K3.2 */
function fullCells({ pows }: Seen): readonly string[] {
  return CELLS.filter(({ id, holds }) => pows.filter(({ at }) => at === id).length > holds).map(
    ({ id }) => `too many in ${id}`,
  )
}

/** K2.5, K6.3: equipment is in hand or in its pile. */
function lostCards({ piles, equipment }: Seen): readonly string[] {
  return KINDS.filter(
    (kind) => piles[kind] + equipment.reduce((sum, own) => sum + own[kind], 0) !== TOTALS[kind],
  ).map((kind) => `not all ${kind} cards are there`)
}

/** K5.7, K5.8, K9.6: squares on which nobody of that kind may be found. */
function wrongPlaces(seen: Seen): readonly string[] {
  return [
    ...seen.pows
      .filter(({ hasEscaped }) => !hasEscaped)
      .flatMap(({ id, at }) => {
        const square = squareNamed(at)
        const isWrong =
          square &&
          (square.marks.includes('lit') ||
            square.marks.includes('brown') ||
            square.kind === 'target' ||
            square.kind === 'ford')
        return isWrong ? [`POW ${id} stops on ${at}`] : []
      }),
    ...seen.guards.flatMap((at, guard) => {
      const square = squareNamed(at)
      if (!square) return []
      const isWrong = square.kind === 'key' || square.kind === 'pass' || square.marks.includes('brown')
      return isWrong || !mayGuardBeOn(seen, square) ? [`guard ${guard} stays on ${at}`] : []
    }),
  ]
}

/** K9.9: what the guards shut at the end of the security officer's turn, unless they are in pursuit. */
export function shutIn(seen: Seen): readonly string[] {
  const isPursuit =
    seen.markers.length > 0 ||
    seen.pows.some(({ at, hasEscaped }) => !hasEscaped && squareNamed(at)?.zone === 'outside')
  if (isPursuit) return []
  const guards = new Set(seen.guards)
  const grey = [...SQUARES.values()].filter(({ zone, kind }) => zone === 'inner' && kind !== 'tunnel')
  const free = grey.filter(({ id }) => !guards.has(id)).map(({ id }) => id)
  const found = new Set(free.slice(0, 1))
  for (const at of found) {
    for (const { to, need } of STEPS.get(at) ?? []) if (need === undefined && free.includes(to)) found.add(to)
  }
  const inPassage = grey.filter(({ id, kind }) => kind === 'passage' && guards.has(id))
  const outer = [
    ...new Set(
      [...SQUARES.values()]
        .filter(({ zone, kind }) => zone === 'outer' && (kind === 'room' || kind === 'hideaway'))
        .map(({ area }) => area),
    ),
  ]
  const shutOuter = outer.filter((area) =>
    [...SQUARES.values()]
      .filter((square) => square.area === area)
      .flatMap(({ id }) => STEPS.get(id) ?? [])
      .filter(({ to, need }) => need === undefined && squareNamed(to)?.area !== area)
      .every(({ to }) => guards.has(to)),
  )
  return [
    ...(found.size < free.length ? ['grey is divided'] : []),
    ...inPassage.map(({ id }) => `a guard stays on ${id}`),
    ...shutOuter.map((area) => `${area} is shut`),
  ]
}

/** K1.1, K1.2, K1.5: who has won, by the escapes that were seen; undefined while nobody has. */
export function winnersBy(seen: Seen, reason: string): readonly number[] | undefined {
  const officers = Array.from(
    { length: seen.players - 1 },
    (_, index) => (seen.security + 1 + index) % seen.players,
  )
  const escapes = (seat: number) =>
    seen.pows.filter(({ id, hasEscaped }) => hasEscaped && officerOf(id) === seat).length
  switch (reason) {
    case 'escaped': {
      const winners = officers.filter((seat) => escapes(seat) >= 2 && !seen.isOut[seat])
      return winners.length > 0 && seen.joint === 0 ? winners : undefined
    }
    case 'together': {
      const all = officers.reduce((sum, seat) => sum + escapes(seat), 0)
      return seen.joint > 0 && all >= seen.joint ? officers.filter((seat) => !seen.isOut[seat]) : undefined
    }
    case 'rounds':
      return seen.turn.round >= seen.rounds ? [seen.security] : undefined
    case 'none-left': {
      const hasAny = (seat: number) =>
        !seen.isOut[seat] &&
        seen.pows.some(
          ({ id, at, hasEscaped }) =>
            officerOf(id) === seat &&
            !hasEscaped &&
            (SQUARES.has(at) || CELLS.some((cell) => cell.id === at)),
        )
      return officers.some(hasAny) ? undefined : [seen.security]
    }
    default:
      return undefined
  }
}
