import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type AudienceKind = 'public' | 'seat' | 'caster' | 'organiser'
export type AppendCount = 'committed' | 'lost' | 'failed'

/**
 * What operators may know of a service. No match, no name and no token is ever a label, and nothing is
 * counted by what an audience may not see.
 */
export interface Metrics {
  /** One statement of the group commit. */
  committed(appends: number, tookMs: number): void
  /** What came of one match's append. */
  appended(outcome: AppendCount): void
  /** A command was recorded. */
  acknowledged(): void
  /** A command was refused; `code` is one of the catalogue. */
  refused(code: string): void
  connected(kind: AudienceKind): void
  disconnected(kind: AudienceKind): void
  /** A frame of a client. */
  heard(bytes: number): void
  /** Frames to one socket. */
  said(frames: number, bytes: number): void
  /** New events are written to all sockets of a match, so long after their commit. */
  fannedOut(lagMs: number, sockets: number): void
  /** The owner of a match, at another node, has answered a command that came here. */
  relayed(tookMs: number): void
  /** So many other nodes are heard. */
  nodes(count: number): void
  /** A reader who was too slow was sent away to catch up. */
  resynced(): void
  openMatches(count: number): void
  /** A request or frame over its rate. */
  limited(kind: string): void
  faulted(): void
  /** An HTTP request; `route` is its template. */
  answered(method: string, route: string, status: number, tookMs: number): void
  /** Where all this is collected: one per service. */
  readonly registry: Registry
}

const COMMIT_S = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 4]
const LAG_S = [0.0001, 0.00025, 0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 1]
const BATCH = [1, 2, 4, 8, 16, 32, 64, 128]
const HTTP_S = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]
const SOCKETS = [1, 4, 16, 64, 256, 1_024, 4_096, 16_384]
/** More codes than there are; a mistake that makes up codes must not fill the memory of Prometheus. */
const MOST_CODES = 100

/** A service's own metrics; the process' are added where they are read. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter<L>({ name: `getaway_${name}_total`, help, labelNames, registers })
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram<L>({ name: `getaway_${name}`, help, buckets, labelNames, registers })
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge<L>({ name: `getaway_${name}`, help, labelNames, registers })

  const appends = counter(
    'appends',
    'Appends to the record by outcome: committed, lost to another owner, or failed.',
    'outcome',
  )
  const batch = histogram('commit_batch_appends', 'Appends in one group commit.', BATCH)
  const commit = histogram('commit_seconds', 'Seconds that a group commit takes.', COMMIT_S)
  const commands = counter('commands', 'Commands by outcome: recorded or refused.', 'outcome')
  const refusals = counter('refusals', 'Refused commands by code.', 'code')
  const connections = gauge(
    'connections',
    'Open sockets by audience: public, seat, caster, organiser.',
    'audience',
  )
  const heard = counter('frames_in', 'Frames from clients.')
  const heardBytes = counter('bytes_in', 'Bytes of frames from clients.')
  const said = counter('frames_out', 'Frames to clients.')
  const saidBytes = counter('bytes_out', 'Bytes of frames to clients.')
  const lag = histogram(
    'fan_out_lag_seconds',
    'Seconds from a commit, or from the message of the node that owns the match, until the last socket was written to.',
    LAG_S,
  )
  const sockets = histogram('fan_out_sockets', 'Sockets to which new events were sent.', SOCKETS)
  const relays = histogram(
    'relay_seconds',
    'Seconds until the node that owns the match has answered a command that came to this node.',
    LAG_S,
  )
  const nodes = gauge('nodes', 'Other nodes that this one hears from.')
  const resyncs = counter('resyncs', 'Readers that were too slow and have to catch up.')
  const matches = gauge('open_matches', 'Matches in memory.')
  const limited = counter('limited', 'Requests and frames refused by a rate limit.', 'kind')
  const faults = counter('faults', 'Faults of the service itself; each is in its log.')
  const http = histogram(
    'http_seconds',
    'Seconds that HTTP requests take, by method, route and status.',
    HTTP_S,
    'method',
    'route',
    'status',
  )
  const codes = new Set<string>()

  return {
    registry,
    committed(count, tookMs) {
      batch.observe(count)
      commit.observe(tookMs / 1000)
    },
    appended: (outcome) => appends.inc({ outcome }),
    acknowledged: () => commands.inc({ outcome: 'recorded' }),
    refused(code) {
      commands.inc({ outcome: 'refused' })
      if (codes.size < MOST_CODES) codes.add(code)
      refusals.inc({ code: codes.has(code) ? code : 'other' })
    },
    connected: (audience) => connections.inc({ audience }),
    disconnected: (audience) => connections.dec({ audience }),
    heard(bytes) {
      heard.inc()
      heardBytes.inc(bytes)
    },
    said(frames, bytes) {
      said.inc(frames)
      saidBytes.inc(bytes)
    },
    fannedOut(lagMs, count) {
      lag.observe(lagMs / 1000)
      sockets.observe(count)
    },
    relayed: (tookMs) => relays.observe(tookMs / 1000),
    nodes: (count) => nodes.set(count),
    resynced: () => resyncs.inc(),
    openMatches: (count) => matches.set(count),
    limited: (kind) => limited.inc({ kind }),
    faulted: () => faults.inc(),
    answered: (method, route, status, tookMs) => http.observe({ method, route, status }, tookMs / 1000),
  }
}
