import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { UNLIMITED } from '../operation/limits/unlimited.ts'
import { createShowStore } from '../shows/show-store.ts'
import { socketRoute } from '../socket/route.ts'
import { createApp } from './app.ts'
import { watchConnections } from './connections.ts'
import { limitRequests } from './guards/limits.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const allowed = { isAllowed: true, most: 9, remaining: 8, resetS: 1 }

async function open(firstByteWithinMs?: number) {
  const app = createApp({ logLevel: 'silent', trustProxy: false })
  const connections = watchConnections(app, firstByteWithinMs)
  const take = vi.fn(async () => allowed)
  limitRequests(app, { take } as never, () => false)
  const clock = { now: () => 0 }
  const shows = createShowStore({ clock })
  const dependencies = {
    hub: {},
    clock,
    metrics: {},
    limits: UNLIMITED,
    isOwn: () => false,
    shows,
  }
  await socketRoute(app, dependencies as never)
  app.get('/api/thing', async () => 'a thing')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  closing.push(() => {
    connections.destroyAll()
    shows.close()
    return app.close()
  })
  const line = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    await once(socket, 'connect')
    const ended = once(socket, 'close')
    if (bytes !== '') socket.write(bytes)
    return { socket, ended, said: () => text }
  }
  return { app, connections, take, line }
}

const asking = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

test.each(['/%zz', '/api/%', '/api/matches/%e0%a4%a/socket', '/api/thing', '/api/nothing', '/nothing?%zz'])(
  '%s that wants to be a socket is answered, closed and counted',
  async (path) => {
    const { line, take } = await open()
    const { ended, said } = await line(asking(path))
    await ended
    expect(said()).toMatch(/^HTTP\/1\.1 (400|404) /)
    expect(said().split('HTTP/1.1')).toHaveLength(2)
    expect(take).toHaveBeenCalledWith('connect', expect.anything())
  },
)

test('an address that cannot be decoded is counted like any other', async () => {
  const { app, take } = await open()
  const answer = await app.inject({ url: '/%zz' })
  expect(answer.json()).toMatchObject({ status: 400, code: 'bad-request' })
  expect(take).toHaveBeenCalledWith('read', expect.anything())
  expect((await app.inject({ url: '/api/thing?q=%zz' })).body).toBe('a thing')
})

test('a line that says nothing is closed; one that has said something is not', async () => {
  const { line } = await open(50)
  const [silent, socket] = [await line(''), await line(asking('/api/matches/x/socket'))]
  await silent.ended
  expect(socket.socket.destroyed).toBe(false)
  expect(socket.said()).toMatch(/^HTTP\/1\.1 101 /)
})

test('lines that have said nothing yet hold up no stop', async () => {
  const { app, line } = await open()
  const silent = await line('')
  await expect.poll(() => app.server.connections ?? 1).toBeGreaterThan(0)
  await Promise.all([app.close(), silent.ended])
})

test('all are ended at once, sockets too', async () => {
  const { connections, line } = await open()
  const lines = [await line(''), await line(asking('/api/matches/x/socket')), await line('GET /ap')]
  await expect.poll(() => lines[1]?.said()).toMatch(/^HTTP\/1\.1 101 /)
  connections.destroyAll()
  await Promise.all(lines.map(({ ended }) => ended))
})
