import { expect, test } from 'vitest'
import { createJudgingQueue, type JudgingQueueOptions, type QueuedLog } from './judging-queue.ts'

const MB = 1_000_000
const NOBODY: ReadonlySet<Named> = new Set()

interface Named extends QueuedLog {
  readonly name: string
}

function log(name: string, bytes = 1_000, arrivedAtMs = 0, token?: string): Named {
  return { name, bytes, arrivedAtMs, asker: { address: name.charAt(0), token } }
}

function queueOf(logs: readonly Named[], options: Partial<JudgingQueueOptions> = {}) {
  const queue = createJudgingQueue<Named>({
    mostWaiting: 9,
    mostBytes: 99 * MB,
    mostOfAnAddress: 9,
    ...options,
  })
  const dismissed = logs.flatMap((one) => queue.add(one))
  return { queue, dismissed: dismissed.map(({ name }) => name) }
}

/** Their order, if one is judged after the other, or all at the same time. */
function orderOf(
  logs: readonly Named[],
  { atOnce = false, ...options }: Partial<JudgingQueueOptions> & { atOnce?: boolean } = {},
) {
  const { queue } = queueOf(logs, options)
  const judged = new Set<Named>()
  for (let next = queue.take(judged); next; next = queue.take(atOnce ? judged : NOBODY)) judged.add(next)
  return [...judged].map(({ name }) => name)
}

test('small logs go before large ones, but a large one does not wait for ever', () => {
  expect(orderOf([log('a1', 5 * MB), log('a2'), log('b1', 2 * MB)])).toEqual(['a2', 'b1', 'a1'])
  const late = [log('a1', 5 * MB), log('a2', 1_000, 4_000), log('a3', 1_000, 6_000)]
  expect(orderOf(late)).toEqual(['a2', 'a1', 'a3'])
})

test('the address that is served least goes first, and of its tokens the same', () => {
  expect(orderOf([log('a1'), log('a2'), log('a3'), log('b1', MB)], { atOnce: true })).toEqual([
    'a1',
    'b1',
    'a2',
    'a3',
  ])
  const tokens = [log('a1', 1, 0, 'x'), log('a2', 2, 0, 'x'), log('a3', 3, 0, 'y')]
  expect(orderOf(tokens, { atOnce: true })).toEqual(['a1', 'a3', 'a2'])
})

test('an address leaves a worker to the others', () => {
  expect(orderOf([log('a1'), log('a2'), log('b1')], { atOnce: true, mostOfAnAddress: 1 })).toEqual([
    'a1',
    'b1',
  ])
})

test('where all places are taken, the address with most gives one up; equals wait their turn', () => {
  const { dismissed } = queueOf([log('a1'), log('a2', MB), log('a3'), log('b1'), log('c1')], {
    mostWaiting: 3,
  })
  expect(dismissed).toEqual(['a2', 'a3'])
  expect(queueOf([log('a1'), log('b1'), log('c1')], { mostWaiting: 2 }).dismissed).toEqual(['c1'])
})

test('so does it where there is too much to hold; a single one is always taken', () => {
  const logs = [log('a1', 4 * MB), log('a2', 4 * MB), log('b1', 3 * MB)]
  expect(queueOf(logs, { mostBytes: 9 * MB }).dismissed).toEqual(['a2'])
  expect(queueOf([log('a1', 20 * MB)], { mostBytes: 9 * MB }).dismissed).toEqual([])
})

test('of one address the token with most gives way', () => {
  const logs = [log('a1', 9, 0, 'x'), log('a2', 9, 0, 'y'), log('a3', 9, 0, 'y'), log('a4', 9, 0, 'z')]
  expect(queueOf(logs, { mostWaiting: 3 }).dismissed).toEqual(['a3'])
})

test('nothing waits that was cleared', () => {
  const { queue } = queueOf([log('a1'), log('b1')])
  expect(queue.clear()).toHaveLength(2)
  expect(queue.take(NOBODY)).toBeUndefined()
})
