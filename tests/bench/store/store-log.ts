import { randomBytes } from 'node:crypto'
import { createScribe, type LogEvent } from '@getaway/engine'
import { playRandomMatch } from '@getaway/engine/testing'
import type { EventRow } from '@getaway/game-api/store'
import { nodeSha256 } from '../node-sha256.ts'

export interface LoggedEvent {
  readonly event: LogEvent
  readonly row: EventRow
}

/** A log that never ends: what a random match recorded, again and again, numbered and chained anew. */
export interface EndlessLog {
  readonly head: { readonly seq: number; readonly hash: string }
  next(): LoggedEvent
  /** Makes so many events ready, so that a load need not make them while the clock runs. */
  prepare(events: number): void
}

export function createEndlessLog(source: readonly LogEvent[]): EndlessLog {
  const scribe = createScribe({ salt: () => randomBytes(16).toString('hex'), sha256: nodeSha256 })
  let head = { seq: 0, hash: '' }
  let ready: LoggedEvent[] = []
  let taken = 0
  let made = 0
  const make = (): LoggedEvent => {
    // The first event makes the match; it comes once.
    const template = source[made === 0 ? 0 : 1 + ((made - 1) % (source.length - 1))] as LogEvent
    const { seq: _, salt, hash: __, ...draft } = template
    const { event, body } = scribe.write(draft, salt !== undefined)
    made++
    return { event, row: rowOf(event, body) }
  }
  return {
    get head() {
      return head
    },
    next() {
      const logged = ready[taken++] ?? make()
      const { seq, hash } = logged.event
      head = { seq, hash }
      return logged
    },
    prepare(events) {
      ready = ready.slice(taken)
      taken = 0
      while (ready.length < events) ready.push(make())
    },
  }
}

const SOURCES = Array.from({ length: 20 }, (_, seed) => playRandomMatch({ seed: seed + 1 }).events)

/** So many logs, of twenty different matches. */
export function endlessLogs(count: number): EndlessLog[] {
  return Array.from({ length: count }, (_, index) =>
    createEndlessLog(SOURCES[index % SOURCES.length] as readonly LogEvent[]),
  )
}

/** How many events these logs have. */
export function eventsIn(logs: readonly EndlessLog[]): number {
  return logs.reduce((sum, { head }) => sum + head.seq, 0)
}

function rowOf(event: LogEvent, body: string): EventRow {
  const { seq, type, at, by, timing, hash, data } = event
  // What a seat did answers a wish, whose id and digest are stored with it.
  const command =
    typeof by === 'number' ? { id: commandId(), digest: nodeSha256(JSON.stringify(data)) } : null
  return { seq, type, at, received: timing?.received ?? null, actor: String(by), body, hash, command }
}

/** As random as a client's, but made by no system call: a load is to be light. */
function commandId(): string {
  return (Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2)).slice(0, 21)
}
