import * as http from '../protocol/http.ts'
import { type OpenTable, type Room, room, tableList, tableRenewed } from '../protocol/room.ts'
import { matchPath } from './match-path.ts'
import type { As, Requests } from './requests.ts'

/** Tables before they begin, and another match after one. */
export interface Rooms {
  /** For a seat, an observer or the host; for everybody if the table is open. */
  readRoom(id: string, as?: As): Promise<Room>
  /** The host plans a bot for a free seat; it sits down at the start. */
  planBot(id: string, seat: number, strength: string, as: As): Promise<void>
  unplanBot(id: string, seat: number, as: As): Promise<void>
  /** Whether strangers may take free seats, and the table is listed. */
  openTable(id: string, open: boolean, as: As): Promise<void>
  /** The planned bots sit down; the match begins when all are ready. */
  startMatch(id: string, as: As): Promise<void>
  /** Before play, the host: the same table again, without these seats’ players; tells which match it is. */
  renewTable(id: string, without: readonly number[], as: As): Promise<string>
  listTables(): Promise<readonly OpenTable[]>
  /** The same match again, for the seat that asks; the first who asks creates it. */
  askRematch(id: string, as: As): Promise<http.Rematch>
}

export function createRooms({ read, post, tell, put, delete: remove }: Requests): Rooms {
  const botPath = (id: string, seat: number) => `${matchPath(id)}/seats/${seat}/bot`
  const json = (value: unknown) => ({ type: 'json', value }) as const
  return {
    readRoom: (id, as) => read(`${matchPath(id)}/room`, room, as),
    planBot: (id, seat, strength, as) =>
      put(botPath(id, seat), { ...as, repeat: 'safe', body: json({ strength }) }),
    unplanBot: (id, seat, as) => remove(botPath(id, seat), { ...as, repeat: 'safe' }),
    openTable: (id, open, as) =>
      put(`${matchPath(id)}/open`, { ...as, repeat: 'safe', body: json({ open }) }),
    startMatch: (id, as) => tell(`${matchPath(id)}/start`, { ...as, repeat: 'safe' }),
    async renewTable(id, without, as) {
      const asked = { ...as, repeat: 'safe', body: json({ without }) } as const
      return (await post(`${matchPath(id)}/renewal`, tableRenewed, asked)).match
    },
    listTables: async () => (await read('/api/tables', tableList)).tables,
    askRematch: (id, as) => post(`${matchPath(id)}/rematch`, http.rematch, { ...as, repeat: 'safe' }),
  }
}
