import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { oncePerRun } from './once-per-run.ts'

test('is made once, however many need it at the same time', async () => {
  const name = `thing-${randomUUID()}`
  let made = 0
  const make = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    made++
  }
  await Promise.all([oncePerRun(name, make), oncePerRun(name, make), oncePerRun(name, make)])
  await oncePerRun(name, make)
  expect(made).toBe(1)
})

test('what failed is tried again by the next one', async () => {
  const name = `thing-${randomUUID()}`
  const failing = async () => {
    throw new Error('no room')
  }
  await expect(oncePerRun(name, failing)).rejects.toThrow('no room')
  let made = 0
  await oncePerRun(name, async () => ++made)
  expect(made).toBe(1)
})
