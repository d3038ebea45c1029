import { describe, expect, test } from 'vitest'
import type { Audience } from '../../../game.ts'
import { createTimeline } from '../../../order/timeline.ts'
import { createRedactor } from '../../../redact.ts'
import { fugitive } from '../game.ts'
import type { Match } from '../state/match.ts'
import {
  draws,
  type GivenFacts,
  guesses,
  type Played,
  passes,
  places,
  play,
  RICH,
} from '../testing/fixture.ts'

const audiences: readonly Audience[] = ['public', { seat: 0 }, { seat: 1 }]

/** What of the events of a type somebody has been shown in the end. */
function shown({ events }: Played, audience: Audience, type: string): unknown[] {
  const [created, ...more] = events
  const whole = createTimeline(fugitive, created)
  const eyes = createRedactor(fugitive, audience)
  const latest = new Map<number, unknown>()
  for (const event of more) {
    whole.push(event)
    const { reveals, event: seen } = eyes.show(event, whole.stateAfter(whole.length))
    for (const one of [...reveals, seen]) if (one.type === type) latest.set(one.seq, one.data)
  }
  return [...latest.values()]
}

/** What somebody knows in the end who folds their own stream. */
function folded({ events }: Played, audience: Audience): Match {
  const [created, ...more] = events
  const whole = createTimeline(fugitive, created)
  const own = createTimeline(fugitive, created)
  const eyes = createRedactor(fugitive, audience)
  for (const event of more) {
    whole.push(event)
    const { reveals, event: seen } = eyes.show(event, whole.stateAfter(whole.length))
    own.learn(reveals)
    own.push(seen)
  }
  return own.stateAfter(own.length)
}

const cases: { clause: string; name: string; given: GivenFacts }[] = [
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

describe('F8: nobody is shown more than they may see', () => {
  const others = ['public', { seat: 1 }] as const
  const first: GivenFacts = [places(1, 4, 5), places(3), draws(1), draws(1)]

  test.each(others)('F4.2: of a hideout %j is shown how many sprint cards lie under it', (audience) => {
    const rows = [
      { card: null, sprint: 2, hidden: true },
      { card: null, sprint: [], hidden: true },
    ]
    expect(shown(play({}, first), audience, 'hideout.placed')).toEqual(rows)
    expect(shown(play({}, [first, guesses(1, 2)]), audience, 'hideout.placed')).toEqual(rows)
  })

  test.each(others)('F5.2: of what is turned up %j is shown all, and no more', (audience) => {
    expect(shown(play({}, [first, guesses(1)]), audience, 'hideout.placed')).toEqual([
      { card: 1, sprint: [4, 5] },
      { card: null, sprint: [], hidden: true },
    ])
  })

  test.each(others)('F6.2: of the 42 %j is not shown the sprint cards', (audience) => {
    const played = play(RICH, [
      places(3),
      passes,
      guesses(41),
      places(42, ...Array.from({ length: 38 }, (_, index) => index + 4)),
    ])
    expect(shown(played, audience, 'hideout.placed').at(-1)).toEqual({ card: 42, sprint: 38, hidden: true })
  })

  test('F2.1: of the deal others are shown how many cards there are', () => {
    const played = play({ variant: 'catch-up-events' }, first)
    const deal = { hand: 5, decks: [10, 14, 15], events: [14, 6, 14], hidden: true }
    for (const audience of others) expect(shown(played, audience, 'cards.dealt')).toEqual([deal])
    expect(shown(played, { seat: 0 }, 'cards.dealt')).toEqual([{ ...deal, hand: [4, 5, 6, 15, 16] }])
  })

  test('F8: when the match is over, everybody is shown everything', () => {
    const played = play({}, [first, guesses(1, 3)])
    for (const audience of others) {
      expect(shown(played, audience, 'hideout.placed')).toEqual([
        { card: 1, sprint: [4, 5] },
        { card: 3, sprint: [] },
      ])
      expect(shown(played, audience, 'cards.dealt')).toEqual(
        played.events.filter(({ type }) => type === 'cards.dealt').map(({ data }) => data),
      )
    }
  })
})
