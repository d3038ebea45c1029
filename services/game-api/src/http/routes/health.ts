import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Database, listMatches } from '../../store/index.ts'
import { HttpProblem, send } from '../problems/problem.ts'

const PATIENCE_MS = 2_000
const HEALTH = ['/healthz', '/readyz', '/metrics']
const COME_BACK = { headers: { 'retry-after': '1' } }

export interface HealthDependencies {
  readonly database: Database
  /** Aborted from the moment on that the service is asked to stop. */
  readonly stopping: AbortSignal
  /** Undefined where this is the only node. */
  readonly nodes?: { readonly node: string; isCutOff(): boolean } | undefined
}

/** Alive: the process answers. Ready: it can also read its record, reaches the other nodes, and is not about to stop. */
export function healthRoutes(app: FastifyInstance, { database, stopping, nodes }: HealthDependencies): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    if (stopping.aborted) return send(reply, 503, 'stopping', 'the service stops', COME_BACK)
    if (nodes?.isCutOff()) return send(reply, 503, 'cut-off', 'this node cannot reach the others', COME_BACK)
    try {
      const reading = listMatches(database.db, { limit: 1 })
      // When it is late, its end is nobody's business any more.
      reading.catch(() => {})
      if ((await Promise.race([reading, sleep(PATIENCE_MS, 'late')])) === 'late') throw new Error('no answer')
      return { status: 'ready', store: database.durability, ...(nodes && { node: nodes.node }) }
    } catch (error) {
      request.log.error(error)
      return send(reply, 503, 'no-database', 'the database does not answer')
    }
  })
}

/** What comes on open lines while the service stops is sent elsewhere; what came before is answered. */
export function refuseWhenStopping(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onRequest', async (request) => {
    if (stopping.aborted && !HEALTH.includes(request.url))
      throw new HttpProblem(503, 'stopping', 'the service stops; come back', COME_BACK)
  })
}
