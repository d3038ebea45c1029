import type { Game, Wish } from '../game.ts'
import type { Draft, LogEvent } from '../log/event.ts'
import { createScribe } from '../log/proof/chain.ts'
import { extendCourse, headOf, type LiveCourse, openCourse } from '../order/course.ts'
import { rule } from '../order/referee.ts'
import type { Random } from '../random.ts'
import { createRedactor, type Redactor } from '../redact.ts'
import type { Refusal } from '../refusal.ts'
import { unwrap } from '../result.ts'
import { createSeatedBot, type SeatedBot } from './seated-bot.ts'

export interface SimulationSetup<State, Event extends LogEvent, Command extends Wish> {
  readonly game: Game<State, Event, Command>
  readonly id: string
  /** When it begins (µs). */
  readonly at: number
  readonly options?: unknown
  /** By seat: the strength of the bot that plays there. */
  readonly seats: readonly string[]
  readonly random: Random
  /** How many events and refusals at most; a match that is not over by then is cut off. */
  readonly most?: number
}

export interface Simulation<State, Event extends LogEvent = LogEvent, Command extends Wish = Wish> {
  readonly events: readonly Event[]
  readonly lines: readonly string[]
  readonly state: State
  readonly refusals: readonly {
    readonly seat: number
    readonly command: Command
    readonly refusal: Refusal
  }[]
}

const MOST_EVENTS = 20_000

/** A whole match of bots as a service would record it, in no time: each bot is shown what its seat may see. */
export function simulate<State, Event extends LogEvent, Command extends Wish>(
  setup: SimulationSetup<State, Event, Command>,
): Simulation<State, Event, Command> {
  const { game, seats, random, most = MOST_EVENTS } = setup
  const refusals: { seat: number; command: Command; refusal: Refusal }[] = []
  const match = openMatch(setup)
  const { bots } = match
  for (const [seat, strength] of seats.entries()) {
    match.record(taken(seat, strength, setup.at), false)
  }
  let now = setup.at
  // A bot that is refused again and again adds no events.
  while (match.events.length + refusals.length < most && !game.isOver(headOf(match.course))) {
    const { drafts, next } = game.conclude(headOf(match.course), now, random)
    for (const draft of drafts) match.record(draft, game.isSecret(headOf(match.course), eventIn(draft)))
    if (drafts.length > 0) continue
    const [seat, bot] = firstOf(bots)
    const dueAt = Math.min(next ?? Number.POSITIVE_INFINITY, bot?.dueAt ?? Number.POSITIVE_INFINITY)
    if (dueAt === Number.POSITIVE_INFINITY) break
    now = Math.max(now, dueAt)
    if (bot?.dueAt !== dueAt) continue
    const command = bot.act()
    if (!command) continue
    const timing = { received: now, claimed: now, rtt: 0, seen: match.course.seq }
    const ruling = rule(game, match.course, command, { by: seat, timing })
    if (ruling.type === 'unforeseeable')
      throw new Error(`${game.id} can't tell what ${command.type} comes to`)
    if (ruling.type === 'accepted') bot.answered(match.record(ruling.draft, ruling.secret).seq, now)
    else {
      refusals.push({ seat, command, refusal: ruling.refusal })
      bot.answered(undefined, now)
    }
  }
  return { events: match.events, lines: match.lines, state: headOf(match.course), refusals }
}

/** The record of a match and all who watch it. */
function openMatch<State, Event extends LogEvent, Command extends Wish>({
  game,
  id,
  at,
  options = {},
  seats,
  random,
}: SimulationSetup<State, Event, Command>) {
  const created = unwrap(game.create({ id, at, seats: seats.length, options }, random))
  const scribe = createScribe({ salt: () => hex32(random) })
  const events: Event[] = []
  const lines: string[] = []
  const bots: SeatedBot<Event, Command>[] = []
  const redactors: Redactor<State, Event>[] = []
  let course: LiveCourse<State, Event> | undefined

  for (const [seat, strength] of seats.entries()) {
    const bot = game.bots[strength]
    if (!bot) throw new Error(`${game.id} has no bot of the strength ${JSON.stringify(strength)}`)
    bots.push(createSeatedBot({ game, bot, seat, random }))
    redactors.push(createRedactor(game, { seat }))
  }
  const record = (draft: Draft, secret: boolean): Event => {
    const { event: written, line } = scribe.write(draft, secret)
    const event = eventIn<Event>(written)
    course = course ? extendCourse(game, course, event) : openCourse(game, event)
    events.push(event)
    lines.push(line)
    for (const [seat, bot] of bots.entries()) {
      const shown = redactors[seat]?.show(event, headOf(course))
      if (shown) bot.see(shown, event.at)
    }
    return event
  }
  record(created, false)
  return {
    events,
    lines,
    bots,
    record,
    get course() {
      return course as LiveCourse<State, Event>
    },
  }
}

function firstOf<Event extends LogEvent, Command extends Wish>(
  bots: readonly SeatedBot<Event, Command>[],
): [number, SeatedBot<Event, Command> | undefined] {
  let first = 0
  for (const [seat, { dueAt }] of bots.entries()) {
    if (dueAt !== undefined && dueAt < (bots[first]?.dueAt ?? Number.POSITIVE_INFINITY)) first = seat
  }
  return [first, bots[first]]
}

function taken(seat: number, strength: string, at: number): Draft {
  const letter = String.fromCodePoint(0x41 + seat)
  const data = { seat, name: `${strength} ${letter}`, key: null, bot: strength }
  return { type: 'seat.taken', at, by: 'server', data }
}

/** The game made it, or the scribe from the game's draft: it has the shape of the game's events. */
function eventIn<Event extends LogEvent>(draft: Draft): Event {
  return draft as LogEvent as Event
}

function hex32(random: Random): string {
  return Array.from({ length: 32 }, () => random(16).toString(16)).join('')
}
