import { expect, it } from 'vitest'
import { pictureRoomOf } from './covered.ts'

const corner = { width: 0, height: 0 }

it.each([
  ['as much as there is', { head: 54, foot: 80 }, { head: 54, foot: 80 }],
  ['of a small picture a third and two fifths', { head: 300, foot: 300 }, { head: 160, foot: 400 / 3 }],
  ['a head without a foot may be large', { head: 155, foot: 0 }, { head: 155, foot: 0 }],
  ['but never all', { head: 390, foot: 0 }, { head: 400 * (11 / 15), foot: 0 }],
])('%s', (_, covered, counts) => {
  const { head, foot } = pictureRoomOf(390, 400, { ...covered, corner })
  expect([head, foot]).toEqual([expect.closeTo(counts.head), expect.closeTo(counts.foot)])
})
