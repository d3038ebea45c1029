import { expect, test } from 'vitest'
import { createConcurrency } from './concurrency.ts'
import { createLimiter } from './limiter.ts'
import { RATES, SOCKETS_OF_AN_ADDRESS } from './rates.ts'

const HERE = '192.0.2.1'
const limited = () => {}
const asker = { address: HERE, token: undefined }

/** Two nodes that tell each other after each request, or never. */
async function allowedAtTwo(tells: boolean): Promise<number> {
  const nodes = [createLimiter({ limited }), createLimiter({ limited })]
  let allowed = 0
  for (let n = 0; n < 3 * RATES.create.address; n++) {
    const [here, there] = n % 2 === 0 ? nodes : nodes.toReversed()
    if ((await here?.take('create', asker))?.isAllowed) allowed++
    if (tells && here) await there?.hear(`node ${n % 2}`, here.counts())
  }
  return allowed
}

test('an address may do at two nodes together what it may do at one, but for the little that is not told', async () => {
  const most = RATES.create.address
  expect(await allowedAtTwo(false)).toBe(2 * most)
  const allowed = await allowedAtTwo(true)
  expect(allowed).toBeGreaterThanOrEqual(most)
  expect(allowed).toBeLessThanOrEqual(Math.ceil(1.1 * most))
})

test('who does little is not told of; what was told is told once', async () => {
  const limiter = createLimiter({ limited })
  for (let n = 0; n < 5; n++) await limiter.take('create', asker)
  expect(limiter.counts().used).toEqual([])
  await limiter.take('create', asker)
  expect(limiter.counts().used).toEqual([{ limit: 'create address', key: HERE, count: 6 }])
  expect(limiter.counts().used).toEqual([])
})

test('sockets of an address count wherever they are, as long as their node tells of them', () => {
  const there = createLimiter({ limited })
  const open = Array.from({ length: SOCKETS_OF_AN_ADDRESS }, () => there.openSocket(HERE))
  const here = createLimiter({ limited })
  expect(here.openSocket(HERE)).toBeDefined()
  void here.hear('there', there.counts())
  expect(here.openSocket(HERE)).toBeUndefined()
  expect(here.openSocket('192.0.2.2')).toBeDefined()
  for (const close of open) close?.()
  void here.hear('there', there.counts())
  expect(here.openSocket(HERE)).toBeDefined()
})

test('of two nodes what each has open counts once', () => {
  const open = createConcurrency(4)
  open.hear('one', new Map([['a', 1]]))
  open.hear('two', new Map([['a', 1]]))
  open.hear('one', new Map([['a', 2]]))
  expect([open.take('a'), open.take('a'), open.take('b')]).toEqual([true, false, true])
})
