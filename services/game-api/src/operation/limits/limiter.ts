import { sha256 } from '../../secrets/secrets.ts'
import type { Metrics } from '../metrics.ts'
import { addressKey } from './address-key.ts'
import { type Concurrency, createConcurrency } from './concurrency.ts'
import { type Allowance, type CountedRate, createCountedRate } from './counted-rate.ts'
import { type Counts, TOLD_FROM } from './counts.ts'
import {
  ARCHIVES,
  FRAMES,
  RATES,
  type RateKind,
  SOCKETS_OF_AN_ADDRESS,
  STREAMS,
  TOKENS_OF_AN_ADDRESS,
} from './rates.ts'

/** The client that a request counts for: the holder of a token, or else an address, which many may share. */
export interface LimitedCaller {
  readonly address: string
  readonly token: string | undefined
}

/** Counts what everybody does, and says when it is too much. Tokens are kept as their SHA-256 only. */
export interface Limiter {
  take(kind: RateKind, asker: LimitedCaller): Promise<Allowance>
  /** Whether one more frame of that asker is heard; `keyOf` gives the key. */
  allowFrame(key: string): boolean
  /** One more stream of events; the function ends it. Undefined: so many are open already. */
  openStream(asker: LimitedCaller): (() => void) | undefined
  /** Room for one more archive, to be given back; otherwise who has too many under way: the address, or all together. */
  openArchive(address: string): (() => void) | 'address-full' | 'process-full'
  /** Room for one more socket of that address, to be given back; undefined if there is none. */
  openSocket(address: string): (() => void) | undefined
  /** What is worth telling other nodes, so that limits hold for all of them together. */
  counts(): Counts
  /** What another node tells. */
  hear(node: string, counts: Counts): Promise<void>
}

/** One key for what is counted for the whole process. */
const ALL = ''

/** By what frames are counted: a token, else one socket, since a hall watches from one address. */
export function frameKey(token: string | undefined, socket: string): string {
  return token === undefined ? socket : sha256(token)
}

export function createLimiter(metrics: Pick<Metrics, 'limited'>): Limiter {
  const byToken = mapRates(({ token }) => (token === undefined ? undefined : createCountedRate(token)))
  const byAddress = mapRates(({ address }) => createCountedRate(address))
  const ceiling = mapRates(({ address }) => createCountedRate(address * TOKENS_OF_AN_ADDRESS))
  const sockets = createConcurrency(SOCKETS_OF_AN_ADDRESS)
  const streamsOf = { token: createConcurrency(STREAMS.token), address: createConcurrency(STREAMS.address) }
  const archivesOf = {
    process: createConcurrency(ARCHIVES.process),
    address: createConcurrency(ARCHIVES.address),
  }
  const isFrameAllowed = createMeter(FRAMES)
  /** By what other nodes call them. */
  const rates = new Map<string, CountedRate>()
  for (const [name, limits] of Object.entries({ token: byToken, address: byAddress, ceiling }))
    for (const [kind, rate] of Object.entries(limits)) if (rate) rates.set(`${kind} ${name}`, rate)
  const concurrencies: Readonly<Record<string, Concurrency>> = {
    sockets,
    'streams token': streamsOf.token,
    'streams address': streamsOf.address,
    archives: archivesOf.address,
  }

  const noted = (kind: string, allowance: Allowance): Allowance => {
    if (!allowance.isAllowed) metrics.limited(kind)
    return allowance
  }
  const take = async (kind: RateKind, { address, token }: LimitedCaller): Promise<Allowance> => {
    const place = addressKey(address)
    const holders = byToken[kind]
    if (token === undefined || !holders) return noted(kind, await byAddress[kind].take(place))
    const all = await ceiling[kind].take(place)
    return noted(kind, all.isAllowed ? await holders.take(sha256(token)) : all)
  }

  return {
    take,
    allowFrame(key) {
      const isAllowed = isFrameAllowed(key)
      if (!isAllowed) metrics.limited('frame')
      return isAllowed
    },
    openStream({ address, token }) {
      const place = addressKey(address)
      const holder = token === undefined ? undefined : sha256(token)
      const isRoomHere = streamsOf.address.take(place)
      if (isRoomHere && (holder === undefined || streamsOf.token.take(holder))) {
        return () => {
          streamsOf.address.release(place)
          if (holder !== undefined) streamsOf.token.release(holder)
        }
      }
      if (isRoomHere) streamsOf.address.release(place)
      metrics.limited('stream')
      return undefined
    },
    openArchive(address) {
      const place = addressKey(address)
      const isRoomHere = archivesOf.address.take(place)
      if (isRoomHere && archivesOf.process.take(ALL)) {
        return () => {
          archivesOf.address.release(place)
          archivesOf.process.release(ALL)
        }
      }
      if (isRoomHere) archivesOf.address.release(place)
      metrics.limited('archive')
      return isRoomHere ? 'process-full' : 'address-full'
    },
    openSocket(address) {
      const place = addressKey(address)
      if (sockets.take(place)) return () => sockets.release(place)
      metrics.limited('socket')
      return undefined
    },
    counts: () => ({
      used: [...rates].flatMap(([limit, rate]) =>
        rate.untold().map(([key, count]) => ({ limit, key, count })),
      ),
      open: Object.entries(concurrencies).flatMap(([limit, one]) =>
        one.busiest(TOLD_FROM).map(([key, count]) => ({ limit, key, count })),
      ),
    }),
    async hear(node, { used, open }) {
      for (const [limit, one] of Object.entries(concurrencies)) {
        const own = open.filter((count) => count.limit === limit)
        one.hear(node, new Map(own.map(({ key, count }) => [key, count])))
      }
      for (const { limit, key, count } of used) await rates.get(limit)?.hear(key, count)
    },
  }
}

function mapRates<T>(make: (rate: (typeof RATES)[RateKind]) => T): Readonly<Record<RateKind, T>> {
  const { read, write, create, judge, connect } = RATES
  return {
    read: make(read),
    write: make(write),
    create: make(create),
    judge: make(judge),
    import: make(RATES.import),
    connect: make(connect),
  }
}

/** One window for all: a timer or a promise for each frame would cost more than the frame. */
function createMeter({ most, withinMs }: typeof FRAMES): (key: string) => boolean {
  const counts = new Map<string, number>()
  let endsAt = 0
  return (key) => {
    const now = performance.now()
    if (now >= endsAt) {
      counts.clear()
      endsAt = now + withinMs
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  }
}
