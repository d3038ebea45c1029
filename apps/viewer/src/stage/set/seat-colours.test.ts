import { expect, it } from 'vitest'
import { coloursOf } from './seat-colours.ts'

it.each([
  ['nobody plays here', undefined, 3, [0, 1, 2, 3, 4, 5]],
  ['a player with the colour of their seat', 1, 1, [0, 1, 2, 3, 4, 5]],
  ['a player with another one’s: they change colours', 1, 3, [0, 3, 2, 1, 4, 5]],
  ['a player with a colour that no seat has', 0, 5, [5, 1, 2, 3, 4, 0]],
])('%s', (_, seat, colour, wanted) => {
  expect(coloursOf(seat, colour)).toEqual(wanted)
})
