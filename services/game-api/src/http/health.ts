import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../store/index.ts'
import { send } from './problem.ts'

/** Alive: the process answers. Ready: it can also read its record. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1 from matches limit 1`.execute(database.db)
      return { status: 'ready', store: database.durability }
    } catch (error) {
      request.log.error(error)
      return send(reply, 503, 'no-database', 'the database does not answer')
    }
  })
}
