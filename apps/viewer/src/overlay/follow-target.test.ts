import { type MatchSummary, ServiceError } from '@getaway/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followTarget } from './follow-target.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A service with the matches of one event, which can be away. */
function setOut(target: string) {
  const matches: MatchSummary[] = []
  const state = { isAway: false, asked: 0 }
  const answer = <Answer>(answered: () => Answer) => {
    state.asked++
    return state.isAway ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve().then(answered)
  }
  const client = {
    readMatch: (id: string) =>
      answer(() => {
        const found = matches.find((match) => match.id === id)
        if (!found) throw new ServiceError(404, 'unknown-match', 'no such match')
        return found
      }),
    listMatches: ({ event, status }: { event?: string; status?: string } = {}) =>
      answer(() => matches.filter((match) => match.event === event && (!status || match.status === status))),
  }
  const put = (id: string, status: 'live' | 'over', endedAt: number | null = null) => {
    const at = matches.findIndex((match) => match.id === id)
    const match = { id, status, endedAt, createdAt: matches.length, event: 'open', players: [] }
    matches.splice(at < 0 ? matches.length : at, 1, match as unknown as MatchSummary)
  }
  const followed = followTarget({ client: client as never, target, random: () => 0.5 })
  return {
    followed,
    put,
    state,
    on: () => followed.on.value?.match,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

it('a match is on air at once, and asked for only once', async () => {
  const { put, on, pass, state, followed } = setOut('a')
  put('a', 'live')
  await pass(1)
  expect(on()).toBe('a')
  const { asked } = state
  await pass(3_600_000)
  expect(state.asked).toBe(asked)
  followed.dispose()
})

it('an event goes from match to match by itself, and what ended last stays', async () => {
  const { put, on, pass, followed } = setOut('open')
  await pass(10_000)
  expect(on()).toBeUndefined()
  put('a', 'live')
  await pass(4000)
  expect(on()).toBe('a')
  put('a', 'over', 9)
  put('b', 'live')
  await pass(10_000)
  expect(on()).toBe('a')
  followed.seen(followed.on.value?.turn ?? 0)
  await pass(4000)
  expect(on()).toBe('b')
  put('b', 'over', 12)
  followed.seen(followed.on.value?.turn ?? 0)
  await pass(60_000)
  expect(on()).toBe('b')
  followed.dispose()
})

it('a service that is away is asked less and less often, and found again', async () => {
  const { put, on, pass, state, followed } = setOut('open')
  put('a', 'live')
  await pass(1)
  state.isAway = true
  await pass(600_000)
  const { asked } = state
  await pass(600_000)
  expect(state.asked - asked).toBeLessThanOrEqual(22)
  expect(on()).toBe('a')
  put('a', 'over', 5)
  put('b', 'live')
  followed.seen(followed.on.value?.turn ?? 0)
  state.isAway = false
  await pass(90_000)
  expect(on()).toBe('b')
  followed.dispose()
})

it('a match that cannot be opened is opened again, later each time', async () => {
  const { put, pass, followed } = setOut('a')
  put('a', 'live')
  await pass(1)
  const turns: number[] = []
  const stop = followed.on.subscribe((on) => {
    turns.push(on?.turn ?? 0)
    if (on) followed.failed(on.turn)
  })
  await pass(60_000)
  expect(turns.length).toBeGreaterThanOrEqual(3)
  expect(turns.length).toBeLessThanOrEqual(5)
  stop()
  followed.dispose()
  const before = turns.length
  await pass(600_000)
  expect(turns.length).toBe(before)
})
