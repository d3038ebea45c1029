import { isDeepStrictEqual } from 'node:util'
import { headOf, type LogEvent, type Random, rule, seededRandom } from '@getaway/engine'
import { type ChaseEvent, chase, type Match } from '@getaway/engine/chase'
import { playersWish, playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { oracle } from '../oracle/oracle.ts'
import { rearrange } from '../support/play/arrivals.ts'
import { judged, logText } from '../support/play/judged.ts'
import { courseOf } from '../support/play/states.ts'
import { SEED, seeds } from '../support/seeds.ts'

/** A report that does not depend on how the events were numbered. */
function byInstant(events: readonly LogEvent[]) {
  const at = new Map(events.map((event) => [event.seq, `${event.at} ${event.type} ${event.by}`]))
  const { rounds, tally, winner, findings } = judged(events)
  return {
    findings,
    tally,
    winner,
    rounds: rounds.map(({ late, ...round }) => ({
      ...round,
      late: late.map(({ seq, marginUs }) => `${at.get(seq)} late by ${marginUs}`),
    })),
  }
}

function sample(random: Random, below: number, count: number): number[] {
  return Array.from({ length: count }, () => 1 + random(below))
}

describe(`effective order (SEED=${SEED})`, () => {
  test('C10.1 the same facts in any arrival order that C10 allows give the same result, live and judged', () => {
    for (const seed of seeds(120)) {
      const { events } = playRandomMatch({ seed, most: 150 })
      const random = seededRandom(seed)
      const one = rearrange(events, random)
      const other = rearrange(events, random)
      if (!isDeepStrictEqual(byInstant(one), byInstant(other))) {
        console.error(`${seed}: two arrivals of the same facts\n${logText(one)}\n\n${logText(other)}`)
      }
      expect(byInstant(one), `seed ${seed}`).toEqual(byInstant(other))
      expect(
        byInstant(one).findings.filter(({ what }) => what.includes('C10.3')),
        `seed ${seed}`,
      ).toEqual([])
      const live = headOf(courseOf<Match>(one))
      expect(live.tally).toEqual(headOf(courseOf<Match>(other)).tally)
      expect(live.past.map((round) => round.score ?? null)).toEqual(
        headOf(courseOf<Match>(other)).past.map((round) => round.score ?? null),
      )
    }
  })

  test('C10.4 what a referee accepts every reader admits, what it refuses no reader would', () => {
    for (const seed of seeds(60)) {
      const { events } = playRandomMatch({ seed, most: 150 })
      const random = seededRandom(seed)
      for (const length of sample(random, events.length - 1, 12)) {
        const course = courseOf<Match, ChaseEvent>(events.slice(0, length))
        const shown = headOf(courseOf<Match, ChaseEvent>(events.slice(0, Math.max(1, length - random(4)))))
        const by = random(shown.players.length)
        const skill = { care: 60, sight: 60, haste: 100, pace: 1, sense: 97, favourite: undefined }
        const wish = playersWish(shown, by, skill, random)
        if (!wish || wish.type === 'get-ready') continue
        const received = course.clock + random(300_000)
        const timing = { received, claimed: received - random(200_000), rtt: random(400_000), seen: length }
        const ruling = rule(chase, course, wish, { by, timing })
        const decided = chase.decide(headOf(course), wish, by)
        if (decided.type === 'unforeseeable' || ruling.type === 'unforeseeable') throw new Error('seen whole')
        if (decided.type === 'refused') continue
        const at =
          ruling.type === 'accepted'
            ? ruling.draft.at
            : atOf(headOf(course), decided.fact.type, timing, by, events.slice(0, length))
        const event = {
          seq: length + 1,
          type: decided.fact.type,
          at,
          by,
          timing,
          data: decided.fact.data,
          hash: '',
        }
        const log = [...events.slice(0, length), event as LogEvent as ChaseEvent]
        const before = new Set(oracle(events.slice(0, length) as never).findings)
        const found = oracle(log as never).findings.filter((seq) => !before.has(seq))
        const name = `seed ${seed} #${length + 1} ${JSON.stringify(wish)} ${JSON.stringify(ruling)}`
        if (ruling.type === 'accepted') expect(found, name).toEqual([])
        else if (ruling.refusal.code === 'overtaken') expect(found.length, name).toBeGreaterThan(0)
        else if (!['round-over', 'path-caught'].includes(ruling.refusal.code))
          expect(found, name).toContain(length + 1)
      }
    }
  })
})

/** C10.3 once more, from the whole log: the instant that a refused action would have had. */
function atOf(
  match: Match,
  type: string,
  timing: { received: number; claimed: number; rtt: number; seen: number },
  by: number,
  events: readonly ChaseEvent[],
): number {
  if (match.options.policy === 'arrival' || !chase.isRace(type)) return timing.received
  const grace = Math.min(Math.floor(timing.rtt / 2) + 5000, match.options.capMs * 1000)
  const shown = Math.max(...events.filter((event) => event.seq <= timing.seen).map((event) => event.at))
  const own = Math.max(
    0,
    ...events.filter((event) => event.by === by && chase.isAction(event.type)).map((event) => event.at),
  )
  return Math.max(Math.min(timing.claimed, timing.received), timing.received - grace, shown, own)
}
