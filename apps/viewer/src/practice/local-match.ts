import {
  type AnyGame,
  type Bot,
  createRedactor,
  createScribe,
  createSeatedBot,
  type Draft,
  extendCourse,
  failed,
  headOf,
  type JsonObject,
  type LiveCourse,
  type LogEvent,
  ok,
  openCourse,
  type Random,
  type Redactor,
  type Refusal,
  type Result,
  readWish,
  rule,
  type SeatedBot,
  type Shown,
  strict,
  unwrap,
} from '@getaway/engine'

/** A match that is refereed in this browser: the rules, the referee and the log are those of the service. */
export interface LocalMatch {
  /** Judges a wish of the seat; what comes of it, its seat hears before the answer is given. */
  command(seat: number, wish: LocalWish): Result<LogEvent, LocalRefusal>
  /** The log so far, a line for each event. */
  readonly lines: readonly string[]
  readonly isOver: boolean
  /** Nothing happens there any more. */
  close(): void
}

export interface LocalWish {
  readonly command: { readonly type: string }
  /** The last event that the player had been shown, and when they acted (µs). */
  readonly seen: number | null
  readonly claimed: number | null
}

/** By a rule, or because the wish has no meaning: that has no clause. */
export type LocalRefusal = Pick<Refusal, 'code' | 'text'> & { readonly clause: string | null }

export type LocalSeat =
  | { readonly type: 'person'; readonly name: string; hear(shown: Shown): void }
  | { readonly type: 'bot'; readonly name: string; readonly strength: string; readonly bot: AnyBot }

// biome-ignore lint/suspicious/noExplicitAny: views and commands go back to the game they came from.
export type AnyBot = Bot<any, any>

/** Time passes there, or a test lets it pass. */
export interface LocalClock {
  /** In µs. */
  now(): number
  /** Calls back at that instant (µs); the answer cancels the call. */
  at(instant: number, run: () => void): () => void
}

export interface LocalMatchOptions {
  readonly game: AnyGame
  readonly id: string
  readonly options: JsonObject
  readonly seats: readonly LocalSeat[]
  readonly clock: LocalClock
  readonly random: Random
  /** New for each secret event: 32 hex digits. */
  readonly salt: () => string
  /** What a teacher has against an act that the rules allow; `after` is the match as it would be. */
  readonly objection?: ((after: unknown, draft: Draft) => Refusal | undefined) | undefined
  /** A lesson may end before its match: nothing happens by itself from there on. */
  readonly isEnough?: ((match: unknown) => boolean) | undefined
}

/** More conclusions than this in one go are a fault, not a game. */
const MOST_CONCLUSIONS = 20

export function openLocalMatch(options: LocalMatchOptions): LocalMatch {
  const { game, id, seats, clock, random, salt, objection, isEnough } = options
  const wishes = strict(game.commands)
  const scribe = createScribe({ salt })
  const lines: string[] = []
  const redactors: readonly Redactor<unknown>[] = seats.map((_, seat) => createRedactor(game, { seat }))
  const bots = new Map<number, SeatedBot>()
  let callOff = () => {}

  const created = unwrap(
    game.create({ id, at: clock.now(), seats: seats.length, options: options.options }, random),
  )
  const first = write(created, false)
  let course: LiveCourse<unknown> = openCourse(game, first)
  for (const [seat, one] of seats.entries()) {
    if (one.type === 'bot') bots.set(seat, createSeatedBot({ game, bot: one.bot, seat, random }))
  }
  tell(first)
  for (const [seat, { type, name, ...rest }] of seats.entries()) {
    const bot = type === 'bot' && 'strength' in rest ? rest.strength : null
    record({ type: 'seat.taken', at: clock.now(), by: 'server', data: { seat, name, key: null, bot } })
  }
  goOn()

  function write(draft: Draft, isSecret: boolean): LogEvent {
    const { event, line } = scribe.write(draft, isSecret)
    lines.push(line)
    return event
  }
  function record(draft: Draft): LogEvent {
    const event = write(draft, game.isSecret(headOf(course), draft))
    course = extendCourse(game, course, event)
    tell(event)
    return event
  }
  function tell(event: LogEvent): void {
    const now = clock.now()
    for (const [seat, one] of seats.entries()) {
      const shown = redactors[seat]?.show(event, headOf(course))
      if (!shown) continue
      if (one.type === 'person') one.hear(shown)
      else bots.get(seat)?.see(shown, now)
    }
  }

  function judge(seat: number, { command, seen, claimed }: LocalWish): Result<LogEvent, Refusal> {
    const timing = { received: clock.now(), claimed, rtt: 0, seen }
    const ruling = rule(game, course, command, { by: seat, timing })
    if (ruling.type === 'unforeseeable')
      throw new Error(`${game.id} cannot tell what ${command.type} comes to`)
    if (ruling.type === 'refused') return failed(ruling.refusal)
    const { draft } = ruling
    const trial = { ...draft, seq: course.seq + 1, hash: '' }
    const against = objection?.(headOf(extendCourse(game, course, trial)), draft)
    return against ? failed(against) : ok(record(draft))
  }

  /** Records what is due, lets bots do what they want to do by now, and waits for what comes next. */
  function goOn(): void {
    callOff()
    while (!isAtEnd()) {
      const next = conclude()
      const [seat, bot] = firstOf(bots)
      const dueAt = Math.min(next ?? Number.POSITIVE_INFINITY, bot?.dueAt ?? Number.POSITIVE_INFINITY)
      if (dueAt === Number.POSITIVE_INFINITY) return
      if (dueAt > clock.now()) {
        callOff = clock.at(dueAt, goOn)
        return
      }
      const command = bot?.dueAt === dueAt ? bot.act() : undefined
      if (!bot || !command) continue
      const answer = judge(seat, { command, seen: course.seq, claimed: clock.now() })
      bot.answered(answer.ok ? answer.value.seq : undefined, clock.now())
    }
  }
  function isAtEnd(): boolean {
    return game.isOver(headOf(course)) || (isEnough?.(headOf(course)) ?? false)
  }
  function conclude(): number | undefined {
    for (let turn = 0; ; turn++) {
      const { drafts, next } = game.conclude(headOf(course), Math.max(clock.now(), course.clock), random)
      if (drafts.length === 0) return next
      if (turn === MOST_CONCLUSIONS) throw new Error('the referee does not come to an end')
      for (const draft of drafts) record(draft)
    }
  }

  return {
    command(seat, wish) {
      const parsed = readWish(wishes, wish.command, 'command')
      if (!parsed.ok)
        return failed({ code: 'bad-command', clause: null, text: { en: parsed.error, it: parsed.error } })
      const answer = judge(seat, { ...wish, command: parsed.value as LocalWish['command'] })
      if (answer.ok) goOn()
      return answer
    },
    lines,
    get isOver() {
      return game.isOver(headOf(course))
    },
    close() {
      callOff()
    },
  }
}

function firstOf(bots: ReadonlyMap<number, SeatedBot>): readonly [number, SeatedBot | undefined] {
  let first: readonly [number, SeatedBot | undefined] = [0, undefined]
  for (const [seat, bot] of bots) {
    if (bot.dueAt !== undefined && bot.dueAt < (first[1]?.dueAt ?? Number.POSITIVE_INFINITY))
      first = [seat, bot]
  }
  return first
}
