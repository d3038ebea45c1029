import type { LiveMatch } from '../live/live-match.ts'
import { type Database, type StoredRoom, storedRoomOf, storeRoom } from '../store/index.ts'

/** What hosts have chosen for the tables that wait here; they are changed by the process that has the match. */
export interface RoomPlans {
  of(match: LiveMatch): Promise<StoredRoom>
  change(match: LiveMatch, change: Partial<StoredRoom>): Promise<void>
}

const CLOSED: StoredRoom = { isOpen: false, bots: [] }

export function createRoomPlans({ db }: Pick<Database, 'db'>): RoomPlans {
  const kept = new WeakMap<LiveMatch, StoredRoom>()
  const of = async (match: LiveMatch) => {
    const known = kept.get(match)
    if (known) return known
    const stored = (await storedRoomOf(db, match.id)) ?? CLOSED
    // A change that came in between is newer.
    const newest = kept.get(match) ?? stored
    kept.set(match, newest)
    return newest
  }
  return {
    of,
    async change(match, change) {
      const changed = { ...(await of(match)), ...change }
      await storeRoom(db, match.id, changed)
      kept.set(match, changed)
    },
  }
}
