import {
  createScribe,
  type Draft,
  extendCourse,
  headOf,
  type LogEvent,
  openCourse,
  rule,
  seededRandom,
  unwrap,
} from '@getaway/engine'
import {
  type Command,
  type FugitiveEvent,
  fugitive,
  openDecks,
  type Step,
  type Table,
} from '@getaway/engine/fugitive'

const START = 1_763_456_789_000_000

/** A match that nobody wants to win: the fugitive passes, the marshal says 41, turn after turn, until it is given up. */
export function idleFugitive(): {
  readonly created: Draft
  readonly drafts: readonly Draft[]
  readonly lines: readonly string[]
} {
  const random = seededRandom(1)
  const scribe = createScribe({ salt: () => '0'.repeat(32) })
  const wish = { id: 'idle', at: START, seats: 2, options: { fugitive: 0 } }
  const created = unwrap(fugitive.create(wish, random))
  const first = scribe.write(created, false)
  const drafts: Draft[] = []
  const lines = [first.line]
  let course = openCourse(fugitive, first.event as LogEvent as FugitiveEvent)
  const record = (draft: Draft) => {
    const secret = fugitive.isSecret(headOf(course), draft as FugitiveEvent)
    const { event, line } = scribe.write(draft, secret)
    drafts.push(draft)
    lines.push(line)
    course = extendCourse(fugitive, course, event as LogEvent as FugitiveEvent)
  }
  for (const seat of [0, 1]) {
    const data = { seat, name: `player ${seat}`, key: null, bot: null }
    record({ type: 'seat.taken', at: START, by: 'server', data })
    record({ type: 'seat.ready', at: START, by: seat, data: {} })
  }
  for (let at = START; !headOf(course).over; at++) {
    const due = fugitive.conclude(headOf(course), at, random).drafts
    for (const draft of due) record(draft)
    const { table } = headOf(course)
    if (due.length > 0 || !table?.steps[0]) continue
    const [by, command] = idleWish(table, table.steps[0])
    const timing = { received: at, claimed: null, rtt: null, seen: null }
    const ruling = rule(fugitive, course, command, { by, timing })
    if (ruling.type !== 'accepted') throw new Error(JSON.stringify(ruling))
    record(ruling.draft)
  }
  return { created, drafts, lines }
}

function idleWish(table: Table, step: Step): [seat: number, command: Command] {
  if (step.type === 'draw') {
    return [step.who === 'fugitive' ? 0 : 1, { type: 'draw', deck: openDecks(table, step)[0] ?? 1 }]
  }
  if (step.type === 'guess') return [1, { type: 'guess', numbers: [41] }]
  return [
    0,
    step.type === 'place' && step.mustPlace ? { type: 'place', card: 1, sprint: [] } : { type: 'pass' },
  ]
}
