import type { Hub } from '../live/hub/hub.ts'
import type { Faults } from '../operation/faults.ts'
import { type Database, REVOCATIONS, revokedObserversIn } from '../store/index.ts'

/** Ends what this process shows to people who were revoked, whichever process did that. */
export interface Revocations {
  close(): Promise<void>
}

/**
 * The database tells every process at once, with the commit. Its word is only a hint: what was missed, while the line was
 * down say, is found when it stands again, and every few seconds.
 */
export function createRevocations(dependencies: {
  readonly database: Pick<Database, 'db' | 'listen'>
  readonly hub: Pick<Hub, 'here' | 'openIds'>
  readonly onFault: Faults
}): Revocations {
  const { database, hub, onFault } = dependencies
  const expelAll = async () => {
    for (const { match, tokenHash } of await revokedObserversIn(database.db, hub.openIds()))
      hub.here(match)?.attendance.expel(tokenHash)
  }
  const look = () => void expelAll().catch((error: unknown) => onFault(error, 'who was revoked'))
  const listening = database.listen(REVOCATIONS, { heard: look, onBegin: look })
  return { close: listening.close }
}
