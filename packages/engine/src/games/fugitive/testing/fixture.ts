import { createJudge } from '../../../audit/judge.ts'
import type { By, Draft, LogEvent, Timing } from '../../../log/event.ts'
import { extendCourse, headOf, type LiveCourse, openCourse } from '../../../order/course.ts'
import { type Ruling, rule } from '../../../order/referee.ts'
import { type Random, seededRandom } from '../../../random.ts'
import { unwrap } from '../../../result.ts'
import { createBy } from '../decide/create.ts'
import type { Role } from '../event-cards/index.ts'
import { fugitive } from '../game.ts'
import { cardsOf, DECK_NUMBERS } from '../pieces/pieces.ts'
import type { FugitiveReport } from '../report.ts'
import { type Match, seatOfRole } from '../state/match.ts'
import { whoOf } from '../state/steps.ts'
import type { Table } from '../state/table.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { Data, FugitiveEvent, FugitiveType } from '../vocabulary/events.ts'
import type { OptionsData, Variant } from '../vocabulary/options.ts'
import { type Stacked, stackedDeal } from './stacked-deal.ts'

/** When the match is created; all times of a case are µs from here. */
export const T0 = 1_700_000_000_000_000
const STEP = 10_000
/** More conclusions than this in one go are a fault, not a game. */
const MOST_CONCLUSIONS = 20

export interface Setup {
  readonly variant?: Variant
  readonly options?: Partial<OptionsData>
  readonly deal?: Stacked | Data['cards.dealt'] | 'none'
  /** Whether the record may say what the rules do not give. */
  readonly loose?: boolean
  /** What chance decides of events. */
  readonly random?: Random
}

/** A fact is what it is on the table that it meets; `next` is when it arrives. */
export type GivenFact = (match: Match, next: number) => Draft
export type GivenFacts = readonly (GivenFact | GivenFacts)[]

export interface Played {
  readonly setup: Setup
  readonly events: readonly [FugitiveEvent, ...FugitiveEvent[]]
  readonly course: LiveCourse<Match, FugitiveEvent>
  readonly match: Match
  /** When the next fact would arrive. */
  readonly next: number
}

/** The match that these facts lead to: created and dealt, with all that a referee says of them at once. */
export function play(setup: Setup, given: GivenFacts = []): Played {
  const options = { variant: setup.variant ?? null, fugitive: 0, ...setup.options }
  const draft = unwrap(createBy({ id: 'case', at: T0, seats: 2, options }, seededRandom(1)))
  const created = numbered(draft, 1)
  const course = openCourse(fugitive, created)
  const opened: Played = { setup, events: [created], course, match: headOf(course), next: STEP }
  const dealt = setup.deal === 'none' ? [] : [deals(setup.deal)]
  return goOn(opened, [dealt, given])
}

/** The match after more facts. */
export function goOn(played: Played, more: GivenFacts): Played {
  const { setup } = played
  let current = played
  for (const fact of flat(more)) {
    current = concluded(withEvent(current, fact(current.match, current.next)))
  }
  const { findings } = judge(current.events)
  if (findings.length > 0 && !setup.loose) throw new Error(`no such position: ${JSON.stringify(findings)}`)
  return current
}

/** The same facts as a log has them that records no decisions which follow from them. */
export function unsaid(played: Played): Played {
  return retold(played, (event) => (FOLLOWING.has(event.type) ? undefined : event))
}

/** The same record with some events told otherwise, or left out. */
export function retold(
  { setup, events: [created, ...events] }: Played,
  tell: (event: FugitiveEvent) => Draft | undefined,
): Played {
  const course = openCourse(fugitive, created)
  const opened: Played = { setup, events: [created], course, match: headOf(course), next: STEP }
  return events.flatMap((event) => tell(event) ?? []).reduce(withEvent, opened)
}

/** A report without the numbers of events, which are others where some are left out. */
export function unnumbered(report: object): unknown {
  return JSON.parse(JSON.stringify(report, (key, value: unknown) => (key === 'seq' ? undefined : value)))
}

const FOLLOWING: ReadonlySet<string> = new Set<FugitiveType>([
  'guess.answered',
  'manhunt.begun',
  'game.ended',
])

/** With all that the referee says at once, as a service would record it. */
function concluded(played: Played): Played {
  const random = played.setup.random ?? seededRandom(1)
  let current = played
  for (let count = 0; count < MOST_CONCLUSIONS; count++) {
    const { drafts } = fugitive.conclude(current.match, T0 + current.next - STEP, random)
    if (drafts.length === 0) break
    for (const draft of drafts) current = withEvent(current, draft)
  }
  return current
}

