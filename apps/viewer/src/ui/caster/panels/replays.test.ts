import { expect, it } from 'vitest'
import { lastSeconds, replayOf } from './replays.ts'

const S = 1_000_000

it.each([
  { name: 'a moment with what came before and after', at: 50, now: 90, is: [46, 52] },
  { name: 'no more than has happened', at: 50, now: 51, is: [46, 51] },
  { name: 'nothing from before the match', at: 2, now: 90, is: [0, 4] },
])('$name', ({ at, now, is }) => {
  expect(replayOf(at * S, now * S, 0, 0.5)).toEqual({
    ...{ type: 'replay', speed: 0.5 },
    ...{ from: (is[0] ?? 0) * S, until: (is[1] ?? 0) * S },
  })
})

it('the last seconds end now', () => {
  expect(lastSeconds(90 * S, 10, 85 * S, 1)).toMatchObject({ from: 85 * S, until: 90 * S })
})
