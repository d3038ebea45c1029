import { setTimeout as sleep } from 'node:timers/promises'
import type { ServiceClock } from '../../clock.ts'
import type { Faults } from '../../operation/faults.ts'
import { type Database, dueMatches, ownedBy, releaseMatch } from '../../store/index.ts'
import type { OwnedMatch } from '../owned/owned-match.ts'

/** What a node does for its matches without being asked. */
export interface Housekeeping {
  /** A node that slept longer than its lease learns here what was taken over meanwhile. */
  dropWhatIsTaken(): Promise<void>
  close(): Promise<void>
}

export interface HousekeepingOptions {
  readonly database: Database
  readonly clock: ServiceClock
  readonly node: string
  readonly onFault: Faults
  /** Nothing may be claimed before that. */
  readonly start: Promise<void>
  /** The matches that are open. */
  readonly here: () => readonly OwnedMatch[]
  /** Opens a match and asks its referee; does nothing if another node was quicker. */
  readonly wake: (id: string) => Promise<void>
  /** Each second. */
  readonly onRound: () => void
  /** A match is about to be put away: bots that wait in it for people are to leave. */
  readonly onPutAway: (id: string) => void
  /** A match that nobody looks at, and that is not due for so long, is put away. */
  readonly quietMs?: number | undefined
}

const SECOND = 1_000_000
const MOST_DUE = 100
const QUIET_MS = 60_000
const RETRY_AFTER = 60 * SECOND

export function createHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { database, clock, node, onFault, here, quietMs = QUIET_MS } = options
  const tidyEvery = Math.max(1, Math.round(quietMs / 2_000))
  const stopping = new AbortController()
  const { signal } = stopping
  /** Those that are being looked after just now. */
  const waking = new Set<string>()
  /** Matches that do not open, and when (µs) to try again. */
  const unreadable = new Map<string, number>()

  const wake = async (id: string) => {
    waking.add(id)
    try {
      await options.wake(id)
    } catch (error) {
      unreadable.set(id, clock.now() + RETRY_AFTER)
      onFault(error, 'a match does not open', { match: id })
    } finally {
      waking.delete(id)
    }
  }

  /** What is due while nobody looks, here or in a process that is no more. */
  const openWhatIsDue = async () => {
    for (const [id, retryAt] of unreadable) if (retryAt < clock.now()) unreadable.delete(id)
    const except = [...unreadable.keys(), ...waking]
    const ids = await dueMatches(database.db, node, clock.now() + SECOND, MOST_DUE, except)
    // One that hangs must not keep the others from what is due.
    for (const id of ids) void wake(id)
  }

  const tidy = async () => {
    for (const match of here()) {
      if (!match.isIdle(quietMs * 1_000)) continue
      if (match.isForPeople()) options.onPutAway(match.id)
      await match.close()
      await releaseMatch(database.db, match.id, match.epoch)
    }
  }

  const watch = async () => {
    await options.start
    for (let round = 1; !signal.aborted; round++) {
      await openWhatIsDue().catch((error) => onFault(error, 'looking for what is due'))
      options.onRound()
      if (round % tidyEvery === 0) await tidy().catch((error) => onFault(error, 'putting matches away'))
      await sleep(1000, undefined, { signal }).catch(() => {})
    }
  }
  const watching = watch()

  return {
    async dropWhatIsTaken() {
      const own = here().filter((match) => match.epoch > 0 && !match.isOver())
      const ids = own.map(({ id }) => id)
      const still = new Set(await ownedBy(database.db, node, ids))
      for (const match of own) if (!still.has(match.id) && !match.isOver()) await match.close()
    },
    async close() {
      stopping.abort()
      await watching
    },
  }
}
