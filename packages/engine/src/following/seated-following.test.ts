import { describe, expect, test } from 'vitest'
import { chase } from '../games/chase/index.ts'
import {
  type GivenFacts,
  goOn,
  mark,
  opening,
  type Played,
  play,
  T0,
  tile,
} from '../games/chase/testing/fixture.ts'
import { JUST_NOW_US } from './own-events.ts'
import { createSeatedFollowing } from './seated-following.ts'

const SECOND = 1_000_000
const CHASER = 0
const given: GivenFacts = [opening(), tile('r1 north', { arrives: SECOND })]
const marker = (position: number) => ({ type: 'place-marker', path: 0, position, symbol: 'triangle' })
const timing = { received: T0 + 2 * SECOND, claimed: null, rtt: null }
const REFUSED = {
  type: 'refused',
  code: 'not-so',
  clause: 'C7.1',
  text: { en: 'Not so.', it: 'Non così.' },
} as const

/** A chaser at their seat in a round that runs. */
function sit() {
  const played = play({}, given)
  const own = createSeatedFollowing({ rulesOf: () => chase })
  own.take({ type: 'welcome', audience: { seat: CHASER } })
  const hear = ({ events }: Played, now?: number) => {
    for (const event of events) own.take({ type: 'shown', event, reveals: [] }, now)
  }
  hear(played)
  const markers = () => own.match?.state.round?.paths[0]?.markers.length
  return { own, played, hear, markers }
}

describe('what is pending', () => {
  test('lies on the timeline at its effective place, with a number after the last recorded one', () => {
    const { own, played, markers } = sit()
    own.ask(marker(1), timing)
    const { timeline, lastAt, seq } = own.match ?? {}
    expect(markers()).toBe(1)
    expect(timeline?.entryAt((timeline?.length ?? 0) - 1)?.event).toMatchObject({
      type: 'marker.placed',
      seq: played.events.length + 1,
    })
    expect(timeline?.own).toEqual({ recorded: played.events.length, confirmed: [], takenBack: [] })
    expect([lastAt, seq]).toEqual([timing.received, played.events.length])
    expect(own.recorded?.state).toEqual(played.match)
  })

  test('comes after what is recorded before it, where the order of arrival counts', () => {
    const { own, played, hear } = sit()
    own.ask(marker(1), timing)
    hear(goOn(played, [tile('r2 north', { arrives: 3 * SECOND })]))
    const { timeline } = own.match ?? {}
    expect(timeline?.entryAt((timeline?.length ?? 0) - 1)?.event).toMatchObject({
      type: 'marker.placed',
      at: T0 + 3 * SECOND,
    })
    expect(own.match?.state.round?.laid).toBe(4)
  })

  test('a line without a seat foresees nothing', () => {
    const { own, markers } = sit()
    own.take({ type: 'welcome', audience: 'caster' })
    expect(own.ask(marker(1), timing).standing).toEqual({ type: 'withheld', refusal: undefined })
    expect(markers()).toBe(0)
  })
})

describe('what is confirmed', () => {
  test('is told for a moment, and then nothing is told any more', () => {
    const { own, played, hear, markers } = sit()
    const action = own.ask(marker(1), timing)
    const more = goOn(played, [mark('triangle', { arrives: 2 * SECOND })])
    const seq = more.events.length
    own.answer(action, { type: 'ack', seq, hash: '' })
    expect(markers()).toBe(1)
    hear(more, T0 + 3 * SECOND)
    expect(action.standing).toEqual({ type: 'confirmed', seq })
    expect(own.pending).toEqual([])
    expect(own.match?.timeline.own).toEqual({
      recorded: seq,
      confirmed: [{ seq, at: T0 + 3 * SECOND }],
      takenBack: [],
    })
    hear(goOn(more, [tile('r2 north', { arrives: 9 * SECOND })]), T0 + 9 * SECOND)
    expect(own.match?.timeline.own).toBeUndefined()
    expect(own.match).toBe(own.recorded)
  })

  test('an event that comes before the answer does not show twice', () => {
    const { own, played, hear, markers } = sit()
    const action = own.ask(marker(1), timing)
    const more = goOn(played, [mark('triangle', { arrives: 2 * SECOND })])
    hear(more, T0 + 3 * SECOND)
    expect(markers()).toBe(1)
    expect(own.match?.timeline.own?.confirmed).toEqual([{ seq: more.events.length, at: T0 + 3 * SECOND }])
    own.answer(action, { type: 'ack', seq: more.events.length, hash: '' }, T0 + 4 * SECOND)
    expect(own.match?.timeline.own?.confirmed).toHaveLength(1)
    expect(action.standing.type).toBe('confirmed')
  })
})

describe('what is taken back', () => {
  test('refused: it is told what showed, when it went and why', () => {
    const { own, markers } = sit()
    const action = own.ask(marker(1), timing)
    own.answer(action, REFUSED, T0 + 3 * SECOND)
    expect(markers()).toBe(0)
    const reason = { ...REFUSED, type: 'takenBack', because: 'refused' }
    expect(action.standing).toEqual(reason)
    expect(own.match?.timeline.own?.takenBack).toEqual([
      expect.objectContaining({
        event: expect.objectContaining({ type: 'marker.placed', by: CHASER }),
        at: T0 + 3 * SECOND,
        reason,
      }),
    ])
    own.take({ type: 'head', seq: 0, now: T0 + 3 * SECOND + JUST_NOW_US })
    own.take({ type: 'welcome', audience: { seat: CHASER } })
    expect(own.match?.timeline.own).toBeUndefined()
  })

  test('overtaken: it goes when our own view forbids it, and once only', () => {
    const { own, played, hear, markers } = sit()
    const action = own.ask(marker(1), timing)
    // The same seat on another device has laid another marker there.
    hear(goOn(played, [mark('star', { arrives: 2 * SECOND })]), T0 + 3 * SECOND)
    expect(markers()).toBe(1)
    expect(action.standing.type).toBe('withheld')
    const [mark1, ...others] = own.match?.timeline.own?.takenBack ?? []
    expect(mark1).toMatchObject({ at: T0 + 3 * SECOND, reason: { because: 'overtaken' } })
    expect(others).toEqual([])
    own.answer(action, REFUSED, T0 + 3.1 * SECOND)
    expect(action.standing).toMatchObject({ because: 'overtaken', code: 'not-so' })
    expect(own.match?.timeline.own?.takenBack).toHaveLength(1)
  })

  test('what never showed leaves nothing', () => {
    const { own } = sit()
    const action = own.ask({ type: 'fly' }, timing)
    own.answer(action, REFUSED)
    expect(own.match?.timeline.own).toBeUndefined()
  })

  test('closed: all of it', () => {
    const { own } = sit()
    const actions = [own.ask(marker(1), timing), own.ask({ type: 'fly' }, timing)]
    own.close(T0 + 3 * SECOND)
    expect(actions.map(({ standing }) => standing)).toMatchObject([
      { because: 'closed' },
      { because: 'closed' },
    ])
    expect(own.match?.timeline.own?.takenBack).toHaveLength(1)
  })
})
