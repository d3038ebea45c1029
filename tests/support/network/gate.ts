import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way over TCP that can be cut and slowed. */
export interface Gate {
  readonly port: number
  /** What goes through takes so much longer, each way. */
  delayMs: number
  /** All lines end, and nothing gets through until it is opened again. */
  cut(): void
  open(): void
  close(): Promise<void>
}

/** Leads to a port of this machine. */
export async function startGate(to: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true)
      one.on('data', (bytes) => {
        const pass = () => other.writable && other.write(bytes)
        if (gate.delayMs === 0) pass()
        else setTimeout(pass, gate.delayMs)
      })
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const gate: Gate = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    open() {
      isCut = false
    },
    async close() {
      gate.cut()
      server.close()
      await once(server, 'close')
    },
  }
  return gate
}
