import { shownEvent } from '../protocol/frames.ts'
import * as http from '../protocol/http.ts'
import { linesIn } from './line-reader.ts'
import { matchPath } from './match-path.ts'
import { type As, checked, queryOf, type Requests } from './requests.ts'

export type ShownEvent = http.EventPage['shown'][number]

/** What is recorded of a match, and what is recorded of the service. */
export interface Records {
  /** A page of what the reader may see after the event `after`. */
  readEvents(id: string, after?: number, as?: As): Promise<http.EventPage>
  /** The same as it comes, without pages; ends when the service ends it. */
  streamEvents(id: string, after?: number, as?: As): AsyncGenerator<ShownEvent, void>
  /** The open log of a match that is over, as `getaway audit` takes it. */
  readLog(id: string, as?: As): Promise<string>
  listGames(): Promise<http.GameList['games']>
  /** Where devices in the same network reach the service; told only to callers on its machine. */
  listAddresses(): Promise<readonly string[]>
  readStandings(event: string): Promise<http.TournamentStandings>
  /** The public keys that ever sealed a log here. */
  readSealKeys(): Promise<http.SealKeys['keys']>
}

export function createRecords({ read, readText, open }: Requests): Records {
  const eventsPath = (id: string, after: number) => `${matchPath(id)}/events${queryOf({ after })}`
  return {
    readEvents: (id, after = 0, as) => read(eventsPath(id, after), http.eventPage, as),
    async *streamEvents(id, after = 0, as) {
      const { body, status } = await open(eventsPath(id, after), 'application/x-ndjson', as)
      if (!body) return
      for await (const line of linesIn(body)) yield checked(shownEvent, jsonOf(line), status)
    },
    readLog: (id, as) => readText(`${matchPath(id)}/log`, as),
    listGames: async () => (await read('/api/games', http.gameList)).games,
    listAddresses: async () => (await read('/api/addresses', http.addressList)).addresses,
    readStandings: (event) => read(`/api/events/${encodeURIComponent(event)}/standings`, http.standingsOf),
    readSealKeys: async () => (await read('/.well-known/getaway-keys.json', http.sealKeys)).keys,
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
