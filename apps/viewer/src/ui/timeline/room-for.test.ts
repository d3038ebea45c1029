import { expect, it } from 'vitest'
import { roomFor } from './room-for.ts'

it.each([
  { width: 120, text: 'Round 12' },
  { width: 60, text: '12' },
  { width: 20, text: '' },
  { width: 0, text: '' },
])('$width px: “$text”', ({ width, text }) => {
  expect(roomFor(width, 'Round 12', '12')).toBe(text)
})
