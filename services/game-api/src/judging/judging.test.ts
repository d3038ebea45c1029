import { playRandomMatch } from '@getaway/engine/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { createJudging, type Judging, type JudgingOptions, type JudgingRequest } from './judging.ts'

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
function caseOf(text: string): JudgingRequest & { readonly bytes: Uint8Array } {
  return { bytes: new TextEncoder().encode(text), gzip: undefined, keys: [], wantsText: false }
}

describe('judging beside the event loop', () => {
  test('several wait for their turn, and each gets its own verdict', async () => {
    const judging = open()
    const ruled = await Promise.all([judging.judge(log), judging.judge(caseOf('x\n')), judging.judge(log)])
    expect(ruled).toMatchObject([
      { ok: true, value: { game: 'chase', report: { events: lines.length, findings: [] } } },
      { ok: false, error: { code: 'unreadable-log', detail: expect.stringContaining('line 1') } },
      { ok: true, value: { report: { events: lines.length } } },
    ])
  })

  test('one more than may wait is turned away at once', async () => {
    const judging = open({ mostWaiting: 2 })
    const ruled = await Promise.all([1, 2, 3, 4].map(() => judging.judge(log)))
    expect(ruled.map((one) => (one.ok ? 'judged' : one.error.code))).toEqual([
      'judged',
      'judged',
      'judged',
      'judging-overloaded',
    ])
  })

  test('a log is read when its turn has come, one at a time, and never for whom there is no room', async () => {
    const judging = open({ mostWaiting: 2 })
    const read: number[] = []
    let reading = 0
    const ruled = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        judging.judge({
          ...log,
          async bytes() {
            read.push(n)
            expect(++reading).toBe(1)
            await new Promise((resolve) => setTimeout(resolve, 20))
            reading--
            return log.bytes
          },
        }),
      ),
    )
    expect(ruled[3]).toMatchObject({ ok: false, error: { code: 'judging-overloaded' } })
    expect(read).toEqual([1, 2, 3])
  })

  test('a log that can’t be read is nobody else’s trouble, and one that comes too late is not judged', async () => {
    const judging = open()
    const broken = judging.judge({ ...log, bytes: () => Promise.reject(new Error('no database')) })
    await expect(broken).rejects.toThrow('no database')
    expect(await judging.judge(log)).toMatchObject({ ok: true, value: { game: 'chase' } })
    const hasty = open({ timeLimitMs: 20 })
    const late = hasty.judge({
      ...log,
      bytes: () => new Promise((resolve) => setTimeout(() => resolve(log.bytes), 50)),
    })
    expect(await late).toMatchObject({ ok: false, error: { code: 'judging-too-long' } })
  })

  test('what takes too long is given up, and the next one is judged', async () => {
    const judging = open({ timeLimitMs: 1 })
    expect(await judging.judge(log)).toMatchObject({ ok: false, error: { code: 'judging-too-long' } })
    const patient = open()
    expect(await patient.judge(log)).toMatchObject({ ok: true, value: { game: 'chase' } })
    expect(await judging.judge(log)).toMatchObject({ ok: false, error: { code: 'judging-too-long' } })
  })

  test('a judge that could not bear its case is replaced', async () => {
    const judging = open()
    // A worker hears no such message from us; it stands for a fault of the engine.
    await expect(judging.judge({ ...log, bytes: 'no bytes' as unknown as Uint8Array })).rejects.toThrow()
    expect(faults).toHaveLength(1)
    expect(await judging.judge(log)).toMatchObject({ ok: true, value: { game: 'chase' } })
  })

  test('who waits while it closes is told so', async () => {
    const judging = open()
    const waiting = Promise.allSettled([judging.judge(log), judging.judge(log)])
    await judging.close()
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
