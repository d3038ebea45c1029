import { createTimeline, seededRandom, simulate } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { expect, it } from 'vitest'
import { chaseReviewOf } from '../../games/chase/review/review-of.ts'
import { endCardOf } from './card-of.ts'

it('sums up a match: who won it and each round, the longest lead, and the mistakes of each', () => {
  const seats = ['novice', 'novice']
  const match = simulate({ game: chase, id: 'm', at: 1_000, seats, random: seededRandom(3) })
  const [created, ...rest] = match.events as readonly [ChaseEvent, ...ChaseEvent[]]
  const review = chaseReviewOf(createTimeline(chase, created, rest), undefined)
  const card = endCardOf(review, 2)
  expect(card.winners).toEqual(review.why?.winners)
  expect(card.chapterWinners).toHaveLength(review.chapters.length)
  const values = review.chapters.flatMap(({ leads }) =>
    leads.flatMap(({ points }) => points.map(({ value }) => value)),
  )
  expect(card.longestLead?.value).toBe(Math.max(...values))
  const wrong = review.chapters.flatMap(({ acts }) => acts).filter(({ clause }) => clause !== undefined)
  expect(card.mistakes.reduce((sum, one) => sum + one, 0)).toBe(wrong.length)
})

it('what was voided was won by nobody, and nobody was ahead in it', () => {
  const chapter = { number: 1, from: 0, until: 9, side: undefined, counts: false, acts: [], choices: [] }
  const why = {
    of: 'chapter',
    winners: [0],
    result: undefined,
    clause: 'X',
    chapter: 1,
    seq: 1,
    at: 9,
  } as const
  const leads = [{ key: 'a', ahead: [0], behind: [1], points: [{ at: 1, seq: 1, value: 5 }] }]
  const review = { seat: undefined, why: undefined, chapters: [{ ...chapter, why, leads }] }
  expect(endCardOf(review, 2)).toMatchObject({
    winners: [],
    chapterWinners: [[]],
    longestLead: undefined,
    mistakes: [0, 0],
  })
})
