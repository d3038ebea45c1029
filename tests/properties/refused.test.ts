import { isDeepStrictEqual } from 'node:util'
import {
  createRedactor,
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
import { GAMES } from '../support/play/games-at-random.ts'
import { logText } from '../support/play/judged.ts'
import { courseOf, streamFor } from '../support/play/states.ts'
import { SEED, seeds } from '../support/seeds.ts'

function measured({ clock, seq }: LiveCourse<unknown>, random: Random) {
  const received = clock + random(300_000)
  return { received, claimed: received - random(100_000), rtt: random(200_000), seen: seq }
}

describe.each(GAMES)(`a refused wish in $id (SEED=${SEED})`, ({ game, play }) => {
  test('leaves no trace: heads, streams and what is due are as if nobody had asked', () => {
    let refused = 0
    for (const seed of seeds(8 * play.dose)) {
      const { events } = play.match(seed, 120, 'plain')
      const random = seededRandom(seed)
      const [created, ...rest] = events as [LogEvent, ...LogEvent[]]
      let asked: LiveCourse<unknown> = openCourse(game, created)
      const redactors = (['public', { seat: 0 }, { seat: 1 }, 'organiser'] as const).map((audience) => ({
        shown: streamFor(audience, events),
        redactor: createRedactor(game, audience),
      }))
      for (const event of rest) {
        for (let tried = 0; tried < 3; tried++) {
          const seat = random(2)
          const wish = play.wish(game.viewOf(headOf(asked), { seat }), seat, random, 20)
          if (!wish) continue
          const ruling = rule(game, asked, wish, { by: seat, timing: measured(asked, random) })
          if (ruling.type === 'accepted') continue
          refused++
          expect(ruling.type, `seed ${seed} #${event.seq} ${JSON.stringify(wish)}`).toBe('refused')
        }
        asked = extendCourse(game, asked, event)
        for (const { shown, redactor } of redactors) {
          const own = redactor.show(event, headOf(asked))
          expect(own, `seed ${seed}`).toEqual(shown[event.seq - 1])
        }
      }
      const unasked = courseOf(events)
      expect(isDeepStrictEqual(asked, unasked), `seed ${seed}`).toBe(true)
      const now = asked.clock + 1_000_000
      expect(game.conclude(headOf(asked), now, seededRandom(seed))).toEqual(
        game.conclude(headOf(unasked), now, seededRandom(seed)),
      )
    }
    expect(refused).toBeGreaterThan(20 * play.dose)
  })

  test('tells nothing: it is refused alike in every match that looks the same to who asks', () => {
    let refused = 0
    for (const seed of seeds(30 * play.dose)) {
      const { events: all } = play.match(seed, 40 + (seed % 120), 'plain')
      const random = seededRandom(seed)
      for (const seat of [0, 1]) {
        // When it was for them to act: then most depends on what they wish.
        const acts = all.filter(({ by, type }) => by === seat && game.isAction(type))
        const events = all.slice(0, (acts[random(acts.length || 1)]?.seq ?? all.length) - 1)
        if (events.length === 0 || game.isOver(headOf(courseOf(events)))) continue
        const twin = play.twin(events, { seat }, streamFor({ seat }, events), random)
        if (!twin) continue
        const mine = courseOf(events)
        const other = courseOf(twin)
        for (let tried = 0; tried < 200; tried++) {
          const wish = play.wish(game.viewOf(headOf(mine), { seat }), seat, random, 40)
          if (!wish) continue
          const timing = measured(mine, random)
          const [one, same] = [mine, other].map((course) => {
            const ruling = rule(game, course, wish, { by: seat, timing })
            return ruling.type === 'refused' ? ruling.refusal : ruling.type
          })
          if (!isDeepStrictEqual(one, same)) console.error(`${logText(events)}\n\n${logText(twin)}`)
          expect(same, `seed ${seed}, seat ${seat}: ${JSON.stringify(wish)}`).toEqual(one)
          if (one !== 'accepted') refused++
        }
      }
    }
    expect(refused).toBeGreaterThan(20 * play.dose)
  })
})