function withEvent(played: Played, draft: Draft): Played {
  const event = numbered(draft, played.events.length + 1)
  const course = extendCourse(fugitive, played.course, event)
  const next = Math.max(played.next, event.at - T0 + STEP)
  return { ...played, events: [...played.events, event], course, match: headOf(course), next }
}

function flat(facts: GivenFacts): GivenFact[] {
  return facts.flatMap((one) => (typeof one === 'function' ? [one] : flat(one)))
}

function numbered(draft: Draft, seq: number): FugitiveEvent {
  return { ...draft, seq, hash: '' } as LogEvent as FugitiveEvent
}

/** What an audit makes of the facts. */
export function judge([created, ...events]: Played['events']) {
  const judging = createJudge(fugitive, created)
  for (const event of events) judging.push(event)
  const { report, findings } = judging.finish()
  return { report: report as FugitiveReport, findings }
}

export function tableOf({ match: { table } }: Played): Table {
  if (!table) throw new Error('the cards are not dealt')
  return table
}

/** The last event of that type. */
export function last<T extends FugitiveType>({ events }: Played, type: T): Data[T] {
  const event = events.findLast((one) => one.type === type)
  if (!event) throw new Error(`there is no ${type}`)
  return event.data as Data[T]
}

/** A wish as the service would rule on it. */
export function wish(played: Played, who: Role | By, command: Command): Ruling {
  const timing = timingAt(T0 + played.next)
  return rule(fugitive, played.course, command, { by: byOf(played.match, who), timing })
}

/** `accepted`, or `code clause` of the refusal. */
export function answer(played: Played, who: Role | By, command: Command): string {
  const ruling = wish(played, who, command)
  return ruling.type === 'refused' ? `${ruling.refusal.code} ${ruling.refusal.clause}` : ruling.type
}

// Facts

/** What a seat does: by whom it is due, if nobody else is named. */
export function does(command: Command, who?: Role | By): GivenFact {
  return (match, next) => {
    const [step] = match.table?.steps ?? []
    const by = byOf(match, who ?? (step && whoOf(step)) ?? 'server')
    const decided = fugitive.decide(match, command, by)
    if (decided.type !== 'fact') {
      throw new Error(`no such fact: ${JSON.stringify([command, decided, step])}`)
    }
    const { type, data } = decided.fact
    const at = T0 + next
    return { type, at, by, ...(fugitive.isAction(type) ? { timing: timingAt(at) } : {}), data }
  }
}

export const draws = (deck: 1 | 2 | 3): GivenFact => does({ type: 'draw', deck })
export const places = (card: number, ...sprint: number[]): GivenFact => does({ type: 'place', card, sprint })
export const passes: GivenFact = does({ type: 'pass' })
export const discards = (card: number): GivenFact => does({ type: 'discard', card })
export const guesses = (...numbers: number[]): GivenFact => does({ type: 'guess', numbers })

/** An action as no `decide` would make it. */
export function acted<T extends FugitiveType>(type: T, data: Data[T], who: Role | By): GivenFact {
  return (match, next) => {
    const at = T0 + next
    return { type, at, by: byOf(match, who), timing: timingAt(at), data }
  }
}

/** What no player does. */
export function word<T extends FugitiveType>(type: T, data: Data[T], by: By = 'server'): GivenFact {
  return (_, next) => ({ type, at: T0 + next, by, data })
}

/** The same so many seconds later. */
export function later(seconds: number, fact: GivenFact): GivenFact {
  return (match, next) => fact(match, next + seconds * 1_000_000)
}

/** Nothing but time; somebody comes to watch, so that the referee is asked. */
export const waits = (seconds: number): GivenFact =>
  later(seconds, word('observer.admitted', { role: 'caster', name: 'a caster' }))

function deals(stacked: Exclude<Setup['deal'], 'none'> = {}): GivenFact {
  return ({ options: { variant } }, next) => {
    const data = 'decks' in stacked ? stacked : stackedDeal(variant, stacked)
    return { type: 'cards.dealt', at: T0 + next, by: 'server', data }
  }
}

function byOf(match: Match, who: Role | By): By {
  return who === 'fugitive' || who === 'marshal' ? seatOfRole(match, who) : who
}

/** Who holds all cards may go anywhere: a deal that F2.2 does not give, but that is followed. */
export const RICH: Setup = {
  loose: true,
  deal: {
    hand: DECK_NUMBERS.flatMap(cardsOf),
    decks: [[], [], []],
  },
}

/** Whose turn it is, in which turn, and what is to be done first. */
export function now({ match }: Played): string {
  const [step] = match.table?.steps ?? []
  const { turn } = match.table ?? {}
  return `${turn?.number} ${(step && whoOf(step)) ?? 'referee'} ${step?.type}`
}

function timingAt(received: number): Timing {
  return { received, claimed: null, rtt: null, seen: null }
}
