import { createHash, randomUUID } from 'node:crypto'
import { wonBy } from '@getaway/engine'
import {
  type AppendRequest,
  addMatch,
  createGroupCommit,
  type Database,
  databaseRoleOf,
  type EventRow,
  grantTo,
  migrate,
  openDatabase,
} from '@getaway/game-api/store'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'
import { preparedFolder } from '../support/service/prepared-folder.ts'
import type { StoreName } from '../support/stores.ts'

export interface OpenedStore {
  readonly database: Database
  /** In Postgres the owner of the tables; PGlite has but one role. */
  readonly owner: Database
  /** Another connection of the application, where the database allows a second one. */
  another(): Promise<Database>
  close(): Promise<void>
}

/** A fresh store with its schema; in Postgres the application has a role of its own. */
export async function openStore(name: StoreName): Promise<OpenedStore> {
  if (name === 'PGlite') {
    const database = await openDatabase({ dataDir: await preparedFolder() })
    await migrate(database)
    return { database, owner: database, another: async () => database, close: () => database.close() }
  }
  const urls = await createTestDatabase()
  const owner = await openDatabase({ url: urls.owner })
  const open = () => openDatabase({ url: urls.application })
  const opened = [owner, await open()]
  await migrate(owner)
  const database = opened[1] as Database
  await grantTo(owner, await databaseRoleOf(database))
  return {
    database,
    owner,
    async another() {
      const more = await open()
      opened.push(more)
      return more
    },
    async close() {
      for (const one of opened) await one.close()
    },
  }
}

export function sha256Of(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex')
}

/** A row behind the one with `previous`, chained as a log is. */
export function rowBehind(previous: string, seq: number, more: Partial<EventRow> = {}): EventRow {
  const body = more.body ?? `{"data":{"n":${seq}},"seq":${seq}}`
  return {
    seq,
    type: 'tile.placed',
    at: 1_763_456_789_000_000 + seq,
    received: 1_763_456_789_000_000 + seq,
    actor: '0',
    command: null,
    ...more,
    body,
    hash: sha256Of(previous, body),
  }
}

export interface TestMatch {
  readonly id: string
  readonly created: EventRow
}

export async function addTestMatch(
  { db }: Database,
  seats = 2,
  dueAt: number | null = null,
): Promise<TestMatch> {
  const id = randomUUID()
  const created = rowBehind('', 1, { type: 'game.created', actor: 'server', received: null })
  await addMatch(db, {
    id,
    game: 'chase',
    rules: 'chase/1',
    createdAt: created.at,
    created,
    dueAt,
    standing: { state: 'live', summary: { players: [], ...wonBy([]), target: [], abandoned: false } },
    kind: 'played',
    delayUs: 0,
    event: null,
    hostHash: null,
    observers: [],
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, invitationHash: sha256Of(id, seat) })),
  })
  return { id, created }
}

/** `count` rows behind `from`, as its owner would append them. */
export function appendOf(
  { id }: TestMatch,
  from: Pick<EventRow, 'seq' | 'hash'>,
  { epoch = 0, count = 1, ...row }: Partial<EventRow> & { epoch?: number; count?: number } = {},
): AppendRequest {
  const first = rowBehind(from.hash, from.seq + 1, row)
  const rows: [EventRow, ...EventRow[]] = [first]
  while (rows.length < count) {
    const last = rows[rows.length - 1] ?? first
    rows.push(rowBehind(last.hash, last.seq + 1))
  }
  return { matchId: id, epoch, from: { seq: from.seq, hash: from.hash }, rows, over: false }
}

export function commitsOf(database: Database, patienceMs = 15_000) {
  return createGroupCommit(database, { patienceMs })
}
