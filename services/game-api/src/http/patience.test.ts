import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'

const PATIENCE_MS = 400
const app = createApp({ logLevel: 'silent', trustProxy: false, takenWithinMs: PATIENCE_MS })
const made: Readable[] = []
let port = 0

beforeAll(async () => {
  const streamOf = (parts: AsyncGenerator<Buffer>) => {
    const stream = Readable.from(parts)
    made.push(stream)
    return stream
  }
  app.get('/endless', async () => streamOf(chunks(0)))
  app.get('/large', async () => Buffer.alloc(40_000_000))
  app.get('/quiet', async () => streamOf(chunks(PATIENCE_MS / 2, 6)))
  app.get('/late', async () => {
    await sleep(PATIENCE_MS * 2)
    return 'there'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
async function* chunks(everyMs: number, most = Number.POSITIVE_INFINITY) {
  for (let n = 0; n < most; n++) {
    await sleep(everyMs)
    yield everyMs === 0 ? Buffer.alloc(65_536) : Buffer.from('\n')
  }
}

/** Asks, and takes nothing until `take`. */
function ask(path: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  return {
    async take(bytesEvery = (_: number) => Promise.resolve()) {
      let length = 0
      for await (const chunk of socket.on('error', () => {})) {
        length += chunk.length
        await bytesEvery(length)
      }
      return length
    },
    close: () => socket.destroy(),
  }
}
const openLines = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test.each(['/endless', '/large'])('%s: an answer of which nothing is taken is given up', async (path) => {
  const asker = ask(path)
  await expect.poll(openLines).toBe(1)
  await expect.poll(openLines, { timeout: 5_000 }).toBe(0)
  // A stream ends a little after its line.
  await expect.poll(() => made.every(({ destroyed }) => destroyed)).toBe(true)
  asker.close()
})

test('who takes it slowly gets all of it', async () => {
  let pauses = 0
  const length = await ask('/large').take(async (length) => {
    if (length > (pauses + 1) * 5_000_000 && ++pauses) await sleep(PATIENCE_MS / 2)
  })
  expect(pauses).toBeGreaterThan(5)
  expect(length).toBeGreaterThan(40_000_000)
})

test.each(['/quiet', '/late'])('%s: who has nothing to take yet is waited for', async (path) => {
  const started = performance.now()
  const asker = ask(path)
  const length = await asker.take()
  expect(length).toBeGreaterThan(0)
  expect(performance.now() - started).toBeGreaterThan(PATIENCE_MS * 1.9)
})

test('a line that asks nothing any more is closed', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.resume()
  await once(socket, 'close')
})
