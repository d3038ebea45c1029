import { expect, test } from 'vitest'
import { simulate } from '../bots/simulate.ts'
import { games } from '../games/registry.ts'
import type { LogEvent } from '../log/event.ts'
import { parseJson } from '../log/json/parse-json.ts'
import { seededRandom } from '../random.ts'
import { unwrap } from '../result.ts'
import { createJudge } from './judge.ts'
import { createStandingBefore } from './standing-before.ts'

const MOST_EVENTS = 400

test.each(games)('$id: how it stood before each event is what its log up to there says', (game) => {
  const [strength = ''] = Object.keys(game.bots)
  const { lines } = simulate({
    game,
    id: 'm',
    at: 1_763_456_789_000_000,
    options: {},
    seats: Array.from({ length: game.seats.fewest }, () => strength),
    random: seededRandom(5),
  })
  const events = lines.slice(0, MOST_EVENTS).map((line) => unwrap(parseJson(line)) as unknown as LogEvent)
  let begun = 0
  const before = createStandingBefore(
    events.map(({ seq }) => seq + 1),
    () => {
      begun++
      return game
    },
  )
  for (const event of events) before.push(event)
  // A tournament may ask for any number of instants: judging is too much to do for each.
  expect(begun).toBe(1)
  for (const length of [1, 2, Math.floor(events.length / 3), Math.floor(events.length / 2), events.length]) {
    const [created, ...others] = events.slice(0, length)
    if (!created) throw new Error('a log has events')
    const judge = createJudge(game, created)
    for (const event of others) judge.push(event)
    expect(before.before(length + 1)).toEqual(judge.finish().outcome)
  }
  expect(before.before(events.length + 2)).toBeUndefined()
  // Nothing was corrected: what had been won then is what counts in the end.
  const places = events.map(({ seq }) => seq + 1)
  expect(places.map(before.wonBefore)).toEqual(
    places.map((seq) => before.before(seq)?.players.map(({ marks }) => marks)),
  )
})
