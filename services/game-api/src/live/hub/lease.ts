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
  /** Whether nobody has heard of this node for so long that others may have taken its matches. */
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
        const asked = performance.now()
        lead.note(await renewLease(database.urgent, node, leaseMs, isConnected()), clock.now())
        renewedAt = asked
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
    isOver: () => performance.now() - renewedAt > leaseMs,
    stop,
    async end() {
      stop()
      await running
      await endLease(database.urgent, node)
    },
  }
}
