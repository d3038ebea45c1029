import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ClientFrame, ServerFrame } from '@getaway/client'
import type { Random } from '@getaway/engine'
import { WebSocket, WebSocketServer } from 'ws'
import { createDelayedQueue } from './delayed-queue.ts'
import { downDelay, type Network, upDelay } from './network.ts'

type Command = Extract<ClientFrame, { type: 'command' }>

/** A command that went up to the service, and when it left here (ms of `performance.now()`). */
export interface Forwarded {
  readonly command: Command
  readonly at: number
  /** Which socket of this line it was, counted from 1. */
  readonly socket: number
}

/** The way of one player to the service: it delays, doubles, keeps back, and can be cut. */
export interface ProxiedLine {
  /** What the player's client takes for the service. */
  readonly url: string
  readonly network: Network
  readonly forwarded: readonly Forwarded[]
  /** What a player who cheats says instead. */
  rewrite: ((command: Command) => Command) | undefined
  /** Both sides find the line dead; what was under way is lost. The next one works again. */
  cut(): void
  /** While it is, no socket gets through. */
  isDown: boolean
}

export interface LineProxy {
  /** What it stands in front of. */
  readonly service: string
  line(network: Network): ProxiedLine
  /** When a frame left for the service or arrived from it, by type; to find out how clocks differ. */
  onFrame: ((frame: ClientFrame | ServerFrame, at: number) => void) | undefined
  close(): Promise<void>
}

/** Stands between players and a service and is what the world is between them. */
export async function startProxy(service: string, random: Random): Promise<LineProxy> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const lines = new Map<string, (socket: WebSocket, path: string) => void>()
  const proxy: LineProxy = {
    service,
    onFrame: undefined,
    line(network) {
      const key = `line-${lines.size}`
      const forwarded: Forwarded[] = []
      let sockets = 0
      let cut = () => {}
      const line: ProxiedLine = {
        url: `http://127.0.0.1:${port}/${key}`,
        network,
        forwarded,
        rewrite: undefined,
        isDown: false,
        cut: () => cut(),
      }
      lines.set(key, (down, path) => {
        if (line.isDown) return down.terminate()
        const socket = ++sockets
        const up = new WebSocket(`${service.replace(/^http/, 'ws')}${path}`, { perMessageDeflate: false })
        const opened = once(up, 'open')
        const upward = createDelayedQueue<ClientFrame>((frame) => {
          const say = () => {
            if (up.readyState !== WebSocket.OPEN) return
            up.send(JSON.stringify(frame))
            const at = performance.now()
            if (frame.type === 'command') forwarded.push({ command: frame, at, socket })
            proxy.onFrame?.(frame, at)
          }
          if (up.readyState === WebSocket.CONNECTING) opened.then(say, () => {})
          else say()
        })
        const downward = createDelayedQueue<string>((text) => {
          if (down.readyState === WebSocket.OPEN) down.send(text)
        })
        const end = () => {
          upward.clear()
          downward.clear()
          up.terminate()
          down.terminate()
        }
        cut = end
        opened.catch(end)
        down.on('message', (data) => {
          const said = JSON.parse(String(data)) as ClientFrame
          const frame = said.type === 'command' && line.rewrite ? line.rewrite(said) : said
          const { pongsHeldMs = 0, copies = 0 } = network
          if (frame.type === 'pong' && pongsHeldMs > 0) {
            // Kept back by the player: it does not hold up what else they say.
            if (pongsHeldMs < Number.POSITIVE_INFINITY) {
              setTimeout(() => upward.push(frame, upDelay(network, random)), pongsHeldMs)
            }
            return
          }
          const delay = upDelay(network, random)
          upward.push(frame, delay)
          if (frame.type !== 'command') return
          for (let copy = 0; copy < copies; copy++) upward.push(frame, delay + upDelay(network, random))
        })
        up.on('message', (data) => {
          const text = String(data)
          proxy.onFrame?.(JSON.parse(text) as ServerFrame, performance.now())
          downward.push(text, downDelay(network, random))
        })
        up.on('error', end)
        down.on('error', end)
        // The last words of either side are still under way.
        up.on('close', () => setTimeout(end, network.downMs + network.jitterMs + 20))
        down.on('close', () => setTimeout(end, network.upMs + network.jitterMs + 20))
      })
      return line
    },
    async close() {
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  server.on('connection', (socket, { url = '' }) => {
    const [, key = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(url) ?? []
    const join = lines.get(key)
    if (join) join(socket, path)
    else socket.terminate()
  })
  return proxy
}
