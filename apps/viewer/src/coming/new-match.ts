import type { NewMatch } from '@getaway/client'
import type { Mood } from '@getaway/engine/following'

/** Who is to sit in a seat: the player who creates the match, a person with an invitation, or a bot of that strength. */
export type SeatPlan = 'me' | 'person' | { readonly bot: string }

export const LENGTHS = ['short', 'standard', 'marathon'] as const
export const TABLE_SIZES = ['small', 'standard', 'large'] as const
export const POLICIES = ['fair', 'arrival'] as const

/** A new match as its host has it in mind. */
export interface MatchPlan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  /** The seat that chases first; undefined: drawn at random. */
  readonly firstChaser: number | undefined
  /** By the names that the service has for them. */
  readonly variants: readonly string[]
  readonly length: (typeof LENGTHS)[number]
  readonly tableSize: (typeof TABLE_SIZES)[number]
  readonly policy: (typeof POLICIES)[number]
  readonly capMs: number
  readonly delayS: number
  readonly event: string
  readonly mood: Mood
  /** Strangers may take free seats. */
  readonly isOpen: boolean
}

/** What can be had, as the service lists it. */
export interface GameOffer {
  readonly seats: { readonly fewest: number; readonly most: number }
  readonly variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Two people, the creator and a guest, by the rules as they are printed; close races go to the player who acted first. */
export function firstPlan(game: string): MatchPlan {
  return {
    game,
    seats: ['me', 'person'],
    firstChaser: undefined,
    variants: [],
    length: 'standard',
    tableSize: 'standard',
    policy: 'fair',
    capMs: 100,
    delayS: 0,
    event: '',
    mood: 'warm',
    isOpen: false,
  }
}

/** Seats come and go at the end; the others stay as they are. */
export function withPlayers(plan: MatchPlan, count: number): MatchPlan {
  const seats = Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? ('person' as const))
  const { firstChaser } = plan
  return {
    ...plan,
    seats,
    firstChaser: firstChaser !== undefined && firstChaser < count ? firstChaser : undefined,
  }
}

/** Nobody sits in two seats: the seat that they leave waits for a person. */
export function withSeat(plan: MatchPlan, at: number, next: SeatPlan): MatchPlan {
  const seats = plan.seats.map((before, seat) => {
    if (seat === at) return next
    return next === 'me' && before === 'me' ? 'person' : before
  })
  return { ...plan, seats }
}

/** Whether somebody has to be waited for: otherwise play begins at once. */
export function waitsForPeople({ seats }: Pick<MatchPlan, 'seats'>): boolean {
  return seats.includes('person')
}

const VICTORY = {
  short: [{ perfect: 1 }, { small: 1 }],
  standard: undefined,
  marathon: [{ perfect: 4 }, { perfect: 2, small: 2 }, { small: 6 }],
}
const SIZES = {
  small: { width: 15, height: 11 },
  standard: undefined,
  large: { width: 31, height: 21 },
}

/** What the service is asked for. While somebody is waited for, bots are only planned, so that the host can change them. */
export function newMatchOf(plan: MatchPlan, { variants }: Pick<GameOffer, 'variants'>): NewMatch {
  const isWaiting = waitsForPeople(plan)
  const [victory, table, event] = [VICTORY[plan.length], SIZES[plan.tableSize], plan.event.trim()]
  return {
    game: plan.game,
    seats: plan.seats.map((seat) => {
      if (typeof seat === 'string') return { type: 'open' }
      return isWaiting ? { type: 'open', plannedBot: seat.bot } : { type: 'bot', strength: seat.bot }
    }),
    options: {
      ...merged(plan.variants.map((name) => variants[name] ?? {})),
      ...(victory && { victory }),
      ...(table && { table }),
      race: plan.policy === 'fair' ? { policy: plan.policy, capMs: plan.capMs } : { policy: plan.policy },
      ...(plan.firstChaser !== undefined && { firstChaser: plan.firstChaser }),
      ...(plan.delayS > 0 && { spectators: { delayMs: plan.delayS * 1000 } }),
      ...(event !== '' && { event: { id: event } }),
      ...(plan.mood !== 'warm' && { mood: plan.mood }),
    },
    ...(plan.isOpen && isWaiting && { open: true }),
  }
}

/** Variants choose parts of the same option. */
function merged(options: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [key, value] of options.flatMap((one) => Object.entries(one))) {
    const before = whole[key]
    whole[key] = isObject(before) && isObject(value) ? { ...before, ...value } : value
  }
  return whole
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
