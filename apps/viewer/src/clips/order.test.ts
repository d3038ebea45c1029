import { expect, it } from 'vitest'
import { isDrawable, secondsOf, sizeOf } from './order.ts'

it.each([
  ['16:9', 1080, { width: 1920, height: 1080 }],
  ['16:9', 180, { width: 320, height: 180 }],
  ['16:9', 361, { width: 642, height: 362 }],
  ['1:1', 720, { width: 720, height: 720 }],
  ['9:16', 1080, { width: 1080, height: 1920 }],
] as const)('%s with a smaller side of %i', (shape, side, wanted) => {
  expect(sizeOf(shape, side)).toEqual(wanted)
})

it.each([
  [{ width: 1280, height: 720 }, true],
  [{ width: 7680, height: 4320 }, true],
  [{ width: 16_384, height: 16_384 }, false],
  [{ width: 63, height: 720 }, false],
  [{ width: 1280.5, height: 720 }, false],
  [{ width: Number.NaN, height: 720 }, false],
])('%j can be drawn: %s', (size, wanted) => {
  expect(isDrawable(size)).toBe(wanted)
})

it('slow motion lasts longer', () => {
  expect(secondsOf({ from: 1_000_000, until: 3_000_000 }, 0.25)).toBe(8)
})
