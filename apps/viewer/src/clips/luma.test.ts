import { expect, it } from 'vitest'
import { isAlike, isBlack, lumaOf } from './luma.ts'

const plain = (r: number, g: number, b: number) =>
  new Uint8ClampedArray(Array.from({ length: 64 }, () => [r, g, b, 255]).flat())

it.each([
  ['black', plain(0, 0, 0), true],
  ['what an encoder makes of black', plain(3, 2, 4), true],
  ['a dark table', plain(24, 40, 32), false],
])('%s', (_, thumb, wanted) => {
  expect(isBlack(thumb)).toBe(wanted)
})

it('brightness is what an eye makes of the colours', () => {
  expect(lumaOf(plain(255, 255, 255))).toBeCloseTo(255)
  expect(lumaOf(plain(0, 255, 0))).toBeGreaterThan(2 * lumaOf(plain(255, 0, 0)))
})

it.each([
  ['a little off', plain(70, 80, 90), true],
  ['another picture', plain(200, 80, 20), false],
  ['black', plain(0, 0, 0), false],
])('compared with a picture: %s', (_, thumb, wanted) => {
  expect(isAlike(plain(60, 88, 84), thumb)).toBe(wanted)
})
