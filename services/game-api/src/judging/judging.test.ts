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
function caseOf(text: string, address = 'here'): JudgingRequest & { readonly bytes: Uint8Array } {
  const asker = { address, token: undefined }
  const bytes = new TextEncoder().encode(text)
  return { bytes, gzip: undefined, keys: [], wantsText: false, asker, size: bytes.length }
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

  test('another address is served while one has many logs to be judged, and small logs before large ones', async () => {
    const judging = open({ workers: 2 })
    const order: string[] = []
    const judge = async (name: string, request: JudgingRequest) => {
      await judging.judge(request)
      order.push(name)
    }
    let finish = () => {}
    const bytes = () => new Promise<Uint8Array>((resolve) => (finish = () => resolve(log.bytes)))
    const under = judge('under way', { ...log, bytes })
    const rest = [judge('large', { ...log, size: 9_000_000 }), judge('small', log)]
    await judge('elsewhere', { ...log, asker: { address: 'there', token: undefined } })
    expect(order).toEqual(['elsewhere'])
    finish()
    await Promise.all([under, ...rest])
    expect(order).toEqual(['elsewhere', 'under way', 'small', 'large'])
  })

  test('a thread that has nothing to do is given back, and another is there for the next log', async () => {
    const judging = open({ workers: 1, restMs: 1 })
    for (let n = 0; n < 3; n++) {
      expect(await judging.judge(log)).toMatchObject({ ok: true })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(faults).toEqual([])
  })

  test('one more than may wait is turned away at once', async () => {
    const judging = open({ workers: 1, mostWaiting: 2 })
    const ruled = await Promise.all([1, 2, 3, 4].map(() => judging.judge(log)))
    expect(ruled.map((one) => (one.ok ? 'judged' : one.error.code))).toEqual([
      'judged',
      'judged',
      'judged',
      'judging-overloaded',
    ])
  })

  test('a log is read when its turn has come, one at a time, and never for whom there is no room', async () => {
    const judging = open({ workers: 1, mostWaiting: 2 })
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
