import type { MatchKind } from '../schema.ts'
import type { EventRow } from '../stored-rows.ts'
import type { AppendRequest } from './append-request.ts'
import { CHANGES, type Change, changesOf } from './changes.ts'
import { MessageWriter } from './message-writer.ts'

/** Element types of arrays, as PostgreSQL numbers them. */
const INT4 = 23
const INT8 = 20
const TEXT = 25

/** An array of `append_events` that has an element for each match. */
interface MatchColumn {
  readonly type: number
  write(writer: MessageWriter, append: AppendRequest): void
}

/** The same for each event. */
interface EventColumn {
  readonly type: number
  write(writer: MessageWriter, row: EventRow, append: AppendRequest): void
}

const MATCH_COLUMNS: readonly MatchColumn[] = [
  { type: TEXT, write: (writer, { matchId }) => writer.textField(matchId) },
  { type: INT4, write: (writer, { from }) => writer.int32Field(from.seq) },
  { type: TEXT, write: (writer, { from }) => writer.textField(from.hash) },
  { type: INT8, write: (writer, { epoch }) => writer.int64Field(epoch) },
]

const EVENT_COLUMNS: readonly EventColumn[] = [
  { type: TEXT, write: (writer, _, { matchId }) => writer.textField(matchId) },
  { type: INT4, write: (writer, { seq }) => writer.int32Field(seq) },
  { type: TEXT, write: (writer, { type }) => writer.textField(type) },
  { type: INT8, write: (writer, { at }) => writer.int64Field(at) },
  { type: INT8, write: (writer, { received }) => writer.int64Field(received) },
  { type: TEXT, write: (writer, { actor }) => writer.textField(actor) },
  { type: INT8, write: (writer, _, { epoch }) => writer.int64Field(epoch) },
  { type: TEXT, write: (writer, { command }) => writer.textField(command?.id ?? null) },
  { type: TEXT, write: (writer, { command }) => writer.textField(command?.digest ?? null) },
  { type: TEXT, write: (writer, { body }) => writer.textField(body) },
  { type: TEXT, write: (writer, { hash }) => writer.textField(hash) },
]

const APPEND = 'append'

/** Prepares what all appends run. */
export const PREPARATION: Buffer = preparation()

function preparation(): Buffer {
  const places = [undefined, ...MATCH_COLUMNS, ...EVENT_COLUMNS].map((_, index) => `$${index + 1}`)
  const writer = new MessageWriter(1024)
  writer.parse(APPEND, `select append_events(${places.join(', ')})`)
  writer.sync()
  return writer.messages
}

/** Throws if that is no number that the database could store: its batch must not meet it. */
export function checkNumbers({ rows }: AppendRequest): void {
  for (const { seq, at, received } of rows)
    for (const value of [seq, at, received ?? 0])
      if (!Number.isSafeInteger(value)) throw new RangeError(`no whole number: ${value}`)
}

/**
 * One transaction, sent at one go. If a head is another than its owner believes, it fails, and nothing is written.
 * Matches come in one order, so that two batches seldom wait in a circle. The messages are good until the writer
 * begins again.
 */
export function messagesOf(batch: readonly AppendRequest[], writer: MessageWriter): Buffer {
  const appends = batch.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))
  writer.begin()
  const demos = appends.filter(({ kind }) => kind === 'demo')
  writeAppends(writer, 'played', demos.length > 0 ? appends.filter(({ kind }) => kind !== 'demo') : appends)
  writeAppends(writer, 'demo', demos)
  const changes = changesOf(appends)
  if (changes.length > 0) writeChanges(writer, changes)
  writer.sync()
  return writer.messages
}

function writeAppends(writer: MessageWriter, kind: MatchKind, appends: readonly AppendRequest[]): void {
  if (appends.length === 0) return
  const events = eventsIn(appends)
  writer.run(APPEND, [
    () => writer.text(kind),
    ...MATCH_COLUMNS.map(({ type, write }) => () => {
      writer.array(type, appends.length)
      for (const append of appends) write(writer, append)
    }),
    ...EVENT_COLUMNS.map(({ type, write }) => () => {
      writer.array(type, events)
      for (const append of appends) for (const row of append.rows) write(writer, row, append)
    }),
  ])
}

function eventsIn(appends: readonly AppendRequest[]): number {
  return appends.reduce((sum, { rows }) => sum + rows.length, 0)
}

/** Planned each time: a plan made while the tables were empty would read them whole when they are full. */
function writeChanges(writer: MessageWriter, changes: readonly Change[]): void {
  writer.parse('', CHANGES)
  writer.run('', [() => writer.text(JSON.stringify(changes))])
}
