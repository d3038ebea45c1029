import { describe, expect, it } from 'vitest'
import type { ReadLog } from '../../feed/file/read-log-file.ts'
import { tellVerdict } from './tell-verdict.ts'

const log = (
  kind: ReadLog['judged']['kind'],
  seal: ReadLog['verdict']['seal'],
  brokenAt: number | null = null,
) => ({
  verdict: { events: 80, chain: { ok: brokenAt === null, brokenAt }, seal, fingerprint: '3475:0f98' },
  judged: { kind, ...(kind === 'sound' ? {} : { at: brokenAt ?? 40 }), faults: [] },
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
