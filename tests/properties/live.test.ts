import { isDeepStrictEqual } from 'node:util'
import {
  createTimeline,
  extendCourse,
  headOf,
  type LiveCourse,
  type LogEvent,
  openCourse,
  type Random,
  rule,
  seededRandom,
} from '@getaway/engine'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../support/audit.ts'
import { GAMES } from '../support/play/games-at-random.ts'
import { judged, logText } from '../support/play/judged.ts'
import { mutateFacts } from '../support/play/mutate.ts'
import { courseOf } from '../support/play/states.ts'
import { SEED, seeds } from '../support/seeds.ts'

function sample(random: Random, below: number, count: number): number[] {
  return Array.from({ length: count }, () => 1 + random(below))
}

describe.each(GAMES)(`live, replay and audit of $id are one (SEED=${SEED})`, ({ game, play }) => {
  test('folding live, event by event, is folding from scratch', () => {
    for (const seed of seeds(60 * play.dose)) {
      const { events, head } = play.match(seed, 200, 'any')
      const [created, ...rest] = events as [LogEvent, ...LogEvent[]]
      const pushed = createTimeline(game, created)
      let course: LiveCourse<unknown> = openCourse(game, created)
      const stops = new Set([...sample(seededRandom(seed), events.length, 12), events.length])
      for (const event of rest) {
        pushed.push(event)
        course = extendCourse(game, course, event)
        if (!stops.has(event.seq)) continue
        const scratch = createTimeline(game, created, events.slice(1, event.seq))
        expect(pushed.length).toBe(scratch.length)
        for (let place = 0; place <= scratch.length; place += 7) {
          const isSame = isDeepStrictEqual(pushed.stateAfter(place), scratch.stateAfter(place))
          expect(isSame, `seed ${seed} after ${place} of #${event.seq}`).toBe(true)
        }
        const isSame = isDeepStrictEqual(headOf(course), scratch.stateAfter(scratch.length))
        expect(isSame, `seed ${seed} #${event.seq}`).toBe(true)
      }
      expect(isDeepStrictEqual(head, pushed.stateAfter(pushed.length)), `seed ${seed}`).toBe(true)
    }
  })

  test('what a referee accepts a reader admits, what it refuses a reader would not', () => {
    let accepted = 0
    let refused = 0
    for (const seed of seeds(60 * play.dose)) {
      const { events } = play.match(seed, 150, 'any')
      const random = seededRandom(seed)
      for (const length of sample(random, events.length - 1, 12)) {
        const course = courseOf(events.slice(0, length))
        const by = random(2)
        const wish = play.wish(game.viewOf(headOf(course), { seat: by }), by, random, 60)
        const decided = wish && game.decide(headOf(course), wish, by)
        if (!wish || decided?.type !== 'fact') continue
        const { type, data } = decided.fact
        if (game.isRace(type)) continue
        const timing = { received: course.clock + random(300_000), claimed: null, rtt: null, seen: null }
        const ruling = rule(game, course, wish, { by, timing })
        const event = { seq: length + 1, type, at: timing.received, by, timing, data, hash: '' }
        const line = createTimeline(game, events[0] as LogEvent, events.slice(1, length))
        const { admission } = line.entryAt(line.push(event)) ?? {}
        const name = `seed ${seed} #${length + 1} ${JSON.stringify(wish)} ${JSON.stringify(ruling)}`
        if (ruling.type === 'accepted') {
          expect(admission?.type, name).not.toBe('finding')
          accepted++
        } else if (ruling.type === 'refused' && ruling.refusal.code !== 'overtaken') {
          expect(admission?.type, name).not.toBe('applies')
          refused++
        }
      }
    }
    expect(Math.min(accepted, refused)).toBeGreaterThan(10 * play.dose)
  })

  test('what it came to live is what an audit says, of a whole log and of one cut off', () => {
    for (const seed of seeds(40 * play.dose)) {
      const { lines, events, head } = play.match(seed, 150, 'plain')
      const length = 1 + seededRandom(seed)(lines.length)
      const whole = auditOf(lines.map((line) => `${line}\n`).join(''))
      expect(whole, `seed ${seed}`).toMatchObject({
        outcome: game.outcomeOf(head),
        isOver: game.isOver(head),
        report: { findings: [], events: lines.length, seal: 'absent', chain: { ok: true } },
      })
      const live = headOf(courseOf(events.slice(0, length)))
      const cutOff = auditOf(
        lines
          .slice(0, length)
          .map((line) => `${line}\n`)
          .join(''),
      )
      expect(cutOff, `seed ${seed} up to #${length}`).toMatchObject({
        outcome: game.outcomeOf(live),
        isOver: game.isOver(live),
        report: { findings: [], events: length, seal: 'absent', chain: { ok: true } },
      })
    }
  })

  test('logs with facts that are wrong are judged without a fault, at once or event by event', () => {
    for (const seed of seeds(40 * play.dose)) {
      const { events } = play.match(seed, 120, 'any')
      const log = mutateFacts(events, game.isAction, seededRandom(seed))
      const [created, ...rest] = log as [LogEvent, ...LogEvent[]]
      const atOnce = createTimeline(game, created, rest)
      const pushed = createTimeline(game, created)
      for (const event of rest) pushed.push(event)
      const isSame = isDeepStrictEqual(pushed.stateAfter(pushed.length), atOnce.stateAfter(atOnce.length))
      if (!isSame) console.error(logText(log))
      expect(isSame, `seed ${seed}`).toBe(true)
      const { winner, winners } = game.outcomeOf(atOnce.stateAfter(atOnce.length))
      expect(judged(log), `seed ${seed}`).toMatchObject({ winner, winners })
    }
  })
})
