import { expect, test } from 'vitest'
import type { EventRow } from '../stored-rows.ts'
import { messagesOf } from './append-messages.ts'
import type { AppendRequest } from './append-request.ts'
import { MessageWriter } from './message-writer.ts'

function request(matchId: string, body: string): AppendRequest {
  const row: EventRow = {
    seq: 2,
    type: 'seat.ready',
    at: 5,
    received: null,
    actor: '0',
    body,
    hash: 'h',
    command: null,
  }
  return { matchId, epoch: 1, from: { seq: 1, hash: 'g' }, rows: [row], over: false }
}

test('a writer that is used again leaves nothing of what it wrote before', () => {
  const used = new MessageWriter(16)
  const batches = [[request('a', 'x'.repeat(5000)), request('b', 'é')], [request('c', '{}')]]
  for (const batch of batches) {
    expect(messagesOf(batch, used)).toEqual(messagesOf(batch, new MessageWriter(1 << 16)))
  }
})

test('and stays large enough for the largest', () => {
  const used = new MessageWriter(16)
  messagesOf([request('a', 'x'.repeat(5000))], used)
  const { room } = used
  messagesOf([request('b', 'x'.repeat(5000))], used)
  expect(used.room).toBe(room)
  expect(room).toBeGreaterThan(5000)
})
