import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const FIRST_PORT = 3000
const TRIES = 20

/** Listens where it is asked to, else on the first free port, and gives the address for people. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  const ports = port === undefined ? Array.from({ length: TRIES }, (_, n) => FIRST_PORT + n) : [port]
  for (const one of ports) {
    try {
      await app.listen({ host, port: one })
      return addressOf(app, host)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  throw new Error(
    port === undefined
      ? `all ports from ${FIRST_PORT} to ${FIRST_PORT + TRIES - 1} are taken; set PORT to a free one`
      : `port ${port} is taken; set PORT to another`,
  )
}

/** Who listens everywhere is best found at this machine's own name. */
function addressOf(app: FastifyInstance, host: string): string {
  const [bound] = app.addresses()
  const port = typeof bound === 'object' ? bound.port : 0
  const isAnywhere = host === '0.0.0.0' || host === '::'
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
