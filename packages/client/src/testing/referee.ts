import {
  createRedactor,
  type Draft,
  extendCourse,
  gameNamed,
  headOf,
  type LiveCourse,
  type LogEvent,
  openCourse,
  rule,
  seededRandom,
  unwrap,
} from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import type { Frame } from '../protocol/frames.ts'
import { ack, hashOf, NOW } from './frames.ts'

type Events = Frame<'events'>

export interface Referee {
  readonly head: number
  readonly match: Match
  /** µs, by the server's clock. */
  readonly now: number
  /** What the seat has not been told yet. */
  news(): Events
  /** What it has been told so far, again. */
  everything(): Events
  /** Judges a wish and says what came of it; the event itself is news. */
  answer(seat: number, wish: Pick<Wish, 'id' | 'command'> & Partial<Wish>): Frame<'ack'> | Frame<'refused'>
  /** Somebody else does something, which must be allowed. */
  other(seat: number, command: { readonly type: string; readonly [field: string]: unknown }): void
  /** Time passes, and what is due is recorded. */
  wait(micros: number): void
}

interface Wish {
  readonly id: string
  readonly command: { readonly type: string }
  readonly seen: number | null
  readonly claimed: number | null
}

const STEP = 50_000

/** A match with its real referee, as the service holds it, in which the first round has been dealt. */
export function openReferee({ players = 3, seat = 1, options = {}, seed = 1 } = {}): Referee {
  const game = gameNamed('chase')
  if (!game) throw new Error('chase is gone')
  const random = seededRandom(seed)
  const wish = { id: 'm1', at: NOW, seats: players, options: { firstChaser: 0, ...options } }
  const draft = unwrap(game.create(wish, random))
  const redactor = createRedactor(game, { seat })
  const shown: { event: LogEvent; reveals?: LogEvent[] }[] = []
  let course: LiveCourse<Match> | undefined
  let now = NOW
  let told = 0

  const record = (one: Draft) => {
    const seq = shown.length + 1
    const event: LogEvent = { ...one, seq, hash: hashOf(seq) }
    course = course ? extendCourse(game, course, event) : openCourse(game, event)
    const { reveals, event: masked } = redactor.show(event, headOf(course))
    shown.push(reveals.length > 0 ? { event: masked, reveals: [...reveals] } : { event: masked })
    return event
  }
  const match = () => headOf(course as LiveCourse<Match>)
  const ruled = (
    by: number,
    command: { readonly type: string },
    seen: number | null,
    claimed: number | null,
  ) => {
    now += STEP
    const timing = { received: now, claimed, rtt: 400_000, seen }
    const ruling = rule(game, course as LiveCourse<Match>, command, { by, timing })
    if (ruling.type === 'unforeseeable') throw new Error('the referee sees all')
    return ruling.type === 'accepted' ? record(ruling.draft) : ruling.refusal
  }
  const framed = (some: typeof shown): Events => ({ type: 'events', shown: some as Events['shown'] })

  record(draft)
  for (let by = 0; by < players; by++) {
    const data = { seat: by, name: `player ${by}`, key: null, bot: null }
    record({ type: 'seat.taken', at: now, by: 'server', data })
  }
  const referee: Referee = {
    get head() {
      return shown.length
    },
    get match() {
      return match()
    },
    get now() {
      return now
    },
    news() {
      const fresh = shown.slice(told)
      told = shown.length
      return framed(fresh)
    },
    everything: () => framed(shown.slice(0, told)),
    answer(by, { id, command, seen = null, claimed = null }) {
      const outcome = ruled(by, command, seen, claimed)
      if ('seq' in outcome) return ack(id, outcome.seq)
      return { type: 'refused', id, ...outcome }
    },
    other(by, command) {
      const outcome = ruled(by, command, null, null)
      if ('code' in outcome) throw new Error(`${command.type}: ${outcome.code}`)
    },
    wait(micros) {
      now += micros
      for (;;) {
        const { drafts } = game.conclude(match(), now, random)
        if (drafts.length === 0) return
        for (const one of drafts) record(one)
      }
    },
  }
  for (let by = 0; by < players; by++) referee.other(by, { type: 'get-ready' })
  referee.wait(0)
  return referee
}
