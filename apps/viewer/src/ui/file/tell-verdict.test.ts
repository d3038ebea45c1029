import { describe, expect, it } from 'vitest'
import type { ReadLog } from '../../feed/file/read-log-file.ts'
import { tellVerdict } from './tell-verdict.ts'

const log = (
  kind: ReadLog['verdict']['kind'],
  seal: ReadLog['proofs']['seal'],
  brokenAt: number | null = null,
) => ({
  proofs: { events: 80, chain: { ok: brokenAt === null, brokenAt }, seal, fingerprint: '3475:0f98' },
  verdict: { kind, ...(kind === 'sound' ? {} : { at: brokenAt ?? 40 }), faults: [] },
})

describe('the verdict on a log', () => {
  it.each([
    {
      name: 'altered under our own seal',
      log: log('altered', 'self-signed', 12),
      isOurs: true,
      word: 'verdict.altered',
      tones: 'bad bad bad',
    },
    {
      name: 'rewritten under a seal',
      log: log('altered', 'invalid'),
      isOurs: true,
      word: 'verdict.rewritten',
      tones: 'bad plain bad',
    },
    {
      name: 'against the rules',
      log: log('faulty', 'absent'),
      isOurs: false,
      word: 'verdict.faulty',
      tones: 'bad good plain',
    },
    {
      name: 'sealed by this service',
      log: log('sound', 'self-signed'),
      isOurs: true,
      word: 'verdict.genuine',
      tones: 'good good good',
    },
    {
      name: 'sealed by a stranger',
      log: log('sound', 'self-signed'),
      isOurs: false,
      word: 'verdict.consistent',
      tones: 'plain good plain',
    },
    {
      name: 'not sealed',
      log: log('sound', 'absent'),
      isOurs: false,
      word: 'verdict.consistent',
      tones: 'plain good plain',
    },
  ])('$name', ({ log, isOurs, word, tones }) => {
    const { verdict, grounds } = tellVerdict(log, isOurs)
    expect(verdict.word).toBe(word)
    expect([verdict, ...grounds].map(({ tone }) => tone).join(' ')).toBe(tones)
  })
})

describe('whose seats they are', () => {
  const told = (identity: 'proved' | 'claimed' | 'invalid', kind: 'sound' | 'altered') => {
    const { proofs, verdict } = log(kind, 'absent')
    const players = [{ seat: 0, name: 'Ada', identity, fingerprint: '1a2b:3c4d' }]
    return tellVerdict({ proofs: { ...proofs, players }, verdict }, false).grounds.slice(2)
  }

  it.each([
    { identity: 'proved', kind: 'sound', tone: 'good', word: 'audit.seats.proved' },
    { identity: 'proved', kind: 'altered', tone: 'plain', word: 'audit.seats.proved' },
    { identity: 'invalid', kind: 'altered', tone: 'bad', word: 'audit.seats.forged' },
  ] as const)('$identity in a log that is $kind: $tone', ({ identity, kind, tone, word }) => {
    expect(told(identity, kind)).toMatchObject([{ tone, word, values: { names: 'Ada (1a2b:3c4d)' } }])
  })

  it('of a key that is only claimed there is nothing to say', () => {
    expect(told('claimed', 'sound')).toEqual([])
  })
})
