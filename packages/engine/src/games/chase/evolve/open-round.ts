import type { Match } from '../state/match.ts'
import { NO_PATH, type Pile, type Role, type Round, type Stock } from '../state/round.ts'
import type { EventOf } from '../vocabulary/events.ts'

const ONE_PATH = [NO_PATH]
const TWO_PATHS = [NO_PATH, NO_PATH]
const NO_STOCK: Stock = { red: 0, blue: 0 }
const ALL_MARKERS: Stock = { red: 15, blue: 15 }
const NOTHING_PLANNED = { sides: undefined, targets: undefined }
const NOT_LOOKED = [false, false] as const

/** C2: the round that a deal opens. */
export function openRound(match: Match, { seq, at, data }: EventOf<'round.dealt'>): Round {
  const { roles, runners, chasers, stocks } = sidesBy(data.roles)
  return {
    number: data.round,
    dealt: { seq, at },
    roles,
    runners,
    chasers,
    starts: data.start,
    plan: NOTHING_PLANNED,
    planned: NOTHING_PLANNED,
    claimer: undefined,
    started: undefined,
    paths: match.players.length === 4 ? TWO_PATHS : ONE_PATH,
    laid: 0,
    piles: [pile(data.piles?.[0]), pile(data.piles?.[1])],
    held: undefined,
    looked: NOT_LOOKED,
    handsSince: undefined,
    swapped: false,
    exchanged: false,
    caller: undefined,
    cancelled: undefined,
    turn: undefined,
    stocks,
    ending: undefined,
    setAside: undefined,
    decidedAt: undefined,
    score: undefined,
    scoredAt: undefined,
    shadow: undefined,
    endless: false,
  }
}

type Sides = Pick<Round, 'roles' | 'runners' | 'chasers' | 'stocks'>

/** All rounds with the same roles share their lists: there are few such rounds, and live matches keep theirs. */
function sidesBy(roles: readonly Role[]): Sides {
  const key = roles.join()
  const known = sides.get(key)
  if (known) return known
  const chasers = seatsOf(roles, 'chaser')
  const stocks = roles.map((_, seat) => stockAtStart(seat, chasers))
  const made = { roles: [...roles], runners: seatsOf(roles, 'runner'), chasers, stocks }
  sides.set(key, made)
  return made
}

const sides = new Map<string, Sides>()

function seatsOf(roles: readonly Role[], role: Role): readonly number[] {
  return [...roles.keys()].filter((seat) => roles[seat] === role)
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
