export type { AppendOutcome, AppendRequest } from './append/append-request.ts'
export { createGroupCommit, type GroupCommit, type GroupCommitOptions } from './append/group-commit.ts'
export type { ChannelListener, Database, Listening } from './database.ts'
export { matchesOfEvent } from './event-standings.ts'
export { readAllEvents, readEvents, type StoredEvent } from './events.ts'
export * from './forgetting.ts'
export * from './homes.ts'
export * from './imports.ts'
export { isTournament } from './is-tournament.ts'
export * from './matches.ts'
export { databaseRoleOf, grantTo, migrate, ownsRecord } from './migrate.ts'
export * from './nodes.ts'
export * from './observers.ts'
export { type DatabaseAddress, openDatabase } from './open-database.ts'
export { openOf } from './open-of.ts'
export { openTablesOf, type StoredTable } from './open-tables.ts'
export * from './ownership.ts'
export type { PostgresAddress } from './postgres/database.ts'
export { rematchOf } from './rematches.ts'
export { openRoomsOf, roomForPublic, type StoredRoom, storedRoomOf, storeRoom } from './rooms.ts'
export type { MatchKind, MatchState, ObserverRole } from './schema.ts'
export { rememberSealKey, type SealKeyRow, sealKeysOf } from './seal-keys.ts'
export {
  type FoundMatch,
  isMatch,
  type MatchFilter,
  matchForHolder,
  matchForPublic,
  type SearchCursor,
  searchMatches,
} from './search.ts'
export {
  bindToken,
  type NewSeat,
  replaceToken,
  type SeatRow,
  setInvitation,
  setToken,
  storedSeatsOf,
} from './seats.ts'
export type { EventRow, StoredStanding } from './stored-rows.ts'
export { type Summary, summaryIn } from './summary.ts'
export * from './tournaments/index.ts'
