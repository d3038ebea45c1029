import { type LogEvent, seededRandom, simulate } from '@getaway/engine'
import { type ChaseReport, chase } from '@getaway/engine/chase'
import { expect, it } from 'vitest'
import { chaseReview } from './seat-review.ts'

const seats = ['novice', 'novice']
const options = { victory: [{ perfect: 5 }] }
const match = simulate({ game: chase, id: 'm', at: 1_000, seats, options, random: seededRandom(3) })
const events: readonly LogEvent[] = match.events
const report = chase.reportOf(match.state, () => ({ late: [], dropped: [] })) as ChaseReport

it('finds what the check of each round finds, told apart by who did it, and when', () => {
  const mistakes = seats.flatMap((_, seat) => chaseReview.recordOf(events, seat).mistakes)
  const wrong = report.rounds.flatMap(({ checks }) =>
    [...checks.tiles, ...checks.markers].filter(({ ok }) => !ok),
  )
  expect(mistakes).toHaveLength(wrong.length)
  expect(mistakes.length).toBeGreaterThan(0)
  for (const { at, round } of mistakes) {
    expect(events.some((event) => event.at === at)).toBe(true)
    expect(round).toBeLessThanOrEqual(report.rounds.length)
  }
})

it('measures from move to move, within a round', () => {
  const acts = new Set(events.map(({ at }) => at))
  for (const [seat] of seats.entries()) {
    const { gaps } = chaseReview.recordOf(events, seat)
    expect(gaps.length).toBeGreaterThan(5)
    expect(gaps.every(({ at, us }) => acts.has(at) && acts.has(at - us))).toBe(true)
  }
})

it('says what went wrong in both languages', () => {
  expect(chaseReview.sayMistake('C5.2', 'en')).toBe('the streets do not meet')
  expect(chaseReview.sayMistake('C7.2', 'it')).toContain('testimoni')
})

it('of an empty log there is nothing to say', () => {
  expect(chaseReview.recordOf([], 0)).toEqual({ mistakes: [], gaps: [] })
})
