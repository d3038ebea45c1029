import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEnvelopes } from './envelope.ts'

const SECRET = 'what all nodes share'
const [one, other] = [randomUUID(), randomUUID()]
const SUBJECT = 'getaway.subject'

test('what a node seals another node opens, and knows who sent it', () => {
  const sealed = createEnvelopes(one, SECRET).seal(SUBJECT, 'Ciao, città 🏙')
  expect(createEnvelopes(other, SECRET).readerOf(SUBJECT)(sealed)).toEqual({
    from: one,
    text: 'Ciao, città 🏙',
  })
})

test('nothing of a message or of its subject can be read on the way', () => {
  const envelopes = createEnvelopes(one, SECRET)
  const subject = envelopes.subjectOf('feed m4tchm4tchm4 seat 0')
  expect(subject).toMatch(/^getaway\.[\w-]{22}$/)
  expect(subject).not.toBe(createEnvelopes(one, 'another secret').subjectOf('feed m4tchm4tchm4 seat 0'))
  const sealed = Buffer.from(envelopes.seal(subject, '"hand":["r01"]'))
  expect(sealed.includes('hand')).toBe(false)
  expect(Buffer.from(envelopes.seal(subject, '"hand":["r01"]'))).not.toEqual(sealed)
})

const spoilt: readonly [string, (sealed: Uint8Array) => Uint8Array][] = [
  ['cut off', (sealed) => sealed.subarray(0, 20)],
  ['empty', () => new Uint8Array()],
  ['of another version', (sealed) => Uint8Array.from(sealed, (byte, at) => (at === 0 ? 2 : byte))],
  [
    'in the name of another node',
    (sealed) => Uint8Array.from(sealed, (byte, at) => (at === 3 ? byte ^ 1 : byte)),
  ],
  ['with another number', (sealed) => Uint8Array.from(sealed, (byte, at) => (at === 24 ? byte ^ 1 : byte))],
  ['changed', (sealed) => Uint8Array.from(sealed, (byte, at) => (at === 26 ? byte ^ 1 : byte))],
]
test.each(spoilt)('a message that is %s is not opened', (_, spoil) => {
  const sealed = createEnvelopes(one, SECRET).seal(SUBJECT, 'a message')
  const open = createEnvelopes(other, SECRET).readerOf(SUBJECT)
  expect(open(spoil(sealed))).toBeUndefined()
  expect(open(sealed)?.text).toBe('a message')
})

test('of a stranger, for another subject, or said again, it is not opened', () => {
  const writer = createEnvelopes(one, SECRET)
  const reader = createEnvelopes(other, SECRET)
  const open = reader.readerOf(SUBJECT)
  expect(open(createEnvelopes(one, 'guessed').seal(SUBJECT, 'a message'))).toBeUndefined()
  const [first, second] = [writer.seal(SUBJECT, 'first'), writer.seal(SUBJECT, 'second')]
  expect(reader.readerOf('getaway.elsewhere')(first)).toBeUndefined()
  expect(open(second)?.text).toBe('second')
  for (const again of [first, second]) expect(open(again)).toBeUndefined()
})
