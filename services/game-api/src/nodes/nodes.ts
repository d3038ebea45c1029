import type { ServiceClock } from '../clock.ts'
import type { RelayedAnswer, RelayedRequest } from '../live/live-match.ts'
import type { FollowShow } from '../shows/follow-show.ts'
import type { Bus } from './bus/bus.ts'
import { connectNats } from './bus/nats-bus.ts'
import { createMatchHost, type MatchHost, type MatchHostOptions } from './guests/match-host.ts'
import { createEnvelopes } from './line/envelope.ts'
import { createNodeLine, type NodeLine } from './line/node-line.ts'
import { createPeers, type Peers } from './peers/peers.ts'
import type { RelayedMatchOptions } from './relayed/relayed-match.ts'
import type { RelaysOptions } from './relayed/relays.ts'
import { createRelays, type FollowedMatches } from './relayed/relays.ts'
import { type MadeFor, type SharedLimitsOptions, shareLimits } from './shared-limits.ts'
import { createRelayedShows, type RelayedShows, type RelayedShowsOptions } from './shows/relayed-shows.ts'

/** How nodes of one service reach each other. */
export interface BetweenNodes {
  readonly node: string
  /** What all nodes of the service share, and nobody else has. */
  readonly secret: string
  readonly bus: Bus
}

export interface NodesOptions
  extends BetweenNodes,
    Pick<RelaysOptions, 'holdsLease' | 'claim' | 'onPeers'>,
    Pick<RelayedMatchOptions, 'onFannedOut' | 'onRelayed'> {
  readonly clock: ServiceClock
  readonly onFault: (error: unknown) => void
}

/** The other nodes, as this one deals with them. */
export interface Nodes {
  /** Matches of theirs that are followed from here. */
  readonly followed: FollowedMatches
  readonly line: NodeLine
  readonly peers: Peers
  /** Serves the matches of this node to them from now on. */
  serve(options: Omit<MatchHostOptions, 'line' | 'clock'>): void
  /** From now on what is limited is limited for all nodes together. */
  shareLimits(options: Omit<SharedLimitsOptions, 'line'>): void
  tellMatchMade(made: MadeFor): void
  tellTableOpened(opened: MadeFor): void
  /** Leads screens to shows of whatever node. */
  followShows(here: FollowShow, elsewhere: RelayedShowsOptions['elsewhere']): FollowShow
  /** Has another node answer a request. */
  ask(node: string, request: RelayedRequest): Promise<RelayedAnswer>
  /** There is a rematch of a match, whose players may be anywhere. */
  tellRematch(match: string): void
  /** Says that this node's matches may be taken, and ends. */
  close(): Promise<void>
}

/** For so long an answer of another node is waited for. */
const ANSWER_MS = 5_000

/** To NATS, by its address; a wrong one is named at the start. */
export async function openNats(url: string, onFault: (error: unknown) => void): Promise<Bus> {
  try {
    return await connectNats(url, onFault)
  } catch (cause) {
    throw new Error('NATS_URL: the broker can’t be reached', { cause })
  }
}

export function createNodes(options: NodesOptions): Nodes {
  const { node, secret, bus, clock, onFault } = options
  const line = createNodeLine({ node, bus, envelopes: createEnvelopes(node, secret), onFault })
  const peers = createPeers({ line, clock, onFault })
  const followed = createRelays({ ...options, line, peers })
  let host: MatchHost | undefined
  let shows: RelayedShows | undefined
  let endLimits = () => {}

  return {
    followed,
    line,
    peers,
    serve(more) {
      host = createMatchHost({ ...more, line, clock })
      line.answer('http', async ({ text }) => ({
        text: JSON.stringify(await more.answer(JSON.parse(text) as RelayedRequest)),
      }))
    },
    shareLimits(more) {
      endLimits = shareLimits({ ...more, line })
    },
    tellMatchMade: (made) => line.tellAll('match made', made),
    tellTableOpened: (opened) => line.tellAll('table opened', opened),
    followShows(here, elsewhere) {
      shows = createRelayedShows({ line, peers, here, elsewhere })
      return shows.follow
    },
    async ask(to, request) {
      const { text } = await line.ask(to, 'http', {}, { text: JSON.stringify(request), timeoutMs: ANSWER_MS })
      return JSON.parse(text) as RelayedAnswer
    },
    tellRematch: (match) => line.tellAll('rematch', { match }),
    async close() {
      host?.close()
      shows?.close()
      endLimits()
      followed.close()
      peers.close()
      await line.close()
    },
  }
}
