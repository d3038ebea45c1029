import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so many come in at once, the others in their order in later turns of the event loop', async () => {
  const turns = createTurns(3)
  const came: number[] = []
  for (let n = 0; n < 8; n++) void turns.take().then(() => came.push(n))
  await Promise.resolve()
  expect(came).toEqual([0, 1, 2])
  await nextTurn()
  expect(came).toEqual([0, 1, 2, 3, 4, 5])
  await nextTurn()
  expect(came).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('what else waits for the event loop has its turn in between', async () => {
  const turns = createTurns(2)
  const order: string[] = []
  for (let n = 0; n < 6; n++) void turns.take().then(() => order.push('spectator'))
  setImmediate(() => order.push('player'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(order.indexOf('player')).toBeLessThan(5)
  expect(order.filter((who) => who === 'spectator')).toHaveLength(6)
})

test('once nobody waits, the next ones come in at once', async () => {
  const turns = createTurns(2)
  for (let n = 0; n < 5; n++) await turns.take()
  await nextTurn()
  await nextTurn()
  let isIn = false
  void turns.take().then(() => {
    isIn = true
  })
  await Promise.resolve()
  expect(isIn).toBe(true)
})
