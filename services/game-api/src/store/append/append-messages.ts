import type { EventRow } from '../stored-rows.ts'
import type { AppendRequest } from './append-request.ts'
import { CHANGES, type Change, changesOf } from './changes.ts'
import { MessageWriter } from './message-writer.ts'

/** Element types of arrays, as PostgreSQL numbers them. */
const INT4 = 23
const INT8 = 20
const TEXT = 25

const COLUMNS = [
  'match_id',
  'seq',
  'type',
  'at',
  'received',
  'actor',
  'epoch',
  'command_id',
  'command_digest',
  'body',
  'hash',
]

/** How much room is made at first; there is more where it is needed. */
const BYTES_OF_A_ROW = 1024
const BYTES_OF_A_HEAD = 512

/** Prepares what all appends run. */
export const PREPARATION: Buffer = preparation()

function preparation(): Buffer {
  const writer = new MessageWriter(1024)
  writer.parse('heads', 'select expect_heads($1, $2, $3, $4)')
  for (const table of ['events', 'demo_events'])
    writer.parse(table, `copy ${table} (${COLUMNS.join(', ')}) from stdin (format binary)`)
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
 * One transaction, sent at one go: the heads are compared, what lists tell is changed, the events are copied.
 * If a head is another than its owner believes, it fails at the first of these, and nothing is written. Heads
 * come in one order, so that two batches seldom wait in a circle.
 */
export function messagesOf(batch: readonly AppendRequest[]): Buffer {
  const appends = batch.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))
  const rows = appends.reduce((sum, append) => sum + append.rows.length, 0)
  const writer = new MessageWriter(appends.length * BYTES_OF_A_HEAD + rows * BYTES_OF_A_ROW)
  writer.run('heads', [
    () => writer.array(TEXT, appends, ({ matchId }) => writer.textField(matchId)),
    () => writer.array(INT4, appends, ({ from }) => writer.int32Field(from.seq)),
    () => writer.array(TEXT, appends, ({ from }) => writer.textField(from.hash)),
    () => writer.array(INT8, appends, ({ epoch }) => writer.int64Field(epoch)),
  ])
  const changes = changesOf(appends)
  if (changes.length > 0) writeChanges(writer, changes)
  const demos = appends.filter(({ kind }) => kind === 'demo')
  writeRows(writer, 'events', demos.length > 0 ? appends.filter(({ kind }) => kind !== 'demo') : appends)
  writeRows(writer, 'demo_events', demos)
  writer.sync()
  return writer.messages
}

function writeRows(
  writer: MessageWriter,
  table: 'events' | 'demo_events',
  appends: readonly AppendRequest[],
): void {
  if (appends.length === 0) return
  writer.run(table, [])
  writer.copy(() => {
    for (const append of appends) for (const row of append.rows) writeRow(writer, append, row)
  })
}

/** Planned each time: a plan made while the tables were empty would read them whole when they are full. */
function writeChanges(writer: MessageWriter, changes: readonly Change[]): void {
  writer.parse('', CHANGES)
  writer.run('', [() => writer.text(JSON.stringify(changes))])
}

function writeRow(
  writer: MessageWriter,
  { matchId, epoch }: AppendRequest,
  { seq, type, at, received, actor, command, body, hash }: EventRow,
): void {
  writer.int16(COLUMNS.length)
  writer.textField(matchId)
  writer.int32Field(seq)
  writer.textField(type)
  writer.int64Field(at)
  if (received === null) writer.nullField()
  else writer.int64Field(received)
  writer.textField(actor)
  writer.int64Field(epoch)
  if (command) {
    writer.textField(command.id)
    writer.textField(command.digest)
  } else {
    writer.nullField()
    writer.nullField()
  }
  writer.textField(body)
  writer.textField(hash)
}
