import { setTimeout as sleep } from 'node:timers/promises'
import type { ServiceClock } from '../../clock.ts'
import type { Faults } from '../../operation/faults.ts'
import { type Database, forgetDemos, forgetUnbegun } from '../../store/index.ts'

export interface RecordSweepOptions {
  readonly database: Database
  readonly clock: ServiceClock
  /** So many demo matches that are over are kept. */
  readonly demosKept: number
  /** For how long a match is kept that never begins. */
  readonly unbegunKeepMs: number
  readonly onFault: Faults
}

const SWEEP_MS = 10 * 60 * 1000

export type RecordSweep = ReturnType<typeof createRecordSweep>

/** Forgets old demo matches and what never began, as long as the service runs. */
export function createRecordSweep(options: RecordSweepOptions) {
  const { database, clock, demosKept, unbegunKeepMs, onFault } = options
  const stopping = new AbortController()
  const { signal } = stopping

  const run = async () => {
    // A match that was looked after when its time came is met again at the next start.
    for (let since: number | undefined; !signal.aborted; ) {
      try {
        const before = clock.now() - unbegunKeepMs * 1000
        await forgetUnbegun(database.db, since, before)
        since = before
        await forgetDemos(database.db, demosKept)
      } catch (error) {
        onFault(error, 'forgetting old matches')
      }
      await sleep(SWEEP_MS, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    async close() {
      stopping.abort()
      await running
    },
  }
}
