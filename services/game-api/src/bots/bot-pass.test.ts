import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@getaway/client'
import { expect, test } from 'vitest'
import { createApp } from '../http/app.ts'
import { limitRequests } from '../http/guards/limits.ts'
import { createBotPass } from './bot-pass.ts'

const basic = (url: string) => {
  const { username, password } = new URL(url)
  return { headers: { authorization: `Basic ${btoa(`${username}:${password}`)}` } }
}

test('a pass is known by who made it, and by nobody else', () => {
  const [own, other] = [createBotPass(), createBotPass()]
  const shown = basic(own.urlFor('http://localhost:3000'))
  expect(own.isShownBy(shown)).toBe(true)
  expect(other.isShownBy(shown)).toBe(false)
  for (const authorization of ['', 'Basic', `Basic ${btoa('bots:')}`, undefined])
    expect(own.isShownBy({ headers: { ...(authorization === undefined ? {} : { authorization }) } })).toBe(
      false,
    )
})

test('a bot that connects shows it', async () => {
  const pass = createBotPass()
  const server = createServer().listen(0, '127.0.0.1')
  const asked = once(server, 'upgrade') as Promise<[IncomingMessage, { destroy(): void }]>
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const bot = createClient({ url: pass.urlFor(`http://127.0.0.1:${port}`) }).connect('m1')
  const [request, line] = await asked
  expect(pass.isShownBy(request)).toBe(true)
  bot.close()
  line.destroy()
  server.close()
})

test('who shows it is not counted', async () => {
  const pass = createBotPass()
  const app = createApp({ logLevel: 'silent', trustProxy: false })
  const take = async () => ({ isAllowed: false, most: 0, remaining: 0, resetS: 1 })
  limitRequests(app, { take } as never, pass.isShownBy)
  app.get('/api/thing', async () => 'a thing')
  const ask = (headers = {}) => app.inject({ url: '/api/thing', headers })
  expect((await ask()).statusCode).toBe(429)
  expect((await ask(basic(pass.urlFor('http://localhost')).headers)).statusCode).toBe(200)
  await app.close()
})
