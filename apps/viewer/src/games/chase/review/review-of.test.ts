import { createTimeline, seededRandom, simulate } from '@getaway/engine'
import { type ChaseEvent, type ChaseReport, chase } from '@getaway/engine/chase'
import { describe, expect, it } from 'vitest'
import { chaseReviewing } from './index.ts'
import { chaseReviewOf } from './review-of.ts'

const seats = ['novice', 'novice']
const options = { victory: [{ perfect: 5 }] }
const match = simulate({ game: chase, id: 'm', at: 1_000, seats, options, random: seededRandom(3) })
const [created, ...rest] = match.events as readonly [ChaseEvent, ...ChaseEvent[]]
const timeline = createTimeline(chase, created, rest)
const report = chase.reportOf(match.state, () => ({ late: [], dropped: [] })) as ChaseReport
const reviews = seats.map((_, seat) => chaseReviewOf(timeline, seat))
const acts = reviews[0]?.chapters.flatMap((chapter) => chapter.acts) ?? []

describe('acts', () => {
  it('are every tile and marker, wrong by the clauses of the report, and at the instant of their event', () => {
    const found = report.rounds.flatMap(({ round, checks }) => [
      ...checks.tiles.map(({ path, position, clause }) => ['tile', round, path, position, clause]),
      ...checks.markers.map(({ path, position, ok }) => ['marker', round, path, position, ok ? null : 'C7']),
    ])
    const told = acts.map(({ kind, chapter, path, position, clause }) => [
      ...[kind, chapter, path, position],
      kind === 'marker' && clause !== undefined ? 'C7' : (clause ?? null),
    ])
    expect(told.map(String).toSorted()).toEqual(found.map(String).toSorted())
    expect(acts.filter(({ clause }) => clause !== undefined).length).toBeGreaterThan(0)
    const instants = new Map(rest.map(({ seq, at }) => [seq, at]))
    for (const { seq, at, seat } of acts) {
      expect(instants.get(seq)).toBe(at)
      expect(rest.find((event) => event.seq === seq)?.by).toBe(seat)
    }
  })

  it('take the time since they were possible, never longer than since the round began', () => {
    const timed = acts.filter(({ us }) => us !== undefined)
    expect(timed.length).toBeGreaterThan(20)
    for (const { us = 0, at, chapter } of timed) {
      const from = reviews[0]?.chapters.find(({ number }) => number === chapter)?.from ?? 0
      expect(us).toBeGreaterThan(0)
      expect(us).toBeLessThanOrEqual(at - from)
    }
  })

  it('are told with what would have been right, in both languages', () => {
    const wrong = acts.filter(({ clause }) => clause !== undefined)
    for (const act of wrong) {
      for (const language of ['en', 'it'] as const) {
        const fault = chaseReviewing.sayFault(timeline, act, language)
        expect(fault?.clause).toBe(act.clause)
        expect(fault?.right).not.toBe('')
        expect(`${fault?.wrong} ${fault?.right}`).not.toMatch(/[{}]/)
      }
    }
    const right = acts.find(({ clause }) => clause === undefined)
    expect(right && chaseReviewing.sayFault(timeline, right, 'en')).toBeUndefined()
  })
})

it('a lead is the number of tiles without a marker after every move', () => {
  for (const { number, leads, acts: done } of reviews[0]?.chapters ?? []) {
    for (const { points } of leads) {
      for (const { at, value } of points) {
        const [tiles, markers] = ['tile', 'marker'].map(
          (kind) => done.filter((act) => act.kind === kind && act.at <= at).length,
        )
        expect(value, `round ${number}`).toBe((tiles ?? 0) - (markers ?? 0))
      }
    }
    expect(leads[0]?.points.length).toBeGreaterThan(1)
  }
})

it('the same match is won for one seat and lost for the other, in the same words for both but for who is meant', () => {
  const [one, other] = reviews
  expect([one?.why?.result, other?.why?.result].toSorted()).toEqual(['lost', 'won'])
  expect(one?.why?.seq).toBe(other?.why?.seq)
  const said = reviews.map((review) =>
    review.why ? chaseReviewing.sayWhy(timeline, review, review.why, 'en') : '',
  )
  for (const [index, { why }] of reviews.entries())
    expect(said[index]).toMatch(why?.result === 'won' ? /^You won because/ : /^You lost because/)
})
