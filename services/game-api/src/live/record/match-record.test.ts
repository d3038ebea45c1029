import { type LogEvent, seededRandom, simulate } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import { expect, test } from 'vitest'
import { sha256 } from '../../secrets/secrets.ts'
import { createContentPool } from './content-pool.ts'
import { MatchRecord } from './match-record.ts'
import { createRefold } from './refold.ts'

const seats = ['regular', 'regular']
const linesOf = (id: string) =>
  simulate({
    game: chase,
    id,
    at: 1_763_456_789_000_000,
    options: {},
    seats,
    random: seededRandom(7),
    most: 90,
  }).lines

const pool = createContentPool(sha256)
function recordOf(lines: readonly string[]): MatchRecord {
  const record = new MatchRecord(pool)
  for (const [index, line] of lines.entries()) record.push(line, index)
  return record
}

test('a record gives back what was recorded: events, hashes, instants and texts', () => {
  const lines = linesOf('one')
  const events = lines.map((line) => JSON.parse(line) as LogEvent)
  const record = recordOf(lines)
  const seqs = lines.map((_, index) => index + 1)
  expect(seqs.map((seq) => record.eventAt(seq))).toEqual(events)
  expect(seqs.map((seq) => JSON.parse(record.lineAt(seq) ?? ''))).toEqual(events)
  expect(seqs.map((seq) => record.hashAt(seq))).toEqual(events.map(({ hash }) => hash))
  expect(seqs.map((seq) => record.committedAt(seq))).toEqual(lines.map((_, index) => index))
  for (const seq of [0, lines.length + 1]) {
    expect([record.lineAt(seq), record.hashAt(seq), record.eventAt(seq)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  }
})

test('matches with the same tile set hold it once', () => {
  const tilesetIn = (record: MatchRecord) =>
    (record.eventAt(1) as LogEvent<string, { tileset: object }>).data.tileset
  const [one, other] = [recordOf(linesOf('one')), recordOf(linesOf('other'))]
  expect(tilesetIn(one)).toBe(tilesetIn(other))
  expect(one.eventAt(1)).not.toEqual(other.eventAt(1))
})

test('what is folded again goes on when the record grows', () => {
  const lines = linesOf('one')
  const record = recordOf(lines.slice(0, 20))
  const refold = createRefold(chase, record)
  let count = 0
  while (refold.next()) count++
  expect(count).toBe(20)
  for (const line of lines.slice(20)) record.push(line, 0)
  while (refold.next()) count++
  expect(count).toBe(lines.length)
})
