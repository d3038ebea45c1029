import { type Clock, systemClock } from '../clock.ts'
import { createAttempts } from '../http/attempts.ts'
import { type As, createRequests, queryOf } from '../http/requests.ts'
import * as protocol from '../protocol/tournaments.ts'

/** The tournaments of a service: what everybody is told, and the desk. Apart from the client that every page loads. */
export interface TournamentClient {
  /** Asking again with the same token finds the tournament that it made. */
  createTournament(wish: protocol.NewTournament): Promise<protocol.TournamentCreated>
  /** As the public is told of it. */
  readTournament(id: string): Promise<protocol.TournamentView>
  /** For the staff, at once. */
  readDesk(id: string, as: As): Promise<protocol.TournamentDesk>
  /** What organisers may ask for, with JSON Schemas. */
  readTournamentCommands(id: string, as: As): Promise<protocol.TournamentCommandList>
  /** A wish of an organiser. The same `id` again is the same wish. */
  commandTournament(
    id: string,
    wish: protocol.TournamentCommandRequest,
    as: As,
  ): Promise<protocol.TournamentReceipt>
  /** The standings before and after a wish, which is not done. */
  previewCommand(
    id: string,
    command: protocol.TournamentCommandRequest['command'],
    as: As,
  ): Promise<protocol.TournamentPreview>
  openTable(id: string, table: protocol.NewTable, as: As): Promise<protocol.TableOpened>
  /** Of one match, or of all that are not over: for print. */
  readLinks(id: string, as: As, match?: string): Promise<readonly protocol.SeatLink[]>
  /** An act of the match's own game, such as voiding a round: it stands in the match's log and in the tournament's. */
  actInMatch(id: string, match: string, act: protocol.MatchAct, as: As): Promise<protocol.TournamentReceipt>
  previewAct(
    id: string,
    match: string,
    command: protocol.MatchAct['command'],
    as: As,
  ): Promise<protocol.TournamentPreview>
  /** By a player, with the token of the seat in the match. */
  raiseObjection(id: string, objection: protocol.NewObjection, as: As): Promise<protocol.ObjectionRaised>
  inviteStaff(id: string, staff: protocol.NewStaffMember, as: As): Promise<protocol.StaffInvited>
  admitStaff(id: string, admission: protocol.AdmitStaff): Promise<protocol.StaffAdmitted>
  revokeStaff(id: string, person: string, revoked: protocol.RevokedStaff, as: As): Promise<void>
  importPlayers(id: string, players: protocol.PlayersCsv, as: As): Promise<protocol.PlayersImported>
  exportPlayers(id: string, as: As): Promise<string>
  /** The tournament's log: for the staff all of it, for others as far as the public knows. */
  readTournamentLog(id: string, as?: As): Promise<string>
  /** The signed archive, for `getaway audit --summary`: for organisers at any time, for others once it is closed. */
  readArchive(id: string, as?: As): Promise<Uint8Array<ArrayBuffer>>
}

export interface TournamentClientOptions {
  readonly url: string
  readonly fetch?: typeof fetch
  readonly clock?: Clock
  readonly random?: () => number
}

export function createTournamentClient(options: TournamentClientOptions): TournamentClient {
  const { url, fetch = globalThis.fetch, clock = systemClock, random = Math.random } = options
  const base = url.replace(/\/+$/, '')
  const { read, readText, open, post, tell } = createRequests(
    createAttempts({ bases: [base], clock, random }),
    fetch,
  )
  const path = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`
  const matchIn = (id: string, match: string) => `${path(id)}/matches/${encodeURIComponent(match)}`
  /** What carries an id of its own is done once, however often it is said. */
  const saying = (value: unknown, as?: As) =>
    ({ ...as, repeat: 'safe', body: { type: 'json', value } }) as const
  return {
    createTournament: (wish) => post('/api/tournaments', protocol.tournamentCreated, saying(wish)),
    readTournament: (id) => read(path(id), protocol.tournament),
    readDesk: (id, as) => read(`${path(id)}/desk`, protocol.tournamentDesk, as),
    readTournamentCommands: (id, as) => read(`${path(id)}/commands`, protocol.tournamentCommandList, as),
    commandTournament: (id, wish, as) =>
      post(`${path(id)}/commands`, protocol.tournamentReceipt, saying(wish, as)),
    previewCommand: (id, command, as) =>
      post(`${path(id)}/preview`, protocol.tournamentPreview, saying({ command }, as)),
    openTable: (id, table, as) => post(`${path(id)}/tables`, protocol.tableOpened, saying(table, as)),
    readLinks: async (id, as, match) =>
      (await read(`${path(id)}/links${queryOf({ match })}`, protocol.seatLinks, as)).links,
    actInMatch: (id, match, act, as) =>
      post(`${matchIn(id, match)}/acts`, protocol.tournamentReceipt, saying(act, as)),
    previewAct: (id, match, command, as) =>
      post(`${matchIn(id, match)}/preview`, protocol.tournamentPreview, saying({ command }, as)),
    raiseObjection: (id, objection, as) =>
      post(`${path(id)}/objections`, protocol.objectionRaised, saying(objection, as)),
    inviteStaff: (id, staff, as) =>
      post(`${path(id)}/staff/invitations`, protocol.staffInvited, saying(staff, as)),
    admitStaff: (id, admission) => post(`${path(id)}/staff`, protocol.staffAdmitted, saying(admission)),
    revokeStaff: (id, person, revoked, as) =>
      tell(`${path(id)}/staff/${encodeURIComponent(person)}/revocation`, saying(revoked, as)),
    importPlayers: (id, players, as) =>
      post(`${path(id)}/players`, protocol.playersImported, saying(players, as)),
    exportPlayers: (id, as) => readText(`${path(id)}/players.csv`, as),
    readTournamentLog: (id, as) => readText(`${path(id)}/log`, as),
    readArchive: async (id, as) => {
      const response = await open(`${path(id)}/archive`, 'application/gzip', as)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}
