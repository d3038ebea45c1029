import { ServiceError } from '@getaway/client'

/** Answers after which a table waits no more, for the host who asks. */
const CLOSED: ReadonlySet<string> = new Set(['match-begun', 'match-over', 'no-match', 'no-such-token'])

/** Whether a waiting room is closed for good; anything else that goes wrong may pass. */
export function isRoomClosed(error: unknown): boolean {
  return error instanceof ServiceError && CLOSED.has(error.code)
}
