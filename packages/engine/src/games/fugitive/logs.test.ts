import { describe, expect, test } from 'vitest'
import { createAuditor } from '../../audit/audit.ts'
import { createJudge } from '../../audit/judge.ts'
import type { LogEvent } from '../../log/event.ts'
import { createScribe } from '../../log/proof/chain.ts'
import { type Random, seededRandom, shuffled } from '../../random.ts'
import { fugitive } from './game.ts'
import { unnumbered } from './testing/fixture.ts'
import { playRandomFugitive, SHORT_CLOCK } from './testing/random-match.ts'
import { VARIANTS } from './vocabulary/options.ts'

const SEEDS = Array.from({ length: 36 }, (_, seed) => seed)
const matches = SEEDS.map((seed) =>
  playRandomFugitive({ seed, most: 300, options: seed % 3 === 2 ? SHORT_CLOCK : {} }),
)
const bytes = (lines: readonly string[]) =>
  new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))

function auditOf(lines: readonly string[]) {
  const auditor = createAuditor()
  auditor.push(bytes(lines))
  return auditor.finish()
}

function judged([created, ...events]: readonly LogEvent[]) {
  if (!created) throw new Error('there is no match')
  const judging = createJudge(fugitive, created)
  for (const event of events) judging.push(event)
  return judging.finish()
}

