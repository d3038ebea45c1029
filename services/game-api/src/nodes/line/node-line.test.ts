import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLocalNetwork } from '../bus/local-bus.ts'
import { createEnvelopes } from './envelope.ts'
import { createNodeLine, NotMine, Unreachable } from './node-line.ts'

function twoLines(secrets = ['shared', 'shared']) {
  const network = createLocalNetwork()
  const faults: unknown[] = []
  const [one, other] = [randomUUID(), randomUUID()].map((node, n) =>
    createNodeLine({
      node,
      bus: network.busOf(node),
      envelopes: createEnvelopes(node, secrets[n] ?? ''),
      onFault: (error) => faults.push(error),
    }),
  )
  if (!one || !other) throw new Error('two lines')
  return { network, one, other, faults }
}

test('a node asks another one, which answers', async () => {
  const { one, other, faults } = twoLines()
  other.answer('double', async ({ head, text }, from) => {
    expect(from).toBe(one.node)
    return { head: Number(head) * 2, text: `${text}\nand more` }
  })
  expect(await one.ask(other.node, 'double', 21, { text: 'two\nlines' })).toEqual({
    head: 42,
    text: 'two\nlines\nand more',
  })
  expect(faults).toEqual([])
})

test('it asks itself without a bus', async () => {
  const { network, one } = twoLines()
  network.cut(one.node)
  one.answer('here', async ({ head }) => ({ head }))
  expect(await one.ask(one.node, 'here', 1)).toEqual({ head: 1, text: '' })
})

test('who does not serve it says so; a fault there, a kind from another version and silence are no answer', async () => {
  const { network, one, other, faults } = twoLines()
  other.answer('moved', () => Promise.reject(new NotMine()))
  other.answer('broken', () => Promise.reject(new Error('a fault there')))
  other.answer('silent', () => new Promise(() => {}))
  await expect(one.ask(other.node, 'moved', {})).rejects.toBeInstanceOf(NotMine)
  await expect(one.ask(other.node, 'broken', {})).rejects.toBeInstanceOf(Unreachable)
  await expect(one.ask(other.node, 'of-a-newer-version', {})).rejects.toBeInstanceOf(Unreachable)
  await expect(one.ask(other.node, 'silent', {}, { timeoutMs: 20 })).rejects.toBeInstanceOf(Unreachable)
  network.cut(one.node)
  await expect(one.ask(other.node, 'silent', {})).rejects.toBeInstanceOf(Unreachable)
  expect(faults.map(String)).toEqual(['Error: a fault there'])
})

test('all who follow a topic hear its news once, this node, too; who left does not', async () => {
  const { one, other } = twoLines()
  const heard: string[] = []
  one.follow('topic', ({ text }, from) => heard.push(`one ${text} ${from === one.node ? 'own' : ''}`))
  const leave = other.follow('topic', ({ text }) => heard.push(`other ${text}`))
  one.publish('topic', {}, 'first')
  await sleep(5)
  leave()
  one.publish('topic', {}, 'second')
  other.publish('another topic', {}, 'third')
  await sleep(5)
  expect(heard.toSorted()).toEqual(['one first own', 'one second own', 'other first'])
})

test('a node of another service, with another secret, neither hears nor is heard', async () => {
  const { one, other } = twoLines(['shared', 'guessed'])
  other.answer('double', async () => ({ head: 1 }))
  await expect(one.ask(other.node, 'double', 1, { timeoutMs: 20 })).rejects.toBeInstanceOf(Unreachable)
})

test('what is lost on the way is not made up for', async () => {
  const { network, one, other } = twoLines()
  const heard: unknown[] = []
  other.hear('told', ({ head }) => heard.push(head))
  network.decide((_from, _to, subject) => (subject === '' ? 0 : 'lost'))
  one.tell(other.node, 'told', 1)
  network.decide(() => 3)
  one.tell(other.node, 'told', 2)
  expect(heard).toEqual([])
  await sleep(15)
  expect(heard).toEqual([2])
})
