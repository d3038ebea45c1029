import { expect, it } from 'vitest'
import { createFileOpener } from './file-opener.ts'
import type { FromWorker } from './log-file-worker.ts'

function openerWithWorkers() {
  const workers: { given: unknown[]; isEnded: boolean; say(message: FromWorker): void; break(): void }[] = []
  const opener = createFileOpener(() => {
    const worker = {
      onmessage: undefined as ((event: { data: FromWorker }) => void) | undefined,
      onerror: undefined as ((event: { message: string }) => void) | undefined,
      postMessage: (file: unknown) => log.given.push(file),
      terminate() {
        log.isEnded = true
      },
    }
    const log = {
      given: [] as unknown[],
      isEnded: false,
      say: (data: FromWorker) => worker.onmessage?.({ data }),
      break: () => worker.onerror?.({ message: 'out of memory' }),
    }
    workers.push(log)
    return worker as unknown as Worker
  })
  return { opener, workers }
}

const file = (name: string) => new File(['x'], name)
const problem = { code: 'no-log', line: 1, text: 'empty' } as const

it('tells how far the reading is, and what came of it', () => {
  const { opener, workers } = openerWithWorkers()
  expect(opener.file.value).toEqual({ stage: 'none' })
  opener.open(file('a.jsonl'))
  expect(workers[0]?.given).toHaveLength(1)
  workers[0]?.say({ type: 'share', share: 0.5 })
  expect(opener.file.value).toEqual({ stage: 'reading', name: 'a.jsonl', share: 0.5 })
  workers[0]?.say({ type: 'failed', problem })
  expect(opener.file.value).toEqual({ stage: 'failed', name: 'a.jsonl', problem })
  expect(workers[0]?.isEnded).toBe(true)
})

it('another file ends the reading of the first', () => {
  const { opener, workers } = openerWithWorkers()
  opener.open(file('a.jsonl'))
  opener.open(file('b.jsonl'))
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
  expect(opener.file.value).toMatchObject({ stage: 'reading', name: 'b.jsonl' })
  opener.clear()
  expect(workers[1]?.isEnded).toBe(true)
  expect(opener.file.value).toEqual({ stage: 'none' })
})

it('a worker that breaks is no end of the page', () => {
  const { opener, workers } = openerWithWorkers()
  opener.open(file('a.jsonl'))
  workers[0]?.break()
  expect(opener.file.value).toMatchObject({
    stage: 'failed',
    problem: { code: 'fault', text: 'out of memory' },
  })
})
