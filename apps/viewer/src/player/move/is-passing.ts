import { ServiceError } from '@getaway/client'

/** Whether it may go better the next time: the service was not reached, or is busy, or restarts. */
export function isPassing(error: unknown): boolean {
  return error instanceof ServiceError
    ? error.status >= 500 || error.status === 429
    : error instanceof TypeError
}