describe('F8: whole matches as a service records them', () => {
  test('F8: they come to all variants, all endings, manhunts and refusals', () => {
    const variants = new Set(matches.map(({ course }) => course.settled.options.variant))
    expect(variants).toEqual(new Set([null, ...VARIANTS]))
    const reasons = matches.map(({ events }) => judged(events).report as { reason: string | null })
    expect(new Set(reasons.map(({ reason }) => reason)).size).toBeGreaterThanOrEqual(3)
    for (const kind of ['manhunt.begun', 'step.lapsed', 'seat.forfeited'])
      expect(matches.some(({ events }) => events.some(({ type }) => type === kind))).toBe(true)
    expect(matches.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(SEEDS.length)
  })

  test('F8: an audit finds nothing wrong, in the text either', () => {
    for (const { lines } of matches.slice(0, 6)) {
      const { report } = auditOf(lines)
      expect(report).toMatchObject({ findings: [], chain: { ok: true } })
    }
    for (const { events } of matches) expect(judged(events).findings).toEqual([])
  })

  test('F8: facts alone give the same report', () => {
    const said = new Set(['guess.answered', 'manhunt.begun', 'game.ended'])
    for (const { events } of matches) {
      const facts = events.filter(({ type }) => !said.has(type))
      expect(facts.length).toBeLessThan(events.length)
      const { report, findings } = judged(rechained(facts))
      expect(findings).toEqual([])
      expect(unnumbered(report)).toEqual(unnumbered(judged(events).report))
    }
  })

  test('F8: facts alone, written down and read', () => {
    const { events } = matches[0] as (typeof matches)[number]
    const facts = events.filter(({ type }) => type !== 'guess.answered' && type !== 'game.ended')
    const { report } = auditOf(linesOf(facts))
    expect(report).toMatchObject({ findings: [], chain: { ok: true } })
  })

  test('F8: cut off anywhere, a log is sound as far as it goes', () => {
    for (const { events } of matches.slice(0, 8)) {
      for (let length = 1; length <= Math.min(events.length, 90); length++) {
        expect(judged(events.slice(0, length)).findings).toEqual([])
      }
    }
  })

  test('F8: cut off within a line, it is read up to there', () => {
    const { lines } = matches[1] as (typeof matches)[number]
    const whole = bytes(lines.slice(0, 20))
    for (const cut of [1, 2, 40, 120]) {
      const auditor = createAuditor()
      auditor.push(whole.slice(0, whole.length - cut))
      expect(auditor.finish().report.findings).toEqual([])
    }
  })
})

describe('F8: hostile logs', () => {
  test('F8: whatever is changed in a log, its audit comes to an end and says so', () => {
    let found = 0
    for (const seed of SEEDS) {
      const random = seededRandom(seed + 1000)
      const { events } = matches[seed] as (typeof matches)[number]
      for (let turn = 0; turn < 4; turn++) {
        const log = mutated(events, random)
        if (log.some((event) => fugitive.problemOf(event) !== undefined)) continue
        const { findings, report } = judged(rechained(log))
        if (findings.length > 0) found++
        expect(report).toHaveProperty('status')
      }
    }
    expect(found).toBeGreaterThan(SEEDS.length)
  })

  test('F8: decks of strangers, events of no variant, no event decks: findings, and an end', () => {
    const strangers = ['x01', 'r1', 'f01', 'toString', '__proto__', 'constructor']
    for (const { events } of matches) {
      const random = seededRandom(events.length)
      const log = events.map((event) =>
        event.type === 'cards.dealt'
          ? {
              ...event,
              data: {
                ...event.data,
                decks: event.data.decks.map(() => strange(strangers, random)),
                events: [],
              },
            }
          : event,
      )
      const { findings } = judged(rechained(log as LogEvent[]))
      expect(findings[0]?.what).toMatch(/\((F1\.2|F2\.2|F7)\)$/)
    }
  })

  test('F8: a referee who meets such a table does not hang', () => {
    for (const { events } of matches.slice(0, 30)) {
      const random = seededRandom(7)
      const [created, ...more] = mutated(events, random)
      if (created?.type !== 'game.created') continue
      let state = fugitive.begin(created as never)
      for (const event of more) {
        if (fugitive.problemOf(event) !== undefined) continue
        const admission = fugitive.admit(state, event as never)
        if (admission.type !== 'finding' || admission.follow)
          state = fugitive.evolve(state, event as never, admission)
        const { drafts } = fugitive.conclude(state, event.at, random)
        expect(drafts.length).toBeLessThanOrEqual(1)
        for (const audience of ['public', { seat: 0 }, { seat: 1 }] as const) fugitive.viewOf(state, audience)
      }
    }
  })
})

function strange(strangers: readonly string[], random: Random): (number | string)[] {
  return shuffled([...strangers, ...Array.from({ length: 20 }, () => 1 + random(42))], random)
}

function rechained(events: readonly LogEvent[]): LogEvent[] {
  return events.map((event, index) => ({ ...event, seq: index + 1 }))
}

function linesOf(events: readonly LogEvent[]): string[] {
  const scribe = createScribe({ salt: () => '0'.repeat(32) })
  return events.map(({ seq: _, hash: __, salt, ...draft }) => scribe.write(draft, salt !== undefined).line)
}

type Loose = { -readonly [K in keyof LogEvent]: LogEvent[K] } & { data: Record<string, unknown> }

/** A log that nobody's service would write: things are moved, swapped, left out, repeated, or said by others. */
function mutated(events: readonly LogEvent[], random: Random): LogEvent[] {
  const log = structuredClone(events) as Loose[]
  for (let change = 0; change < 1 + random(4); change++) {
    const index = 1 + random(log.length - 1)
    const event = log[index] as Loose
    const other = log[1 + random(log.length - 1)] as Loose
    const mutate = MUTATIONS[random(MUTATIONS.length)] as (typeof MUTATIONS)[number]
    mutate(event, other, random)
    if (random(4) === 0) log.splice(index, 1)
    if (random(4) === 0) log.splice(index, 0, structuredClone(other))
  }
  return log
}

const MUTATIONS: readonly ((event: Loose, other: Loose, random: Random) => void)[] = [
  (event, _, random) => {
    event.by = ([0, 1, 2, 'server', 'organiser'] as const)[random(5)] ?? 0
  },
  (event, other) => {
    if (event.type === other.type) event.data = structuredClone(other.data)
  },
  (event, other) => {
    const { type, data } = event
    Object.assign(event, { type: other.type, data: other.data })
    Object.assign(other, { type, data })
  },
  (event, _, random) => {
    for (const [key, value] of Object.entries(event.data)) event.data[key] = altered(value, random)
  },
  (event, _, random) => {
    if (event.type === 'event.drawn' || event.type === 'event.resolved') {
      event.data.event = ['f01', 'n02', 'g11', 'r1', 'x99', '__proto__'][random(6)]
    }
  },
  (event, _, random) => {
    event.at += random(4_000_000) - 2_000_000
  },
]

const FAR = [-1, 43, 1000, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]

/** The value with a part of it changed. */
function altered(value: unknown, random: Random): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return random(4) === 0 ? FAR[random(FAR.length)] : value + random(5) - 2
  if (typeof value === 'string') return ['f01', 'g09', 'r1', 'x99', 'escaped', 'caught', 'odd'][random(7)]
  if (Array.isArray(value)) {
    const parts = value.map((part) => (random(3) === 0 ? altered(part, random) : part))
    return random(3) === 0 ? parts.slice(1) : parts
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, altered(part, random)]))
}
