import { type Client, ServiceError } from '@getaway/client'
import type { OwnTables } from '../own-tables/own-tables.ts'

interface LeavingDependencies {
  readonly client: Pick<Client, 'command'>
  readonly tables: Pick<OwnTables, 'of' | 'drop' | 'forget'>
}

interface Leaving {
  /** Play has not begun, and others are at the table. */
  readonly isAwaited: boolean
  /** Runs before the table is forgotten, so that no page looks for it any more. */
  readonly onLeft?: () => void
}

/**
 * Leaves the seats of this browser for good. They are forgotten only once the service knows; it rejects otherwise. A
 * host who leaves a seat while others wait stays their host: without a host they would wait for ever.
 */
export async function leaveMatch(
  { client, tables }: LeavingDependencies,
  match: string,
  { isAwaited, onLeft }: Leaving,
): Promise<void> {
  const { seats = [], host } = tables.of(match) ?? {}
  await Promise.all(seats.map((token) => leaveSeat(client, match, token)))
  if (isAwaited && host !== undefined && seats.length > 0) {
    for (const token of seats) tables.drop(match, token)
    return
  }
  onLeft?.()
  tables.forget(match)
}

async function leaveSeat(client: LeavingDependencies['client'], match: string, token: string): Promise<void> {
  try {
    await client.command(match, { id: 'given up', command: { type: 'leave' } }, { token })
  } catch (error) {
    if (!(error instanceof ServiceError && NOTHING_TO_LEAVE.has(error.status))) throw error
  }
}

/** The token or the match is gone, or by the rules nobody can leave any more. */
const NOTHING_TO_LEAVE: ReadonlySet<number> = new Set([401, 404, 409])
