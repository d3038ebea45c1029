import { describe, expect, test } from 'vitest'
import type { Audience } from '../../game.ts'
import { createTimeline } from '../../order/timeline.ts'
import { createRedactor } from '../../redact.ts'
import { fugitive } from './game.ts'
import type { Match } from './match.ts'
import { draws, type Facts, guesses, type Played, passes, places, play, RICH } from './testing/fixture.ts'

const audiences: readonly Audience[] = ['public', { seat: 0 }, { seat: 1 }]

/** What somebody knows in the end who folds their own stream. */
function folded({ events }: Played, audience: Audience): Match {
  const [created, ...more] = events
  const whole = createTimeline(fugitive, created)
  const own = createTimeline(fugitive, created)
  const eyes = createRedactor(fugitive, audience)
  for (const event of more) {
    whole.push(event)
    const { reveals, event: seen } = eyes.show(event, whole.stateAfter(whole.length))
    for (const one of reveals) own.learn(one)
    own.push(seen)
  }
  return own.stateAfter(own.length)
}

const cases: { clause: string; name: string; given: Facts }[] = [
  {
    clause: 'F4.2',
    name: 'hideouts with sprint cards',
    given: [places(1, 4), places(3), draws(1), draws(1), guesses(41)],
  },
  { clause: 'F5.2', name: 'one turned up', given: [places(1, 4), places(3), draws(1), draws(1), guesses(1)] },
]

describe('F8: from their own stream everybody folds what they know', () => {
  test.each(cases)('$clause: $name', ({ given }) => {
    const played = play({}, given)
    for (const audience of audiences) {
      const own = folded(played, audience)
      expect(fugitive.viewOf(own, audience)).toEqual(fugitive.viewOf(played.match, audience))
    }
  })

  test('F6.2: the 42 on all cards that were left', () => {
    const all = Array.from({ length: 41 }, (_, index) => index + 1).filter((card) => card !== 3)
    const played = play(RICH, [places(3), passes, guesses(41), places(42, ...all)])
    expect(played.match.table?.isHunt).toBe(true)
    for (const audience of audiences) {
      const own = folded(played, audience)
      expect(fugitive.viewOf(own, audience)).toEqual(fugitive.viewOf(played.match, audience))
    }
  })
})
