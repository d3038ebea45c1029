import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { expect, it } from 'vitest'
import { chaseReviewing } from '../../games/chase/review/index.ts'
import { otherCourse, type RaceRule } from './other-course.ts'

function golden(name: string) {
  const bytes = readFileSync(fileURLToPath(new URL(`../../../../../tests/golden/${name}`, import.meta.url)))
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  const lines = text.trim().split('\n')
  const [created, ...rest] = lines.map((line) => JSON.parse(line)) as [ChaseEvent, ...ChaseEvent[]]
  const timeline = createTimeline(chase, created, rest)
  return { game: chase, created, timeline, review: chaseReviewing.reviewOf(timeline, 0) }
}

function under(name: string, rule: RaceRule) {
  const played = golden(name)
  return { played, other: otherCourse(played, rule, chaseReviewing, (type) => chase.isRace(type)) }
}

const rows: readonly {
  readonly name: string
  readonly log: string
  readonly rule: RaceRule
  /** The rounds that end otherwise: by which clause, and by which one instead. */
  readonly chapters: readonly (readonly [number, string | undefined, string | undefined])[]
  readonly fates: readonly string[]
}[] = [
  {
    name: 'what the first to act had done undoes an ending: the round has none in the record',
    log: 'two-players-arrival.getaway.jsonl',
    rule: { policy: 'fair', capMs: 100 },
    chapters: [[5, 'C7.2', undefined]],
    fates: ['late counts'],
  },
  {
    name: 'what came first becomes a capture, and what followed is too late',
    log: 'three-players-fair.getaway.jsonl.gz',
    rule: { policy: 'arrival', capMs: 100 },
    chapters: [[2, 'C5.1', 'C7.4']],
    fates: ['counts late'],
  },
  {
    name: 'by the rule that was played nothing changes',
    log: 'four-players-fair.getaway.jsonl',
    rule: { policy: 'fair', capMs: 100 },
    chapters: [],
    fates: [],
  },
]

it.each(rows)('C10.6: $name', ({ log, rule, chapters, fates }) => {
  const { played, other } = under(log, rule)
  expect(
    other.chapters.map(({ number, was, would }) => [number, was?.why?.clause, would?.why?.clause]),
  ).toEqual(chapters)
  const found = other.acts.map(({ was, would }) => `${was} ${would}`)
  expect(found).toEqual(expect.arrayContaining([...fates]))
  expect(other.partsAt === undefined).toBe(chapters.length === 0)
  // Before they part, both tables are the same.
  if (other.partsAt === undefined) return
  const before = (timeline: typeof played.timeline) =>
    timeline.stateAt((other.partsAt ?? 0) - 300_000).round?.number
  expect(before(played.timeline)).toBe(before(other.timeline as typeof played.timeline))
})
