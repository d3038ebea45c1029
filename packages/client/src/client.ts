import { openSocket } from '#web-socket'
import { type Clock, systemClock } from './clock.ts'
import { type Connection, createConnection } from './connection.ts'
import * as http from './protocol/http.ts'
import { createRequests } from './requests.ts'

export interface ClientOptions {
  /** Where the service is, such as `http://localhost:3000`. */
  readonly url: string
  readonly fetch?: typeof fetch
  readonly clock?: Clock
  /** From 0 to below 1; spreads reconnects. */
  readonly random?: () => number
}

/** A service, over HTTP and WebSocket. What it answers otherwise than asked is thrown as a `ServiceError`. */
export interface Client {
  listMatches(query?: {
    readonly status?: http.MatchSummary['status']
    readonly limit?: number
  }): Promise<readonly http.MatchSummary[]>
  readMatch(id: string): Promise<http.MatchSummary>
  /** What everybody may see, behind the event `after`. */
  readEvents(id: string, after?: number): Promise<http.EventPage>
  /** The open log of a match that is over, as `getaway audit` takes it. */
  readLog(id: string): Promise<string>
  createMatch(wish: http.NewMatch): Promise<http.MatchCreated>
  joinSeat(id: string, join: http.JoinSeat): Promise<{ seat: number }>
  /** Live events and commands; with a seat's token as that seat. */
  connect(id: string, options?: { readonly token?: string }): Connection
}

export function createClient({ url, fetch = globalThis.fetch, ...rest }: ClientOptions): Client {
  const { clock = systemClock, random = Math.random } = rest
  const base = `${url.replace(/\/+$/, '')}/api/matches`
  const { read, readText, post } = createRequests(base, fetch)
  return {
    listMatches: async (query = {}) => (await read(queryOf(query), http.matchList)).matches,
    readMatch: (id) => read(pathOf(id), http.matchSummary),
    readEvents: (id, after = 0) => read(`${pathOf(id)}/events${queryOf({ after })}`, http.eventPage),
    readLog: (id) => readText(`${pathOf(id)}/log`),
    createMatch: (wish) => post('', wish, http.matchCreated),
    joinSeat: (id, join) => post(`${pathOf(id)}/seats`, join, http.seatJoined),
    connect: (id, { token } = {}) =>
      createConnection({
        url: `${base.replace(/^http/, 'ws')}${pathOf(id)}/socket`,
        token,
        openSocket,
        clock,
        random,
      }),
  }
}

function pathOf(id: string): string {
  return `/${encodeURIComponent(id)}`
}

function queryOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const given = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) given.set(key, String(value))
  return given.size === 0 ? '' : `?${given}`
}
