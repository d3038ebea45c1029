import { createTimeline, seededRandom, simulate } from '@getaway/engine'
import { type FugitiveEvent, fugitive, type Match, seatOfRole } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import type { ReviewedChoice } from '../../../table/reviewing.ts'
import { fugitiveInsight } from '../insight/index.ts'
import { fugitiveReviewing } from './index.ts'

function lineOf(events: readonly unknown[]) {
  const [created, ...rest] = events as [FugitiveEvent, ...FugitiveEvent[]]
  return createTimeline<Match, FugitiveEvent>(fugitive, created, rest)
}

const played = (seed: number) => {
  const random = seededRandom(seed)
  const seats = ['expert', 'regular']
  return lineOf(
    simulate({ game: fugitive, id: `r${seed}`, at: 1_000, seats, random, options: { fugitive: 0 } }).events,
  )
}
const random = lineOf(playRandomFugitive({ seed: 3, most: 70 }).events)
const lines = [played(1), played(2), random]
const answersOf = (timeline: (typeof lines)[number]) => {
  const questions = fugitiveInsight.questionsOf(timeline)
  const answers = new Map<string, ReturnType<typeof fugitiveInsight.answer>>()
  return (index: number) => {
    const question = questions[index]
    if (!question) return undefined
    const answer = answers.get(question.key) ?? fugitiveInsight.answer(question)
    answers.set(question.key, answer)
    return answer
  }
}
const answered = lines.map(answersOf)
const reviews = lines.map((timeline, nth) => fugitiveReviewing.reviewOf(timeline, 1, answered[nth]))
const choices = reviews.flatMap(({ chapters }) => chapters.flatMap(({ choices }) => choices))
const ofKind = (kind: string) => choices.filter((choice) => choice.kind === kind)

describe('the worth of what was chosen', () => {
  it('F5.2: a guess has its chance, and the best one is worth no less', () => {
    expect(ofKind('guess').length).toBeGreaterThan(10)
    for (const { figures } of ofKind('guess')) {
      const { chance = -1, worth = -1, mostWorth = -1, count = 0 } = figures
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(worth).toBeCloseTo(chance * count)
      expect(mostWorth).toBeGreaterThanOrEqual(worth)
      // What was right cannot have been impossible.
      if (figures.right === 1) expect(chance).toBeGreaterThan(0)
    }
  })

  it('F4.2: a bluff is told with what it hid or cost', () => {
    const said = sayAll(ofKind('bluff'))
    expect(said.length).toBeGreaterThan(0)
    for (const text of said) expect(text).toMatch(/bluffs at the \d+ with .* too many: .*%/)
  })

  it('the trail is given away where a hideout became much likelier, at most a few times', () => {
    for (const { chapters } of reviews)
      expect(chapters[0]?.choices.filter(({ kind }) => kind === 'trail').length).toBeLessThanOrEqual(4)
    for (const { figures } of ofKind('trail'))
      expect((figures.after ?? 0) - (figures.before ?? 0)).toBeGreaterThanOrEqual(0.2)
  })
})

describe('the leads', () => {
  it('are shares, and begin again with every event that changes them', () => {
    for (const { chapters } of reviews) {
      expect(chapters[0]?.leads.map(({ key }) => key)).toEqual(['chance', 'way'])
      for (const { points } of chapters[0]?.leads ?? []) {
        for (const [nth, { value, at }] of points.entries()) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
          if (nth > 0) expect(at).toBeGreaterThan(points[nth - 1]?.at ?? 0)
        }
      }
    }
  })

  it('without odds only the way is told, and everything else is the same', () => {
    const [timeline] = lines
    if (!timeline) throw new Error('no match')
    const early = fugitiveReviewing.reviewOf(timeline, 1)
    expect(early.chapters[0]?.leads.map(({ key }) => key)).toEqual(['way'])
    expect(early.why).toEqual(reviews[0]?.why)
  })
})

it('is told in both languages, to each seat and to nobody', () => {
  for (const [nth, timeline] of lines.entries()) {
    for (const seat of [undefined, 0, 1]) {
      const review = fugitiveReviewing.reviewOf(timeline, seat, answered[nth])
      const marshal = seatOfRole(timeline.stateAfter(0), 'marshal')
      for (const language of ['en', 'it'] as const) {
        const [chapter] = review.chapters
        const said = [
          ...(review.why ? [fugitiveReviewing.sayWhy(timeline, review, review.why, language)] : []),
          ...(chapter?.choices ?? []).map((one) => fugitiveReviewing.sayChoice(timeline, one, language)),
          ...(chapter?.leads ?? []).flatMap((lead) => [
            fugitiveReviewing.sayContest(timeline, lead, language),
            ...lead.points.map(({ value }) => fugitiveReviewing.sayLead(timeline, lead, value, language)),
          ]),
          ...(fugitiveReviewing.figuresOf?.(review, language) ?? []).flatMap(({ label, value }) => [
            label,
            value,
          ]),
        ]
        for (const text of said) expect(text, `match ${nth}`).toMatch(/^[^{}]+$/)
        expect(said.join(' ')).not.toContain('undefined')
        if (seat === marshal && review.why) expect(said[0]).toMatch(/^(You|Hai) /)
      }
    }
  }
})

it('says what its clauses ask for, and of those of another game no more than their names', () => {
  expect(fugitiveReviewing.sayClause('F6.1', 'en')).toBe('no hideout is left face down')
  expect(fugitiveReviewing.sayClause('C5.1', 'en')).toBe('C5.1')
})

function sayAll(all: readonly ReviewedChoice[]): string[] {
  return lines.flatMap((timeline, nth) =>
    all
      .filter((choice) => reviews[nth]?.chapters[0]?.choices.includes(choice))
      .map((choice) => fugitiveReviewing.sayChoice(timeline, choice, 'en')),
  )
}
