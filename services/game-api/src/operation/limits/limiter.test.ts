import { expect, test, vi } from 'vitest'
import { createLimiter, frameKey, type Limiter } from './limiter.ts'
import {
  ARCHIVES,
  FRAMES,
  RATES,
  type RateKind,
  SOCKETS_OF_AN_ADDRESS,
  STREAMS,
  TOKENS_OF_AN_ADDRESS,
} from './rates.ts'

const HERE = '192.0.2.1'
const limited = vi.fn()

async function takeAll(limiter: Limiter, kind: RateKind, token: (n: number) => string | undefined) {
  for (let n = 0; n < 1_000_000; n++) {
    if (!(await limiter.take(kind, { address: HERE, token: token(n) })).isAllowed) return n
  }
  throw new Error('nothing is ever refused')
}

test('an address is allowed what the table says, a token what it says, and each counts for itself', async () => {
  const limiter = createLimiter({ limited })
  expect(await takeAll(limiter, 'judge', () => undefined)).toBe(RATES.judge.address)
  expect(limited).toHaveBeenLastCalledWith('judge')
  expect(await takeAll(limiter, 'judge', () => 'a')).toBe(RATES.judge.token)
  expect((await limiter.take('judge', { address: HERE, token: 'b' })).isAllowed).toBe(true)
  expect((await limiter.take('judge', { address: '192.0.2.2', token: undefined })).isAllowed).toBe(true)
  expect((await limiter.take('import', { address: HERE, token: undefined })).isAllowed).toBe(true)
})

test('an allowance says what is left, and for how long', async () => {
  const limiter = createLimiter({ limited })
  const asker = { address: HERE, token: undefined }
  expect(await limiter.take('import', asker)).toEqual({
    isAllowed: true,
    most: RATES.import.address,
    remaining: RATES.import.address - 1,
    resetS: 60,
  })
})

test('tokens made up one after the other end at what an address may do at all', async () => {
  const limiter = createLimiter({ limited })
  expect(await takeAll(limiter, 'judge', String)).toBe(RATES.judge.address * TOKENS_OF_AN_ADDRESS)
})

test.each(['create', 'import', 'connect'] as const)(
  '%s counts by address, whatever token comes along',
  async (kind) => {
    const limiter = createLimiter({ limited })
    expect(await takeAll(limiter, kind, String)).toBe(RATES[kind].address)
    expect((await limiter.take(kind, { address: '192.0.2.2', token: '0' })).isAllowed).toBe(true)
  },
)

test('frames of one asker are heard up to the most, and again in the next window', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const limiter = createLimiter({ limited })
    const heard = () => Array.from({ length: FRAMES.most + 5 }, () => limiter.allowFrame('a')).filter(Boolean)
    expect(heard()).toHaveLength(FRAMES.most)
    expect(limiter.allowFrame('b')).toBe(true)
    vi.advanceTimersByTime(FRAMES.withinMs)
    expect(heard()).toHaveLength(FRAMES.most)
  } finally {
    vi.useRealTimers()
  }
})

test('who watches is counted by the socket, who plays by the token, which is not kept', () => {
  expect(frameKey(undefined, 'socket 7')).toBe('socket 7')
  expect(frameKey('secret', 'socket 7')).toMatch(/^[0-9a-f]{64}$/)
})

test('streams are open at once up to the most, of a token and of all of an address; who ends one may open another', () => {
  const limiter = createLimiter({ limited })
  const openAll = (token: (n: number) => string | undefined) => {
    const opened: (() => void)[] = []
    for (let n = 0; n < 10_000; n++) {
      const end = limiter.openStream({ address: HERE, token: token(n) })
      if (!end) return opened
      opened.push(end)
    }
    throw new Error('nothing is ever refused')
  }
  const own = openAll(() => 'a')
  expect(own).toHaveLength(STREAMS.token)
  expect(limited).toHaveBeenLastCalledWith('stream')
  const all = openAll((n) => (n % 2 === 0 ? undefined : `token ${n}`))
  expect(all).toHaveLength(STREAMS.address - STREAMS.token)
  expect(limiter.openStream({ address: '192.0.2.2', token: undefined })).toBeDefined()
  own[0]?.()
  expect(openAll(() => 'a')).toHaveLength(1)
  for (const end of all) end()
  expect(openAll(() => undefined)).toHaveLength(all.length)
})

test('an address may have so many sockets open at once, and one more when one closes', () => {
  const limiter = createLimiter({ limited })
  const open = Array.from({ length: SOCKETS_OF_AN_ADDRESS }, () => limiter.openSocket(HERE))
  expect(open).not.toContain(undefined)
  expect(limiter.openSocket(HERE)).toBeUndefined()
  expect(limited).toHaveBeenLastCalledWith('socket')
  expect(limiter.openSocket('192.0.2.2')).toBeDefined()
  open[0]?.()
  expect(limiter.openSocket(HERE)).toBeDefined()
})

test('archives are under way at once up to the most, of an address and of all', () => {
  const limiter = createLimiter({ limited })
  const open = (address: string) => limiter.openArchive(address)
  const own = Array.from({ length: ARCHIVES.address }, () => open(HERE))
  expect(own.every((room) => typeof room === 'function')).toBe(true)
  expect(open(HERE)).toBe('address-full')
  expect(limited).toHaveBeenLastCalledWith('archive')
  const others = Array.from({ length: ARCHIVES.process - ARCHIVES.address }, (_, n) =>
    open(`192.0.2.${10 + n}`),
  )
  expect(others.every((room) => typeof room === 'function')).toBe(true)
  expect(open('192.0.2.2')).toBe('process-full')
  for (const room of own.slice(0, 1)) if (typeof room === 'function') room()
  // Who was told that there was no room has taken none.
  expect([open('192.0.2.2'), open(HERE)]).toEqual([expect.any(Function), 'process-full'])
})
