import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Database, listMatches } from '../store/index.ts'
import { send } from './problem.ts'

const PATIENCE_MS = 2_000

/** Alive: the process answers. Ready: it can also read its record. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    try {
      const reading = listMatches(database.db, { limit: 1 })
      // When it is late, its end is nobody's business any more.
      reading.catch(() => {})
      if ((await Promise.race([reading, sleep(PATIENCE_MS, 'late')])) === 'late') throw new Error('no answer')
      return { status: 'ready', store: database.durability }
    } catch (error) {
      request.log.error(error)
      return send(reply, 503, 'no-database', 'the database does not answer')
    }
  })
}
