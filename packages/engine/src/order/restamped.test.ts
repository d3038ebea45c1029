import { expect, test } from 'vitest'
import { createJudge } from '../audit/judge.ts'
import { chase } from '../games/chase/game.ts'
import { playRandomMatch } from '../games/chase/testing/random-match.ts'
import { restamped } from './restamped.ts'
import { createTimeline } from './timeline.ts'

const isRace = (type: string) => chase.isRace(type)

test.each(['arrival', 'fair'] as const)(
  'C10.6: a log stamped again by %s folds to what the judge says of it',
  (policy) => {
    let moved = 0
    for (const seed of [1, 2, 3]) {
      for (const capMs of [20, 250]) {
        const { events } = playRandomMatch({ seed })
        const [created, ...rest] = events as [(typeof events)[number], ...typeof events]
        const again = restamped(rest, { policy, capMs }, isRace)
        moved += again.filter(({ at }, index) => at !== rest[index]?.at).length
        const timeline = createTimeline(chase, created as Parameters<typeof chase.begin>[0], again as never)
        const judge = createJudge(chase, created, { policy, capMs })
        for (const event of rest) judge.push(event)
        expect(chase.outcomeOf(timeline.stateAfter(timeline.length))).toEqual(judge.finish().outcome)
      }
    }
    expect(moved).toBeGreaterThan(0)
  },
)

test('C10: the policy that was played leaves every instant as it is', () => {
  const { events } = playRandomMatch({ seed: 1 })
  const race = chase.raceOf(chase.begin(events[0] as Parameters<typeof chase.begin>[0]))
  expect(restamped([...events].reverse(), race, isRace)).toEqual(events)
})
