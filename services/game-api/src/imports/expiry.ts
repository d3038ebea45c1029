import type { FastifyInstance } from 'fastify'
import type { ServiceClock } from '../clock.ts'
import type { Faults } from '../operation/faults.ts'
import { type Database, deleteImportsBefore } from '../store/index.ts'

export interface ExpiryDependencies {
  readonly database: Database
  readonly clock: ServiceClock
  /** For how long an import is kept. */
  readonly importKeepMs: number
  readonly onFault: Faults
}

const SWEEP_MS = 60 * 60 * 1000

/** Deletes imports when they are old, as long as the service runs. */
export function expireImports(app: FastifyInstance, dependencies: ExpiryDependencies): void {
  const { database, clock, importKeepMs, onFault } = dependencies
  let sweeping: Promise<void> | undefined
  const sweep = () => {
    sweeping ??= deleteImportsBefore(database.db, clock.now() - importKeepMs * 1000)
      .catch((error) => onFault(error, 'deleting old imports'))
      .finally(() => {
        sweeping = undefined
      })
  }
  const timer = setInterval(sweep, Math.min(SWEEP_MS, importKeepMs))
  sweep()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sweeping
  })
}
