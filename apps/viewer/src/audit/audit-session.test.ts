import { readFileSync } from 'node:fs'
import { ServiceError } from '@getaway/client'
import { describe, expect, it, vi } from 'vitest'
import { auditLog, unreadableBy } from './audit-log.ts'
import { createAuditSession } from './audit-session.ts'
import type { AuditAnswer, AuditQuestion } from './audit-worker.ts'
import type { AuditWorker } from './log-auditor.ts'

const text = readFileSync(
  new URL('../../../../tests/golden/trail-lost.getaway.jsonl', import.meta.url),
  'utf8',
)
const wrong = [{ seq: 3, hash: 'f'.repeat(64) }]

/** The worker's own work, a turn later. */
function workerHere(): AuditWorker {
  let log = new Uint8Array() as Uint8Array
  const worker: AuditWorker = {
    onmessage: null,
    onerror: null,
    postMessage({ id, bytes, options }: AuditQuestion) {
      log = bytes ?? log
      queueMicrotask(() => worker.onmessage?.({ data: answer(id, options) } as MessageEvent<AuditAnswer>))
    },
    terminate() {},
  }
  const answer = (id: number, options: AuditQuestion['options']): AuditAnswer => {
    try {
      return { id, judged: auditLog(log, options) }
    } catch (error) {
      return { id, unreadable: unreadableBy(error) }
    }
  }
  return worker
}

function session(
  client: Partial<Parameters<typeof createAuditSession>[1]['client']>,
  source: Parameters<typeof createAuditSession>[0] = { from: 'service', match: 'm1' },
) {
  return createAuditSession(source, {
    client: {
      readLog: async () => text,
      readImportedLog: async () => text,
      readMatch: async () => Promise.reject(new Error('not asked')),
      readSealKeys: async () => [],
      ...client,
    },
    files: { file: { peek: () => ({ stage: 'none' }) } as never, bytesOf: () => undefined },
    receipts: { of: () => [] },
    openWorker: workerHere,
  })
}

describe('the audit of a page', () => {
  it('judges the log, again with receipts, and as if by other rules', async () => {
    const { stage, withReceipts, whatIf } = session({})
    await expect.poll(() => stage.value.stage).toBe('judged')
    expect(stage.value).toMatchObject({ log: { proof: { type: 'unproved' } }, keys: [] })
    await withReceipts(wrong)
    expect(stage.value).toMatchObject({ receipts: wrong, log: { proof: { type: 'rewritten', at: 3 } } })
    expect(await whatIf({ policy: 'fair', capMs: 0 })).toMatchObject({ game: 'chase' })
  })

  it('a service that does not tell its keys leaves the seal unknown', async () => {
    const { stage } = session({ readSealKeys: () => Promise.reject(new Error('away')) })
    await expect.poll(() => stage.value).toMatchObject({ stage: 'judged', keys: undefined })
  })

  it('a match that is running is told of, and judged once it is over', async () => {
    vi.useFakeTimers()
    let isOver = false
    const running = new ServiceError(409, 'match-running', 'still running')
    const { stage } = session({
      readLog: async () => (isOver ? text : Promise.reject(running)),
      readMatch: async () => ({ id: 'm1', head: 12 }) as never,
    })
    await vi.waitUntil(() => stage.value.stage !== 'reading')
    expect(stage.value).toMatchObject({ stage: 'running', match: { head: 12 } })
    isOver = true
    await vi.advanceTimersByTimeAsync(6000)
    vi.useRealTimers()
    await expect.poll(() => stage.value.stage).toBe('judged')
  })

  it('what cannot be had is told by its code', async () => {
    const { stage } = session({
      readLog: () => Promise.reject(new ServiceError(404, 'no-match', 'no such match')),
    })
    await expect.poll(() => stage.value).toMatchObject({ stage: 'failed', code: 'no-match' })
    const none = session({}, { from: 'file' })
    await expect.poll(() => none.stage.value.stage).toBe('no-file')
    const letter = session({ readLog: async () => 'Dear Ada,\n' })
    await expect
      .poll(() => letter.stage.value)
      .toMatchObject({ stage: 'unreadable', unreadable: { line: 1 } })
  })
})
