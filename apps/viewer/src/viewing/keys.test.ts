import { expect, it } from 'vitest'
import { slideOf } from './keys.ts'
import type { Viewing } from './viewing.ts'

/** A viewing 40 s into 100 s of match; it notes what is asked of it. */
function pressed(key: string): string | undefined {
  let asked: string | undefined
  const viewing = {
    span: { peek: () => ({ start: 0, end: 100_000_000, isLive: false }) },
    instant: { peek: () => 40_000_000 },
    step: (by: number) => {
      asked = `step ${by}`
    },
    seek: (to: number) => {
      asked = `seek ${to / 1_000_000}`
    },
  } as unknown as Viewing
  slideOf(key, viewing)?.()
  return asked
}

it.each([
  ['ArrowUp', 'step 1'],
  ['ArrowDown', 'step -1'],
  ['PageUp', 'seek 50'],
  ['PageDown', 'seek 30'],
  ['Enter', undefined],
])('%s on the timeline: %s', (key, asked) => {
  expect(pressed(key)).toBe(asked)
})
