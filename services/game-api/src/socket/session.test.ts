import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type { ServerFrame } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { createAttendance } from '../live/attendance.ts'
import type { Channel } from '../live/channel/channel.ts'
import type { LiveMatch } from '../live/live-match.ts'
import { UNLIMITED } from '../operation/limits/unlimited.ts'
import { createMetrics } from '../operation/metrics.ts'
import { sha256 } from '../secrets/secrets.ts'
import { createPointing } from './pointing.ts'
import { createPulse } from './pulse.ts'
import { Session, type SessionDependencies } from './session.ts'

const TOKEN = 'A'.repeat(43)
const clock = { now: () => 1_763_456_789_000_000 }

test('a token that is revoked while its socket is being welcomed opens nothing', async () => {
  const attendance = createAttendance({ seats: 2, connected: [], onChange: () => {} })
  const channel = {
    delayUs: 0,
    head: () => 1,
    holds: () => false,
    subscribe: () => () => {},
  } as unknown as Channel
  const match = { id: 'm', attendance, channelOf: async () => channel } as unknown as LiveMatch
  let isRevoked = false
  const dependencies: SessionDependencies = {
    clock,
    pulse: createPulse(clock),
    pointing: createPointing(clock),
    turns: { take: async () => {} },
    news: { enter: () => {}, touch: () => {} },
    metrics: createMetrics(),
    limits: UNLIMITED,
    onFault: (error) => {
      throw error
    },
    open: async () => ok(match),
    async tokenHolderOf() {
      if (isRevoked) return undefined
      // The answer of the database is on its way, and says what was.
      isRevoked = true
      attendance.expel(sha256(TOKEN))
      return { type: 'caster', observer: 'o', name: 'Carla' }
    },
  }
  const said: ServerFrame[] = []
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    send: (text: string) => said.push(JSON.parse(String(text)) as ServerFrame),
    close: () => socket.emit('closing'),
  })
  new Session(socket as unknown as WebSocket, new PassThrough(), 'm', dependencies)
  const closing = new Promise((resolve) => socket.once('closing', resolve))
  socket.emit('message', Buffer.from(JSON.stringify({ type: 'hello', protocol: 1, token: TOKEN })), false)
  const left = await Promise.race([
    closing.then(() => 'left'),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ])
  expect({ left, said: said.map(({ type }) => type) }).toEqual({ left: 'left', said: ['goodbye'] })
})
