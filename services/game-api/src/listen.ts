import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

type Address = Pick<Config, 'host' | 'port'>

const FIRST_PORT = 3000
const TRIES = 20

/** Fails at once if the address is taken: a database takes time to open. */
export async function checkAddress({ host, port }: Address): Promise<void> {
  if (port === undefined) return
  const probe = createServer()
  try {
    await once(probe.listen(port, host), 'listening')
  } catch (error) {
    throw problemOf(error, { host, port })
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}

/** Listens where it is asked to, else on the first free port, and gives the address for people. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  const ports = port === undefined ? Array.from({ length: TRIES }, (_, n) => FIRST_PORT + n) : [port]
  for (const one of ports) {
    try {
      await app.listen({ host, port: one })
      return addressOf(app, host)
    } catch (error) {
      if (port !== undefined || !isTaken(error)) throw problemOf(error, { host, port: one })
    }
  }
  throw new Error(
    `all ports from ${FIRST_PORT} to ${FIRST_PORT + TRIES - 1} are taken; set PORT to a free one`,
  )
}

function isTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}

function problemOf(error: unknown, { host, port }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new Error(`port ${port} is taken; set PORT to another`, { cause: error })
    case 'EACCES':
      return new Error(`PORT: ${port} may not be used by this user`, { cause: error })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(`HOST: ${host} is no address of this machine`, { cause: error })
    default:
      return error
  }
}

/** A service that listens on all addresses is best reached at this machine's own name. */
function addressOf(app: FastifyInstance, host: string): string {
  const [bound] = app.addresses()
  const port = typeof bound === 'object' ? bound.port : 0
  const isAnywhere = host === '0.0.0.0' || host === '::'
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
