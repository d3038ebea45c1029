import { createRedactor, createTimeline, seededRandom, simulate } from '@getaway/engine'
import { createFollowing, type MatchItem } from '@getaway/engine/following'
import {
  type FugitiveEvent,
  faceDown,
  fugitive,
  type Match,
  rowOddsOf,
  seatOfRole,
} from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { fugitiveInsight } from './index.ts'
import type { OddsQuestion } from './questions-of.ts'

const VARIANT = ['helping-fugitive', 'random-events', null] as const

function playedBy(seed: number, strength = 'expert') {
  const { events } = simulate({
    game: fugitive,
    id: `m${seed}`,
    at: 1_000_000,
    seats: [strength, strength],
    options: { variant: VARIANT[seed % VARIANT.length] ?? null, fugitive: seed % 2 },
    random: seededRandom(seed),
  })
  return events as readonly [FugitiveEvent, ...FugitiveEvent[]]
}

function lineOf([created, ...rest]: readonly [FugitiveEvent, ...FugitiveEvent[]]) {
  return createTimeline<Match, FugitiveEvent>(fugitive, created, rest)
}

const lines = [4, 5, 6].map((seed) => lineOf(playedBy(seed)))
const asked = lines.flatMap((timeline) =>
  fugitiveInsight
    .questionsOf(timeline)
    .flatMap((question, index) => (question ? [{ timeline, index, question }] : [])),
)
const answers = new Map<OddsQuestion, ReturnType<typeof fugitiveInsight.answer>>()
const answerTo = (question: OddsQuestion) => {
  const answer = answers.get(question) ?? fugitiveInsight.answer(question)
  answers.set(question, answer)
  return answer
}

describe('F1.4: what the marshal could know', () => {
  it('is worked out from her own view: what she could not see changes nothing', () => {
    for (const { timeline, index, question } of asked.filter((_, nth) => nth % 5 === 0)) {
      const match = timeline.stateAfter(index)
      const { table } = fugitive.viewOf(match, { seat: seatOfRole(match, 'marshal') })
      if (table) expect(answerTo(question).numbers).toEqual(rowOddsOf(table, 'marshal').numbers)
    }
  })

  it('is the same as long as nothing is learnt', () => {
    let same = 0
    for (const [nth, { timeline, index, question }] of asked.entries()) {
      const before = asked[nth - 1]
      if (before?.timeline !== timeline || before.question.key !== question.key) continue
      const { table } = timeline.stateAfter(index)
      if (table) expect(rowOddsOf(table, 'marshal').numbers).toEqual(answerTo(before.question).numbers)
      same++
    }
    expect(same).toBeGreaterThan(20)
    expect(same).toBeLessThan(asked.length / 2)
  })

  it('adds up to the hideouts that lie face down', () => {
    for (const { timeline, index, question } of asked) {
      const { row } = timeline.stateAfter(index).table ?? { row: [] }
      const sum = answerTo(question).numbers.reduce((total, odds) => total + odds, 0)
      expect(sum).toBeCloseTo(faceDown(row).length, 6)
    }
  })

  it('F5.2: the chance of a guess is that of all its numbers, and the best guess is worth no less', () => {
    const guesses = asked.flatMap(({ question }) => answerTo(question).guess ?? [])
    expect(guesses.length).toBeGreaterThan(20)
    for (const { numbers, chance, best } of guesses) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(best.chance * best.numbers.length).toBeGreaterThanOrEqual(chance * numbers.length)
    }
    const single = asked.filter(({ question }) => question.guess?.numbers.length === 1)
    for (const { question } of single) {
      const [number = 0] = question.guess?.numbers ?? []
      expect(answerTo(question).guess?.chance).toBe(answerTo(question).numbers[number])
    }
  })

  it('F4.2: a bluff is held against the same place with the sprint cards that it needed', () => {
    // Who lays at random lays too much.
    const bluffs = [1, 2, 3].flatMap((seed) => {
      const timeline = lineOf(playRandomFugitive({ seed, most: 60 }).events as ReturnType<typeof playedBy>)
      const all = fugitiveInsight.questionsOf(timeline).flatMap((one) => (one?.bluff ? [one] : []))
      return all.flatMap((question) => fugitiveInsight.answer(question).bluff ?? [])
    })
    expect(bluffs.length).toBeGreaterThan(0)
    // It need not help.
    expect(bluffs.some(({ odds, without }) => odds !== without)).toBe(true)
    for (const { odds, without, spare } of bluffs) {
      expect(spare).toBeGreaterThan(0)
      expect(odds).toBeGreaterThan(0)
      expect(without).toBeGreaterThan(0)
    }
  })

  it('while the match runs nobody is told from whom anything is hidden', () => {
    const [created, ...rest] = playedBy(4)
    const line = lineOf([created, ...rest])
    for (const audience of ['public', { seat: 0 }, { seat: 1 }] as const) {
      const following = createFollowing<Match, FugitiveEvent>({ rulesOf: () => fugitive })
      const redactor = createRedactor<Match, FugitiveEvent>(fugitive, audience)
      for (const [index, whole] of [created, ...rest].entries()) {
        const { event, reveals } = redactor.show(whole, line.stateAfter(index))
        following.take({ type: 'shown', event, reveals } as MatchItem<FugitiveEvent>)
        const { match } = following
        if (!match || match.isOver || index % 8 !== 0) continue
        expect(fugitiveInsight.questionsOf(match.timeline).every((one) => one === undefined)).toBe(true)
      }
      const { match } = following
      expect(match?.isOver).toBe(true)
      expect(match && fugitiveInsight.questionsOf(match.timeline).at(-1)).toBeDefined()
    }
  })
})

describe('the strip', () => {
  const guessed = asked.find(({ question }) => question.guess)
  if (!guessed) throw new Error('nobody has guessed')
  const { timeline, index, question } = guessed
  const stripOf = (side: string, at = index) =>
    fugitiveInsight.stripOf(timeline, at, answerTo(question), side, 'en')

  it('has a cell for each number that may be named', () => {
    expect(stripOf('all').cells.map(({ label }) => Number(label))).toEqual(
      Array.from({ length: 41 }, (_, nth) => nth + 1),
    )
  })

  it('shows where the hideouts are to those who look from a side that sees them', () => {
    const there = (side: string) => stripOf(side).cells.filter(({ isThere }) => isThere).length
    const hidden = faceDown(timeline.stateAfter(index).table?.row ?? []).length
    expect([there('all'), there('fugitive'), there('marshal'), there('public')]).toEqual([
      hidden,
      hidden,
      0,
      0,
    ])
  })

  it('marks what is named, and says everything in words', () => {
    const named = stripOf('marshal', index + 1).cells.filter(({ isNamed }) => isNamed)
    expect(named.map(({ label }) => Number(label))).toEqual(question.guess?.numbers.toSorted((a, b) => a - b))
    for (const { said } of named) expect(said).toContain('named in the guess')
    expect(stripOf('marshal').sentence).toMatch(/^Guess: .*, chance [<>]?\d+%\./)
  })
})
