import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, endLease, forgetOldNodes, renewLease } from '../store/index.ts'

export interface LeaseMeans {
  readonly database: Database
  readonly node: string
  readonly leaseMs: number
  readonly onFault: (error: unknown, what: string) => void
  /** After each renewal: what was lost while it was late is found out here. */
  readonly onRenewed: () => Promise<void>
}

export interface Lease {
  /** Before that nothing may be claimed; it comes at the end at the latest. */
  readonly held: Promise<void>
  /** Whoever comes first may have what was ours. */
  end(): Promise<void>
}

/** A renewal may fail twice before others take over. */
const RENEWALS = 3

/** Tells the other nodes, as long as this one lives, that it does. */
export function createLease({ database, node, leaseMs, onFault, onRenewed }: LeaseMeans): Lease {
  const stopping = new AbortController()
  const { signal } = stopping
  const wait = () => sleep(leaseMs / RENEWALS, undefined, { signal }).catch(() => {})
  let hold = () => {}
  const held = new Promise<void>((resolve) => {
    hold = resolve
  })

  const run = async () => {
    await forgetOldNodes(database.db).catch((error) => onFault(error, 'forgetting old nodes'))
    for (; !signal.aborted; await wait()) {
      try {
        await renewLease(database.db, node, leaseMs)
        hold()
        await onRenewed()
      } catch (error) {
        onFault(error, 'renewing the lease')
      }
    }
    hold()
  }
  const running = run()

  return {
    held,
    async end() {
      stopping.abort()
      await running
      await endLease(database.db, node)
    },
  }
}
