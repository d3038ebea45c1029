import { describe, expect, test } from 'vitest'
import type { ChaseEvent } from '../games/chase/index.ts'
import { chase } from '../games/chase/index.ts'
import { playRandomMatch } from '../games/chase/testing/random-match.ts'
import { createTimeline } from '../order/timeline.ts'
import { createFollowing, type MatchItem } from './following.ts'

const { events } = playRandomMatch({ seed: 5, most: 120 })
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const whole = createTimeline(chase, created, rest)
const shown = events.map((event): MatchItem<ChaseEvent> => ({ type: 'shown', event, reveals: [] }))
const follow = () => createFollowing({ rulesOf: () => chase })

describe('a match is followed', () => {
  const streams: readonly [string, readonly MatchItem<ChaseEvent>[]][] = [
    ['from a whole stream', shown],
    ['from a stream that is set back in its middle', [...shown.slice(0, 50), { type: 'restart' }, ...shown]],
    ['where events come twice', [...shown.slice(0, 60), ...shown.slice(40)]],
  ]
  test.each(streams)('%s', (_, items) => {
    const following = follow()
    for (const item of items) following.take(item)
    expect(following.match).toMatchObject({
      seq: events.length,
      start: created.at,
      lastAt: whole.entryAt(whole.length - 1)?.event.at,
      isOver: chase.isOver(whole.stateAfter(whole.length)),
    })
    expect(following.match?.state).toEqual(whole.stateAfter(whole.length))
    expect(following.match?.timeline.length).toBe(whole.length)
    expect(following.match?.timeline.own).toBeUndefined()
  })

  test('what reveals tell lies in the states before it, too', () => {
    const index = rest.findIndex(({ type }) => type === 'round.dealt')
    const dealt = rest[index] as ChaseEvent
    const masked = {
      ...dealt,
      data: { round: 1, roles: dealt.data && 'roles' in dealt.data ? dealt.data.roles : [], hidden: true },
    } as ChaseEvent
    const following = follow()
    const last = rest[index + 1] as ChaseEvent
    for (const event of [created, ...rest.slice(0, index), masked]) {
      following.take({ type: 'shown', event, reveals: [] })
    }
    expect(following.match?.state.round?.piles[0].tiles).toBeUndefined()
    following.take({ type: 'shown', event: last, reveals: [dealt] })
    expect(following.match?.timeline.stateAfter(index + 1)).toEqual(whole.stateAfter(index + 1))
  })
})

test('says whether something changed, and is the same value until then', () => {
  const following = follow()
  expect(following.match).toBeUndefined()
  expect(following.take({ type: 'welcome', audience: 'public' })).toBe(false)
  expect(following.take({ type: 'head', seq: 9, now: created.at })).toBe(false)
  expect(following.head).toBe(9)
  expect(shown.slice(0, 3).map((item) => following.take(item))).toEqual([true, true, true])
  const { match } = following
  expect(following.take(shown[1] as MatchItem<ChaseEvent>)).toBe(false)
  expect(following.match).toBe(match)
  expect(following.take({ type: 'restart' })).toBe(true)
  expect(following.match).toBeUndefined()
})
