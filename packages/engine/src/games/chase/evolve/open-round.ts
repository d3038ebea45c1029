import type { Match } from '../state/match.ts'
import type { Path, Pile, Role, Round, Stock } from '../state/round.ts'
import type { EventOf } from '../vocabulary/events.ts'

const NO_PATH: Path = { tiles: [], markers: [], start: undefined, caught: undefined }
const NO_STOCK: Stock = { red: 0, blue: 0 }
const ALL_MARKERS: Stock = { red: 15, blue: 15 }

/** C2: the round that a deal opens. */
export function openRound(match: Match, { seq, at, data }: EventOf<'round.dealt'>): Round {
  const chasers = seatsOf(data.roles, 'chaser')
  return {
    number: data.round,
    dealt: { seq, at },
    roles: data.roles,
    runners: seatsOf(data.roles, 'runner'),
    chasers,
    starts: data.start,
    plan: { sides: undefined, targets: undefined },
    planned: { sides: undefined, targets: undefined },
    claimer: undefined,
    started: undefined,
    paths: match.players.length === 4 ? [NO_PATH, NO_PATH] : [NO_PATH],
    laid: 0,
    piles: [pile(data.piles?.[0]), pile(data.piles?.[1])],
    held: undefined,
    looked: [false, false],
    handsSince: undefined,
    swapped: false,
    exchanged: false,
    caller: undefined,
    cancelled: undefined,
    turn: undefined,
    stocks: data.roles.map((_, seat) => stockAtStart(seat, chasers)),
    ending: undefined,
    setAside: undefined,
    decidedAt: undefined,
    score: undefined,
    scoredAt: undefined,
    shadow: undefined,
    endless: false,
  }
}

function seatsOf(roles: readonly Role[], role: Role): readonly number[] {
  const seats: number[] = []
  for (const [seat, each] of roles.entries()) if (each === role) seats.push(seat)
  // Sliced: an array that has grown has room to grow on, and a live match keeps its rounds.
  return seats.slice()
}

function pile(tiles: readonly string[] | null | undefined): Pile {
  return tiles ? { tiles, size: tiles.length } : { tiles: undefined, size: 14 }
}

/** C2.4 */
function stockAtStart(seat: number, chasers: readonly number[]): Stock {
  if (!chasers.includes(seat)) return NO_STOCK
  if (chasers.length === 1) return ALL_MARKERS
  return chasers[0] === seat ? { red: 8, blue: 7 } : { red: 7, blue: 8 }
}
