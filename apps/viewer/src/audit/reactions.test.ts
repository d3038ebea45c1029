import { readFileSync } from 'node:fs'
import type { LogEvent } from '@getaway/engine'
import { describe, expect, it } from 'vitest'
import { REACTION, STOP } from './people-figures.ts'
import { reactionsIn } from './reactions.ts'

const event = (seq: number, by: LogEvent['by'], type: string, more: Partial<LogEvent> = {}): LogEvent => ({
  ...{ seq, by, type, at: seq * 1000, data: {}, hash: '' },
  ...more,
})
const act = (seq: number, seat: number, received: number, claimed: number, seen: number, rtt = 20) =>
  event(seq, seat, 'act', { timing: { received, claimed, rtt, seen } })
const told = (...events: LogEvent[]) => Object.fromEntries(reactionsIn(events, (type) => type === 'act'))

const dealt = event(1, 'server', 'dealt')

describe('a reaction', () => {
  it.each([
    {
      name: 'from what the server told, which took half of the round trip',
      given: [dealt, act(2, 0, 1500, 1490, 1)],
      expected: { 2: 480 },
    },
    {
      name: 'from when the action of another was recorded',
      given: [dealt, act(2, 1, 1600, 1200, 1), act(3, 0, 2000, 1990, 2)],
      expected: { 2: 190, 3: 380 },
    },
    {
      name: 'what the player did not see yet was not answered',
      given: [dealt, act(2, 1, 1600, 1590, 1), act(3, 0, 1700, 1690, 1)],
      expected: { 2: 580, 3: 680 },
    },
    {
      name: 'after the player’s own action there is nothing new',
      given: [dealt, act(2, 0, 1500, 1490, 1), act(3, 0, 1700, 1690, 2)],
      expected: { 2: 480 },
    },
    {
      name: 'somebody who comes is nothing to act on',
      given: [dealt, event(2, 'server', 'seat.connected'), act(3, 0, 1500, 1490, 2)],
      expected: { 3: 480 },
    },
    {
      name: 'a clock that is ahead gives a negative time',
      given: [dealt, act(2, 0, 1500, 900, 1)],
      expected: { 2: -110 },
    },
    {
      name: 'without stamps there is none',
      given: [
        dealt,
        event(2, 0, 'act'),
        event(3, 1, 'act', { timing: { received: 1500, claimed: null, rtt: null, seen: null } }),
      ],
      expected: {},
    },
  ])('$name', ({ given, expected }) => {
    expect(told(...given)).toEqual(expected)
  })
})

it('the figures of people are those of docs/people.md', () => {
  const page = readFileSync(new URL('../../../../docs/people.md', import.meta.url), 'utf8')
  const line = (name: string) => page.split('\n').find((one) => one.startsWith(`- \`${name}\``)) ?? ''
  expect(line('stop')).toContain(`${STOP / 1000} ms`)
  expect(line('notice')).toContain(`reaction ${REACTION / 1000} ms`)
})
