import { openSocket } from '#web-socket'
import { type Clock, systemClock } from './clock.ts'
import { type Connection, createConnection } from './connection/connection.ts'
import { createAttempts } from './http/attempts.ts'
import { createImports, type Imports } from './http/imports.ts'
import { matchPath } from './http/match-path.ts'
import { createMatches, type Matches } from './http/matches.ts'
import { createRecords, type Records } from './http/records.ts'
import { createRequests } from './http/requests.ts'
import { createRooms, type Rooms } from './http/rooms.ts'
import { createSeats, type Seats } from './http/seats.ts'
import { createTransfers, type Transfers } from './http/transfers.ts'
import { type ReceiptStore, receiptsInMemory } from './receipt-store.ts'

export interface ClientOptions {
  /** Where the service is, such as `http://localhost:3000`; several, if it is more than one on one record. */
  readonly url: string | readonly [string, ...string[]]
  readonly fetch?: typeof fetch
  readonly clock?: Clock
  /** From 0 to below 1; spreads reconnects. */
  readonly random?: () => number
}

export interface ConnectOptions {
  /** Of a seat or of somebody admitted; without it one sees what everybody sees. */
  readonly token?: string
  /** Where receipts go; in memory, if nothing is said. */
  readonly keep?: ReceiptStore
}

/** A service, over HTTP and WebSocket. What it answers otherwise than asked is thrown as a `ServiceError`. */
export interface Client extends Matches, Rooms, Seats, Records, Imports, Transfers {
  /** Live events and commands; with a seat's token as that seat. */
  connect(id: string, options?: ConnectOptions): Connection
}

export function createClient({ url, fetch = globalThis.fetch, ...rest }: ClientOptions): Client {
  const { clock = systemClock, random = Math.random } = rest
  const [first, ...others] = typeof url === 'string' ? ([url] as const) : url
  const bases = [baseOf(first), ...others.map(baseOf)] as const
  const requests = createRequests(createAttempts({ bases, clock, random }), fetch)
  return {
    ...createMatches(requests),
    ...createRooms(requests),
    ...createSeats(requests),
    ...createRecords(requests),
    ...createImports(requests),
    ...createTransfers(requests),
    connect(id, { token, keep = receiptsInMemory() } = {}) {
      const [base, ...further] = bases
      const urls = [socketUrl(base, id), ...further.map((one) => socketUrl(one, id))] as const
      return createConnection({ urls, token, keep, openSocket, clock, random })
    },
  }
}

function baseOf(url: string): string {
  return url.replace(/\/+$/, '')
}

function socketUrl(base: string, id: string): string {
  return `${base.replace(/^http/, 'ws')}${matchPath(id)}/socket`
}
