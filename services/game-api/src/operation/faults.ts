import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from './metrics.ts'

/** What a fault is about, as the log's columns name it. */
export interface About {
  readonly match?: string
  readonly seat?: number
  /** The id of the command. */
  readonly command?: string
}

/** Takes note of what went wrong, of what was being done, and of what it is about. */
export type Faults = (error: unknown, what: string, about?: About) => void

/** Faults go to the log and are counted. */
export function createFaults(log: FastifyBaseLogger, metrics: Pick<Metrics, 'faulted'>): Faults {
  return (error, what, about = {}) => {
    metrics.faulted()
    log.error({ err: error, what, ...about }, what)
  }
}
