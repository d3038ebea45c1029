import type { Draft, LogEvent } from '../../../log/event.ts'
import { createScribe } from '../../../log/proof/chain.ts'
import { extendCourse, headOf, type LiveCourse, openCourse } from '../../../order/course.ts'
import { rule } from '../../../order/referee.ts'
import { type Random, seededRandom } from '../../../random.ts'
import { unwrap } from '../../../result.ts'
import { colditz } from '../game.ts'
import type { Match } from '../state/match.ts'
import type { ColditzEvent } from '../vocabulary/events.ts'
import { randomColditzWish } from './random-wish.ts'

export interface RandomColditzMatch {
  readonly events: readonly ColditzEvent[]
  readonly lines: readonly string[]
  readonly course: LiveCourse<Match, ColditzEvent>
  /** How often each refusal was given. */
  readonly refused: ReadonlyMap<string, number>
}

const AT = 1_763_456_789_000_000

/** So short that it often runs out in a random match. */
export const SHORT_TIMES = { turnS: 10, reactS: 4 } as const

/** A match as a service would record it: random players who mostly do what is due, and now and then anything. */
export function playRandomColditz({
  seed,
  seats,
  options = {},
  most = 1500,
}: {
  readonly seed: number
  readonly seats?: number
  readonly options?: object
  readonly most?: number
}): RandomColditzMatch {
  const random = seededRandom(seed)
  const count = seats ?? 2 + random(5)
  const chosen = { rounds: 5 + random(25), doOrDie: random(2) === 0, chapelExit: random(2) === 0, ...options }
  const created = unwrap(
    colditz.create({ id: `random-${seed}`, at: AT, seats: count, options: chosen }, random),
  )
  const scribe = createScribe({ salt: () => hex32(random) })
  const events: ColditzEvent[] = []
  const lines: string[] = []
  let course: LiveCourse<Match, ColditzEvent> | undefined
  const record = (draft: Draft) => {
    const secret = course !== undefined && colditz.isSecret(headOf(course), draft as ColditzEvent)
    const { event: written, line } = scribe.write(draft, secret)
    const event = written as LogEvent as ColditzEvent
    course = course ? extendCourse(colditz, course, event) : openCourse(colditz, event)
    events.push(event)
    lines.push(line)
    return course
  }
  let now = AT
  let current = record(created)
  for (let seat = 0; seat < count; seat++) {
    const data = { seat, name: `player ${seat}`, key: null, bot: null }
    current = record({ type: 'seat.taken', at: now, by: 'server', data })
  }
  const refused = new Map<string, number>()
  // With a clock players come and go, and some leave for good.
  const comings = 'turnS' in options ? seededRandom(seed + 1) : undefined
  while (events.length < most && !headOf(current).over) {
    now += 1 + random(900_000)
    const { drafts } = colditz.conclude(headOf(current), now, random)
    for (const draft of drafts) current = record(draft)
    if (drafts.length > 0) continue
    if (comings?.(40) === 0) {
      const type = oneOfTypes(comings)
      current = record({ type, at: now, by: 'server', data: { seat: comings(count) } })
      now += comings(8) * 40_000_000
    }
    const head = headOf(current)
    const seat = seatToAsk(head, count, random)
    const command = randomColditzWish(colditz.viewOf(head, { seat }), seat, random)
    if (!command) continue
    const timing = { received: now, claimed: null, rtt: null, seen: null }
    const ruling = rule(colditz, current, command, { by: seat, timing })
    if (ruling.type === 'accepted') current = record(ruling.draft)
    else if (ruling.type === 'refused')
      refused.set(ruling.refusal.code, (refused.get(ruling.refusal.code) ?? 0) + 1)
  }
  return { events, lines, course: current, refused }
}

/** Mostly somebody who has something to do. */
function seatToAsk({ table }: Match, count: number, random: Random): number {
  const [step] = table?.steps ?? []
  if (!step || random(6) === 0) return random(count)
  if ('open' in step) return step.open[random(step.open.length)] ?? 0
  return 'seat' in step ? step.seat : random(count)
}

function oneOfTypes(random: Random): string {
  return (
    ['seat.connected', 'seat.connected', 'seat.disconnected', 'seat.disconnected', 'seat.left'][random(5)] ??
    ''
  )
}

function hex32(random: Random): string {
  return Array.from({ length: 32 }, () => random(16).toString(16)).join('')
}
