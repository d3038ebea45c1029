import { playRandomMatch } from '@getaway/engine/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { createJudging, type Judging, type JudgingOptions } from './judging.ts'
import type { Case } from './messages.ts'

const faults: unknown[] = []
const opened: Judging[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
  faults.length = 0
})
function open(options: Partial<JudgingOptions> = {}): Judging {
  const judging = createJudging({ onFault: (error) => faults.push(error), ...options })
  opened.push(judging)
  return judging
}

const { lines } = playRandomMatch({ seed: 5, players: 2 })
const log = caseOf(`${lines.join('\n')}\n`)
function caseOf(text: string): Omit<Case, 'id'> {
  return { bytes: new TextEncoder().encode(text), gzip: undefined, keys: [], wantsText: false }
}

describe('judging beside the event loop', () => {
  test('several wait for their turn, and each gets its own verdict', async () => {
    const judging = open()
    const ruled = await Promise.all([judging.judge(log), judging.judge(caseOf('x\n')), judging.judge(log)])
    expect(ruled).toMatchObject([
      { judged: { game: 'chase', report: { events: lines.length, findings: [] } } },
      { unreadable: expect.stringContaining('line 1') },
      { judged: { report: { events: lines.length } } },
    ])
  })

  test('one more than may wait is turned away at once', async () => {
    const judging = open({ mostWaiting: 2 })
    const ruled = await Promise.all([1, 2, 3, 4].map(() => judging.judge(log)))
    expect(ruled.map((one) => ('failed' in one ? one.failed : 'judged'))).toEqual([
      'judged',
      'judged',
      'judged',
      'overloaded',
    ])
  })

  test('what takes too long is given up, and the next one is judged', async () => {
    const judging = open({ timeLimitMs: 1 })
    expect(await judging.judge(log)).toEqual({ failed: 'too-long' })
    const patient = open()
    expect(await patient.judge(log)).toMatchObject({ judged: { game: 'chase' } })
    expect(await judging.judge(log)).toEqual({ failed: 'too-long' })
  })

  test('a judge that could not bear its case is replaced', async () => {
    const judging = open()
    // A worker hears no such message from us; it stands for a fault of the engine.
    await expect(judging.judge({ ...log, bytes: 'no bytes' as unknown as Uint8Array })).rejects.toThrow()
    expect(faults).toHaveLength(1)
    expect(await judging.judge(log)).toMatchObject({ judged: { game: 'chase' } })
  })

  test('who waits while it closes is told so', async () => {
    const judging = open()
    const waiting = Promise.allSettled([judging.judge(log), judging.judge(log)])
    await judging.close()
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
