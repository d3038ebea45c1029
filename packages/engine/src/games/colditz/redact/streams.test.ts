import { describe, expect, test } from 'vitest'
import type { Audience } from '../../../game.ts'
import { createTimeline } from '../../../order/timeline.ts'
import { createRedactor } from '../../../redact.ts'
import { colditz } from '../game.ts'
import type { Match } from '../state/match.ts'
import { playRandomColditz, SHORT_TIMES } from '../testing/index.ts'
import type { ColditzEvent } from '../vocabulary/events.ts'

/** The laws of hidden information stand in `tests/properties` for every game; these few matches are for whoever works here. */
const MATCHES = [
  { name: 'two', seed: 3, options: {} },
  { name: 'four', seed: 4, options: SHORT_TIMES },
  { name: 'six', seed: 5, options: { ...SHORT_TIMES, timeAlone: true } },
] as const

describe('K6.5: everybody folds from their own stream what they may know', () => {
  test.each(MATCHES)('a match of $name', ({ name, seed, options }) => {
    const seats = { two: 2, four: 4, six: 6 }[name]
    const { events } = playRandomColditz({ seed, seats, options, most: 120 })
    const [created, ...more] = events as [ColditzEvent, ...ColditzEvent[]]
    const audiences: Audience[] = [
      'public',
      'caster',
      ...Array.from({ length: seats }, (_, seat) => ({ seat })),
    ]
    const whole = createTimeline(colditz, created)
    const readers = audiences.map((audience) => ({
      audience,
      eyes: createRedactor(colditz, audience),
      own: createTimeline(colditz, created),
    }))
    for (const event of more) {
      whole.push(event)
      const after = whole.stateAfter(whole.length)
      for (const { audience, eyes, own } of readers) {
        const { reveals, event: seen } = eyes.show(event, after)
        own.learn(reveals)
        own.push(seen)
        const folded: Match = own.stateAfter(own.length)
        expect(colditz.viewOf(folded, audience), `#${event.seq} ${JSON.stringify(audience)}`).toEqual(
          colditz.viewOf(after, audience),
        )
      }
    }
    expect(events.length).toBeGreaterThan(50)
  })
})
