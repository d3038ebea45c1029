import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { createQueue } from '../connection/queue.ts'
import type { ClientFrame, ServerFrame } from '../protocol/frames.ts'

type Said<Type extends ClientFrame['type']> = Extract<ClientFrame, { type: Type }>

/** One socket of the client, from the server's side: a test says what the server says. */
export interface Visit {
  readonly path: string
  readonly hello: Said<'hello'>
  say(...frames: ServerFrame[]): void
  sayRaw(data: string | Uint8Array): void
  /** The next frame, which must be that. */
  command(): Promise<Said<'command'>>
  pong(): Promise<Said<'pong'>>
  point(): Promise<Said<'point'>>
  playHere(): Promise<Said<'play-here'>>
  /** As a broken network does it: without a word. */
  cut(): void
  /** When the client's side has ended it. */
  readonly ended: Promise<void>
}

export interface ScriptedServer {
  readonly url: string
  /** The next socket, once it has said hello. */
  visit(): Promise<Visit>
  readonly visits: number
  close(): Promise<void>
}

export async function openScriptedServer(): Promise<ScriptedServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const arrivals = createQueue<Promise<Visit>>(() => {})
  const waiting = arrivals.items[Symbol.asyncIterator]()
  let visits = 0
  server.on('connection', (socket, request) => {
    visits++
    arrivals.push(received(socket, request.url ?? ''))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async visit() {
      const { value } = await waiting.next()
      if (!value) throw new Error('the server is closed')
      return value
    },
    get visits() {
      return visits
    },
    async close() {
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function received(socket: WebSocket, path: string): Promise<Visit> {
  const frames = createQueue<ClientFrame>(() => {})
  const said = frames.items[Symbol.asyncIterator]()
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as ClientFrame))
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const { value: hello } = await said.next()
  if (hello?.type !== 'hello') throw new Error('hello comes first')
  const next = async <Type extends ClientFrame['type']>(type: Type): Promise<Said<Type>> => {
    const { value } = await said.next()
    if (value?.type !== type) throw new Error(`a ${type} was expected, not ${value?.type}`)
    return value as Said<Type>
  }
  const sayRaw = (data: string | Uint8Array) => socket.send(data)
  return {
    path,
    hello,
    say(...frames) {
      for (const frame of frames) sayRaw(JSON.stringify(frame))
    },
    sayRaw,
    command: () => next('command'),
    pong: () => next('pong'),
    point: () => next('point'),
    playHere: () => next('play-here'),
    cut: () => socket.terminate(),
    ended,
  }
}
