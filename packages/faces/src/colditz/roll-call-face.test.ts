import { castle } from '@getaway/engine/colditz'
import { expect, it } from 'vitest'
import { rollCallFace } from './roll-call-face.ts'

it.each([2, 3, 4, 5, 6])('K3.4: for %i players every place of the roll call with its officer', (players) => {
  const { words = [] } = rollCallFace(castle, players)
  const lists = castle.rollCall.get(players) ?? []
  const counted = lists.map((_, officer) => words.filter(({ text }) => text === String(officer + 1)).length)
  expect(counted).toEqual(lists.map((list) => list.length))
  expect(new Set(words.map(({ x, y }) => `${x} ${y}`)).size).toBe(words.length)
})
