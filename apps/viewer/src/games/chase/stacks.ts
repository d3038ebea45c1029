import type { Colour, Match, Round } from '@getaway/engine/chase'

/** Pieces that lie ready at a player's side of the table. */
export interface StackView {
  readonly seat: number
  readonly kind: 'pile' | 'hand' | Colour
  readonly count: number
  /** In the middle of the stack, in cells. */
  readonly x: number
  readonly y: number
  /** Quarter turns clockwise. */
  readonly turn: number
}

/** Seats run clockwise (C2.6), the first one in front. */
const SIDES: Readonly<Record<number, readonly number[]>> = { 2: [0, 2], 3: [0, 1, 3], 4: [0, 1, 2, 3] }
const APART = 1.7

export function sideOf(seats: number, seat: number): number {
  return SIDES[seats]?.[seat] ?? seat % 4
}

/** C2.2–C2.4: piles before the runners, markers before the chasers; what is held lies nearer to the player. */
export function stacksOf(match: Match): StackView[] {
  const { round } = match
  if (!round) return []
  return match.players.flatMap((_, seat) =>
    (round.roles[seat] === 'runner' ? pilesOf : stockOf)(match, round, seat),
  )
}

function pilesOf(match: Match, round: Round, seat: number): StackView[] {
  const own = round.runners.length === 1 ? [0, 1] : [round.runners.indexOf(seat)]
  return own.flatMap((index) => {
    const pile = round.piles[index as 0 | 1]
    const isHeld = round.runners.length === 1 ? round.held === index : round.started !== undefined
    const place = placeAt(match, seat, (index - (own.length - 1) / 2) * APART, isHeld ? 1.1 : 0)
    return pile.size > 0
      ? [{ seat, kind: isHeld ? 'hand' : 'pile', count: pile.size, ...place } as const]
      : []
  })
}

function stockOf(match: Match, round: Round, seat: number): StackView[] {
  const stock = round.stocks[seat]
  return (['red', 'blue'] as const).flatMap((kind, index) => {
    const count = stock?.[kind] ?? 0
    return count > 0 ? [{ seat, kind, count, ...placeAt(match, seat, (index - 0.5) * APART, 0) }] : []
  })
}

/** Just off the playing area, at the seat's side. */
function placeAt({ options, players }: Match, seat: number, along: number, outward: number) {
  const turn = sideOf(players.length, seat)
  const { width, height } = options
  const out = (turn % 2 === 0 ? height : width) / 2 + 1.1 + outward * 0.9
  const sides = [
    { x: along, y: out },
    { x: -out, y: along },
    { x: -along, y: -out },
    { x: out, y: -along },
  ]
  return { ...(sides[turn] ?? { x: along, y: out }), turn }
}
