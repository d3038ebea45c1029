import type { Generated, JSONColumnType } from 'kysely'
import type { StoredSummary } from './summary.ts'

/** Demo matches are no record of anybody. */
export type MatchKind = 'played' | 'demo'
/** Waiting: a seat is free. */
export type MatchState = 'waiting' | 'live' | 'over'
export type ObserverRole = 'caster' | 'organiser'

interface Matches {
  id: string
  game: string
  rules: string
  created_at: number
  epoch: Generated<number>
  owner: string | null
  due_at: number | null
  over: Generated<boolean>
  summary: JSONColumnType<StoredSummary>
  kind: Generated<MatchKind>
  delay_us: Generated<number>
  event: string | null
  ended_at: number | null
  host_hash: string | null
  /** Of which staff created it: only then it belongs to the tournament. */
  tournament: Generated<string | null>
}

interface Tournaments {
  id: string
  created_at: number
}

interface TournamentEvents {
  tournament_id: string
  seq: number
  type: string
  at: number
  committed_at: Generated<number>
  actor: string
  match_id: string | null
  command_id: string | null
  command_digest: string | null
  body: string
  hash: string
}

interface TournamentStaff {
  tournament_id: string
  id: string
  role: ObserverRole
  name: string | null
  invitation_hash: string | null
  token_hash: string | null
  key: string | null
  wrapped: string
  admitted: Generated<boolean>
  revoked: Generated<boolean>
}

interface Nodes {
  id: string
  expires_at: number
  is_connected: Generated<boolean>
}

interface Homes {
  key: string
  node: string
}

interface Standings {
  match_id: string
  seq: number
  known_at: number
  state: MatchState
  summary: JSONColumnType<StoredSummary>
}

interface MatchPlayers {
  match_id: string
  seat: number
  name: string
  bot: string | null
  key: Generated<string | null>
  known_at: number
}

interface Observers {
  match_id: string
  id: string
  role: ObserverRole
  name: string | null
  invitation_hash: string | null
  token_hash: string | null
  key: string | null
  admitted: boolean
  revoked: Generated<boolean>
}

interface SealKeys {
  id: string
  public_key: string
  first_used_at: number
}

interface Events {
  match_id: string
  seq: number
  type: string
  at: number
  received: number | null
  committed_at: Generated<number>
  actor: string
  epoch: number
  command_id: string | null
  command_digest: string | null
  body: string
  hash: string
}

interface Seats {
  match_id: string
  seat: number
  invitation_hash: string | null
  token_hash: string | null
  key: string | null
}

interface Rooms {
  match_id: string
  known_at: number
  is_open: boolean
  bots: JSONColumnType<readonly (string | null)[]>
}

interface Rematches {
  match_id: string
  rematch_id: string
}

/** Logs from elsewhere. */
interface Imports {
  id: string
  imported_at: number
  game: string
  match_id: string
  seal: string
  fingerprint: string | null
  report: JSONColumnType<object>
  log: Uint8Array
  bytes: number
  delete_hash: string
  address_hash: string | null
}

/** The tables as `migrations` makes them. */
export interface Tables {
  matches: Matches
  events: Events
  demo_events: Events
  /** Of people and demos; only to be read. */
  all_events: Events
  seats: Seats
  rooms: Rooms
  rematches: Rematches
  nodes: Nodes
  homes: Homes
  standings: Standings
  match_players: MatchPlayers
  observers: Observers
  seal_keys: SealKeys
  imports: Imports
  tournaments: Tournaments
  tournament_events: TournamentEvents
  tournament_staff: TournamentStaff
}
