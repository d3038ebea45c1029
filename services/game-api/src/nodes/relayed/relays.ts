import type { Glance } from '../../live/hub/glance.ts'
import type { Relays } from '../../live/hub/hub.ts'
import type { NodeLine } from '../line/node-line.ts'
import type { GuestList, MatchBeat } from '../match-wire.ts'
import type { Peers } from '../peers/peers.ts'
import { type Located, RelayedMatch, type RelayedMatchOptions } from './relayed-match.ts'

export interface RelaysOptions
  extends Pick<RelayedMatchOptions, 'clock' | 'onFault' | 'onFannedOut' | 'onRelayed'> {
  readonly line: NodeLine
  readonly peers: Peers
  /** Whether a node that is silent may still have matches. */
  readonly holdsLease: (node: string) => Promise<boolean>
  /** So many other nodes are heard. */
  readonly onPeers: (count: number) => void
  /** Takes the match over, or tells who has it. */
  readonly claim: (id: string) => Promise<Located>
}

/** The matches of other nodes that are followed from here. */
export interface FollowedMatches extends Relays {
  /** Whether this node has not reached the others for a while. */
  isCutOff(): boolean
  close(): void
}

const TICK_MS = 250
/** The desk is asked for every few seconds, and does not wait for a node that is slow. */
const GLANCE_MS = 500
const TELL_EVERY = 4
/** Shorter gaps nobody notices: the client of NATS comes back by itself. */
const CUT_OFF_AFTER_MS = 3_000
/** A dead node's lease is asked for once for all of its matches. */
const LEASE_KNOWN_MS = 100
const LISTS_AT_ONCE = 100

export function createRelays(options: RelaysOptions): FollowedMatches {
  const { line, peers, onFault } = options
  const matches = new Map<string, RelayedMatch>()
  const leases = new Map<string, { readonly at: number; readonly isHeld: Promise<boolean> }>()
  let connectedAt = performance.now()

  const isCutOff = () => !line.isConnected() && performance.now() - connectedAt > CUT_OFF_AFTER_MS
  const isLeaseHeld = (node: string): Promise<boolean> => {
    const known = leases.get(node)
    if (known && performance.now() - known.at < LEASE_KNOWN_MS) return known.isHeld
    const isHeld = options.holdsLease(node)
    leases.set(node, { at: performance.now(), isHeld })
    return isHeld
  }
  const locate = async (id: string, before: string): Promise<Located> => {
    // Nobody can take it before its lease is over.
    if (before !== line.node && peers.isSilent(before) && (await isLeaseHeld(before))) return 'unknown'
    return options.claim(id)
  }

  const of = (id: string, owner: string): RelayedMatch | undefined => {
    const known = matches.get(id)
    if (known) return known
    if (isCutOff()) return undefined
    const match = new RelayedMatch({
      ...options,
      id,
      owner,
      locate,
      onEnd: () => {
        if (matches.get(id) === match) matches.delete(id)
      },
    })
    matches.set(id, match)
    return match
  }

  line.hear('beats', ({ head }, from) => {
    for (const beat of head as readonly MatchBeat[]) matches.get(beat.match)?.hearBeat(beat, from)
  })
  line.hear('say', ({ head, text }) => {
    const { match, id } = head as { readonly match: string; readonly id: string }
    matches.get(match)?.attendance.sayTo(id, text)
  })
  line.hear('expel', ({ head }) => {
    const { match, id } = head as { readonly match: string; readonly id: string }
    matches.get(match)?.attendance.expelOne(id)
  })
  peers.onBye((node) => {
    for (const match of matches.values()) if (match.owner === node) match.relocate().catch(onFault)
  })

  const tellAll = () => {
    const lists = new Map<string, GuestList[]>()
    for (const match of matches.values())
      lists.set(match.owner, [...(lists.get(match.owner) ?? []), match.list()])
    for (const [owner, all] of lists) {
      const isAll = all.length <= LISTS_AT_ONCE
      for (let from = 0; from < all.length; from += LISTS_AT_ONCE)
        line.tell(owner, 'guests', { isAll, lists: all.slice(from, from + LISTS_AT_ONCE) })
    }
  }
  let ticks = 0
  const tick = () => {
    if (line.isConnected()) connectedAt = performance.now()
    for (const match of [...matches.values()]) {
      if (match.owner !== line.node && isCutOff()) match.end('cut-off')
      else if (match.isIdle()) match.end()
      else if (match.isStale() || (match.owner !== line.node && peers.isSilent(match.owner)))
        match.relocate().catch(onFault)
    }
    for (const [node, { at }] of leases) if (performance.now() - at > LEASE_KNOWN_MS) leases.delete(node)
    ticks++
    if (ticks % TELL_EVERY !== 0) return
    options.onPeers(peers.heard().length)
    tellAll()
  }
  const ticking = setInterval(tick, TICK_MS)

  return {
    known(id) {
      const match = matches.get(id)
      return match && !match.isStale() ? match : undefined
    },
    of,
    isConnected: () => line.isConnected(),
    isCutOff,
    async glances(ids) {
      const asked = peers.heard().map(async (node) => {
        const { head } = await line.ask(node, 'glances', { matches: ids }, { timeoutMs: GLANCE_MS })
        return head as readonly Glance[]
      })
      const answers = await Promise.allSettled(asked)
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    },
    close() {
      clearInterval(ticking)
      for (const match of [...matches.values()]) match.end()
    },
  }
}
