import type { Draft, LogEvent } from '../../../log/event.ts'
import { createScribe } from '../../../log/proof/chain.ts'
import { extendCourse, headOf, type LiveCourse, openCourse } from '../../../order/course.ts'
import { rule } from '../../../order/referee.ts'
import { type Random, seededRandom } from '../../../random.ts'
import { unwrap } from '../../../result.ts'
import { fugitive } from '../game.ts'
import type { Match } from '../state/match.ts'
import type { FugitiveEvent } from '../vocabulary/events.ts'
import { VARIANTS } from '../vocabulary/options.ts'
import { randomWish } from './random-wish.ts'

export interface RandomFugitiveMatch {
  readonly events: readonly FugitiveEvent[]
  readonly lines: readonly string[]
  readonly course: LiveCourse<Match, FugitiveEvent>
  readonly refused: number
}

const AT = 1_763_456_789_000_000

/** So short that it often runs out in a random match. */
export const SHORT_CLOCK = { turnS: 4 } as const

/** A match as a service would record it: random players who mostly do what is due, and now and then anything. */
export function playRandomFugitive({
  seed,
  options = {},
  most = 400,
}: {
  readonly seed: number
  readonly options?: object
  readonly most?: number
}): RandomFugitiveMatch {
  const random = seededRandom(seed)
  const variant = [null, ...VARIANTS][random(VARIANTS.length + 1)] ?? null
  const wish = { id: `random-${seed}`, at: AT, seats: 2, options: { variant, ...options } }
  const created = unwrap(fugitive.create(wish, random))
  const scribe = createScribe({ salt: () => hex32(random) })
  const events: FugitiveEvent[] = []
  const lines: string[] = []
  let course: LiveCourse<Match, FugitiveEvent> | undefined
  const record = (draft: Draft) => {
    const secret = course !== undefined && fugitive.isSecret(headOf(course), draft as FugitiveEvent)
    const { event: written, line } = scribe.write(draft, secret)
    const event = written as LogEvent as FugitiveEvent
    course = course ? extendCourse(fugitive, course, event) : openCourse(fugitive, event)
    events.push(event)
    lines.push(line)
    return course
  }
  let now = AT
  let current = record(created)
  for (const seat of [0, 1]) {
    current = record({
      type: 'seat.taken',
      at: now,
      by: 'server',
      data: { seat, name: `player ${seat}`, key: null, bot: null },
    })
  }
  let refused = 0
  // With a clock players come and go, for longer than it waits, too.
  const comings = 'turnS' in options ? seededRandom(seed + 1) : undefined
  while (events.length < most && !headOf(current).over) {
    now += 1 + random(2_000_000)
    const { drafts } = fugitive.conclude(headOf(current), now, random)
    for (const draft of drafts) current = record(draft)
    if (drafts.length > 0) continue
    if (comings?.(12) === 0) {
      const type = comings(3) === 0 ? 'seat.disconnected' : 'seat.connected'
      current = record({ type, at: now, by: 'server', data: { seat: comings(2) } })
      now += comings(8) * 40_000_000
    }
    const seat = random(2)
    const command = randomWish(fugitive.viewOf(headOf(current), { seat }), seat, random)
    if (!command) continue
    const timing = { received: now, claimed: null, rtt: null, seen: null }
    const ruling = rule(fugitive, current, command, { by: seat, timing })
    if (ruling.type === 'accepted') current = record(ruling.draft)
    else refused++
  }
  return { events, lines, course: current, refused }
}

function hex32(random: Random): string {
  return Array.from({ length: 32 }, () => random(16).toString(16)).join('')
}
