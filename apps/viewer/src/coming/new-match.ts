import type { NewMatch } from '@getaway/client'
import type { Mood } from '@getaway/engine/following'
import type { GamePlanning, PlanChoice, PlanValue } from '../table/planning.ts'

/** Who is to sit in a seat: the player who creates the match, a person with an invitation, or a bot of that strength. */
export type SeatPlan = 'me' | 'person' | { readonly bot: string }

export const POLICIES = ['fair', 'arrival'] as const

/** A new match as its host has it in mind. */
export interface MatchPlan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  /** The seat that has the role which the game’s planning names; undefined: drawn at random. */
  readonly first: number | undefined
  /** By the names that the service has for them. */
  readonly variants: readonly string[]
  /** The values of the game’s own choices; what is missing is as the rules say. */
  readonly choices: Readonly<Record<string, string>>
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
    first: undefined,
    variants: [],
    choices: {},
    policy: 'fair',
    capMs: 100,
    delayS: 0,
    event: '',
    mood: 'warm',
    isOpen: false,
  }
}

/** The same people by the rules of another game; what was chosen of the game before is gone. */
export function withGame(plan: MatchPlan, game: string, { fewest, most }: GameOffer['seats']): MatchPlan {
  const { policy, capMs, delayS, event, mood, isOpen } = plan
  const kept = { policy, capMs, delayS, event, mood, isOpen }
  const count = Math.min(Math.max(plan.seats.length, fewest), most)
  return withPlayers({ ...firstPlan(game), ...kept, seats: plan.seats }, count)
}

/** Seats come and go at the end; the others stay as they are. */
export function withPlayers(plan: MatchPlan, count: number): MatchPlan {
  const seats = Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? ('person' as const))
  const { first } = plan
  return { ...plan, seats, first: first !== undefined && first < count ? first : undefined }
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

/** What has been chosen of a choice. */
export function chosenOf({ choices }: Pick<MatchPlan, 'choices'>, { choice, values }: PlanChoice): PlanValue {
  const chosen = values.find(({ value }) => value === choices[choice])
  return chosen ?? values.find(({ options }) => Object.keys(options).length === 0) ?? values[0]
}

/** What the service is asked for. While somebody is waited for, bots are only planned, so that the host can change them. */
export function newMatchOf(
  plan: MatchPlan,
  { variants }: Pick<GameOffer, 'variants'>,
  { first, choices, hasRaces }: GamePlanning,
): NewMatch {
  const isWaiting = waitsForPeople(plan)
  const event = plan.event.trim()
  const { policy, capMs } = plan
  return {
    game: plan.game,
    seats: plan.seats.map((seat) => {
      if (typeof seat === 'string') return { type: 'open' }
      return isWaiting ? { type: 'open', plannedBot: seat.bot } : { type: 'bot', strength: seat.bot }
    }),
    options: {
      ...merged(plan.variants.map((name) => variants[name] ?? {})),
      ...merged(choices.map((choice) => chosenOf(plan, choice).options)),
      ...(hasRaces && { race: policy === 'fair' ? { policy, capMs } : { policy } }),
      ...(plan.first !== undefined && { [first.option]: plan.first }),
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
