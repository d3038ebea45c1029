import { setTimeout as sleep } from 'node:timers/promises'
import type { ServiceClock } from '../../clock.ts'
import type { Faults } from '../../operation/faults.ts'
import { type Database, endLease, forgetOldNodes, renewLease } from '../../store/index.ts'
import { createClockLead } from './clock-lead.ts'

export interface LeaseDependencies {
  readonly database: Database
  readonly clock: ServiceClock
  readonly node: string
  readonly leaseMs: number
  readonly onFault: Faults
  /** After renewals, one at a time: what was lost while one was late is found out here. */
  readonly onRenewed: () => Promise<void>
  /** Whether this node reaches the others. */
  readonly isConnected: () => boolean
}

export interface Lease {
  /** Before that nothing may be claimed; it comes at the end at the latest. */
  readonly held: Promise<void>
  /** By how much the database's clock is ahead of the service's (µs), at the least. */
  ahead(): number
  /**
   * Whether this node cannot say any more that it lives, so that others may have taken its matches. A node that only was
   * busy for long says it again, and learns then what it has lost.
   */
  isOver(): boolean
  /** No renewal begins after this. */
  stop(): void
  /** Gives our matches up: the next process may take them. */
  end(): Promise<void>
}

/** A renewal may fail twice before others take over. */
const RENEWALS = 3

/** Tells the other nodes, as long as this one lives, that it does. Nothing that may hang is waited for here. */
export function createLease(dependencies: LeaseDependencies): Lease {
  const { database, clock, node, leaseMs, onFault, onRenewed, isConnected } = dependencies
  const stopping = new AbortController()
  const { signal } = stopping
  const wait = () => sleep(leaseMs / RENEWALS, undefined, { signal }).catch(() => {})
  let isChecking = false
  const lead = createClockLead()
  let renewedAt = performance.now()
  /** Since when renewals fail, or one is not answered. */
  let failingSince: number | undefined
  let hold = () => {}
  const held = new Promise<void>((resolve) => {
    hold = resolve
  })

  const check = async () => {
    if (isChecking) return
    isChecking = true
    try {
      await onRenewed()
    } catch (error) {
      onFault(error, 'looking for what was taken over')
    } finally {
      isChecking = false
    }
  }

  const run = async () => {
    await forgetOldNodes(database.urgent).catch((error) => onFault(error, 'forgetting old nodes'))
    for (; !signal.aborted; await wait()) {
      try {
        failingSince ??= performance.now()
        const asked = performance.now()
        lead.note(await renewLease(database.urgent, node, leaseMs, isConnected()), clock.now())
        renewedAt = asked
        failingSince = undefined
        hold()
        void check()
      } catch (error) {
        onFault(error, 'renewing the lease')
      }
    }
    hold()
  }
  const running = run()

  const stop = () => {
    stopping.abort()
    hold()
  }
  return {
    held,
    ahead: lead.atLeast,
    isOver() {
      const now = performance.now()
      const isFailing = failingSince !== undefined && now - failingSince > leaseMs / RENEWALS
      return isFailing && now - renewedAt > leaseMs
    },
    stop,
    async end() {
      stop()
      await running
      await endLease(database.urgent, node)
    },
  }
}
