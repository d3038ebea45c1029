import { ServiceError } from '@getaway/client'
import { isAway } from './worker/source-for.ts'

/** Whether nobody answered: there is no network, or a proxy answered for a service that is down. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ServiceError) || (error.code === 'no-problem' && isAway(error.status))
}
