import type { ServiceClock } from '../../clock.ts'
import { type NodeLine, Unreachable } from '../line/node-line.ts'
import { type ClockComparison, createClockComparison } from './clock-comparison.ts'

/** The other nodes, as far as they are heard. */
export interface Peers {
  /** Whether nothing was heard of that node for a while. It may live all the same: only its lease tells. */
  isSilent(node: string): boolean
  /** Our instant by that node's clock, and by how much that may be wrong (µs); undefined before they were compared. */
  instantAt(node: string, instant: number): { readonly at: number; readonly error: number } | undefined
  /** Those that are heard. */
  heard(): readonly string[]
  /** Is called when a node says that it ends. */
  onBye(listener: (node: string) => void): void
  close(): void
}

const ALIVE_MS = 250
const SILENT_AFTER_MS = 1_000
const FORGET_AFTER_MS = 60_000
/** Clocks are compared that often, and in quick succession with a node that has just come. */
const COMPARE_EVERY = 4
const FIRST_COMPARISONS = 4

interface Peer {
  heardAt: number
  rounds: number
  readonly comparison: ClockComparison
}

export interface PeersOptions {
  readonly line: NodeLine
  readonly clock: ServiceClock
  readonly onFault: (error: unknown) => void
}

/** Says four times a second that this node lives, and compares clocks with all that it hears. */
export function createPeers({ line, clock, onFault }: PeersOptions): Peers {
  const peers = new Map<string, Peer>()
  const listeners: ((node: string) => void)[] = []

  const compare = async (node: string, { comparison }: Peer) => {
    const asked = clock.now()
    try {
      const { head } = await line.ask(node, 'clock', {})
      const { heard, said } = head as { readonly heard: number; readonly said: number }
      comparison.note({ asked, heard, said, answered: clock.now() })
    } catch (error) {
      if (!(error instanceof Unreachable)) onFault(error)
    }
  }
  line.answer('clock', async () => {
    const heard = clock.now()
    return { head: { heard, said: clock.now() } }
  })
  line.hear('alive', (_, from) => {
    const peer = peers.get(from) ?? { heardAt: 0, rounds: 0, comparison: createClockComparison() }
    peers.set(from, peer)
    peer.heardAt = performance.now()
    const isDue = peer.rounds < FIRST_COMPARISONS || peer.rounds % COMPARE_EVERY === 0
    peer.rounds++
    if (isDue) void compare(from, peer)
  })
  line.hear('bye', (_, from) => {
    peers.delete(from)
    for (const listener of listeners) listener(from)
  })
  const beat = () => {
    line.tellAll('alive', {})
    const before = performance.now() - FORGET_AFTER_MS
    for (const [node, { heardAt }] of peers) if (heardAt < before) peers.delete(node)
  }
  const beating = setInterval(beat, ALIVE_MS)
  beat()

  const isSilent = (node: string) => {
    const heardAt = peers.get(node)?.heardAt
    return heardAt === undefined || performance.now() - heardAt > SILENT_AFTER_MS
  }
  return {
    isSilent,
    instantAt(node, instant) {
      if (node === line.node) return { at: instant, error: 0 }
      const comparison = peers.get(node)?.comparison
      const offset = comparison?.offset()
      if (!comparison || offset === undefined) return undefined
      return { at: instant + offset, error: comparison.error(instant) }
    },
    heard: () => [...peers.keys()].filter((node) => !isSilent(node)),
    onBye: (listener) => void listeners.push(listener),
    close() {
      clearInterval(beating)
      line.tellAll('bye', {})
    },
  }
}
