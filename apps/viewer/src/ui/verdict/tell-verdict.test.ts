import { type AuditVerdict, proofOf } from '@getaway/engine'
import { describe, expect, it } from 'vitest'
import { sayVerdict } from '../../language/verdict-words.ts'
import { type GivenVerdict, type Said, tellVerdict } from './tell-verdict.ts'

interface Case {
  readonly kind: AuditVerdict['kind']
  readonly seal: GivenVerdict['proofs']['seal']
  readonly brokenAt?: number
  readonly isOver?: boolean
  readonly cut?: number
  readonly decisions?: number
  readonly winners?: readonly number[]
  readonly status?: 'running' | 'ended' | 'abandoned'
}

const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name }) as never)

function judged({
  kind,
  seal,
  brokenAt,
  isOver = true,
  cut,
  decisions,
  winners = [0],
  status = 'ended',
}: Case) {
  const proofs = {
    events: 80,
    chain: { ok: brokenAt === undefined, brokenAt: brokenAt ?? null },
    seal,
    ...(seal === 'absent' ? {} : { fingerprint: '3475:0f98' }),
    ...(cut === undefined ? {} : { cut }),
    ...(decisions === undefined ? {} : { missing: { decisions, salts: 0 } }),
  }
  const verdict = { kind, ...(kind === 'sound' ? {} : { at: brokenAt ?? 40 }) }
  return {
    proof: proofOf({ verdict, isOver, report: proofs }),
    proofs,
    outcome: { winners, players, status },
    isAgainstRules: kind === 'faulty',
  } satisfies GivenVerdict
}

const said = ({ word, lacks = [], values }: Said, language: 'en' | 'it' = 'en') =>
  sayVerdict(language, word, {
    ...values,
    lacks: lacks.map((one) => sayVerdict(language, one, values)).join(', '),
  })

const cases: (Case & { name: string; heading: string; tones: string })[] = [
  {
    name: 'altered under our own seal',
    ...{ kind: 'altered', seal: 'valid', brokenAt: 12 },
    heading: 'Altered at event 12: do not trust this log',
    tones: 'bad bad bad plain',
  },
  {
    name: 'rewritten under a seal',
    ...{ kind: 'altered', seal: 'invalid' },
    heading: 'Rewritten: do not trust this log',
    tones: 'bad plain bad plain',
  },
  {
    name: 'against the rules',
    ...{ kind: 'faulty', seal: 'absent' },
    heading: 'Not proved: against the rules from event 40 on',
    tones: 'bad good plain bad',
  },
  {
    name: 'sealed by this service',
    ...{ kind: 'sound', seal: 'valid' },
    heading: 'Proved: Ada won',
    tones: 'good good good good',
  },
  {
    name: 'won by a team',
    ...{ kind: 'sound', seal: 'valid', winners: [0, 2] },
    heading: 'Proved: Ada and Cleo won',
    tones: 'good good good good',
  },
  {
    name: 'abandoned',
    ...{ kind: 'sound', seal: 'valid', winners: [], status: 'abandoned' },
    heading: 'Proved: the match was abandoned, and nobody won',
    tones: 'good good good good',
  },
  {
    name: 'sealed by a stranger',
    ...{ kind: 'sound', seal: 'self-signed' },
    heading: 'Not proved: sealed by a key that this service does not know',
    tones: 'plain good plain good',
  },
  {
    name: 'not sealed',
    ...{ kind: 'sound', seal: 'absent' },
    heading: 'Not proved: no seal vouches for it',
    tones: 'plain good plain good',
  },
  {
    name: 'running',
    ...{ kind: 'sound', seal: 'absent', isOver: false, winners: [] },
    heading: 'Not proved: the match is not over in this log',
    tones: 'plain good plain good',
  },
  {
    name: 'cut off',
    ...{ kind: 'sound', seal: 'absent', isOver: false, cut: 91, winners: [] },
    heading: 'Not proved: the log breaks off at line 91',
    tones: 'plain good plain good',
  },
  {
    name: 'decisions missing, by a stranger',
    ...{ kind: 'sound', seal: 'self-signed', decisions: 2 },
    heading: 'Not proved: sealed by a key that this service does not know, 2 decisions are missing from it',
    tones: 'plain good plain good',
  },
]

describe('the verdict on a log', () => {
  it.each(cases)('$name', ({ heading, tones, ...given }) => {
    const { verdict, grounds } = tellVerdict(judged(given), 'en')
    expect(said(verdict)).toBe(heading)
    expect([verdict, ...grounds].map(({ tone }) => tone).join(' ')).toBe(tones)
  })

  it('is said in Italian, too', () => {
    const { verdict } = tellVerdict(judged({ kind: 'sound', seal: 'valid', winners: [0, 2] }), 'it')
    expect(said(verdict, 'it')).toBe('Dimostrato: vittoria di Ada e Cleo')
  })

  it('a key that nobody could be asked about is to be compared', () => {
    const { verdict } = tellVerdict(judged({ kind: 'sound', seal: 'self-signed' }), 'en', 'nobody')
    expect(said(verdict)).toBe('Not proved: the key of its seal has to be compared')
  })
})

describe('whose seats they are', () => {
  const told = (identity: 'proved' | 'claimed' | 'invalid', kind: 'sound' | 'altered') => {
    const one = judged({ kind, seal: 'absent' })
    const owners = [{ seat: 0, name: 'Ada', identity, fingerprint: '1a2b:3c4d' }]
    return tellVerdict({ ...one, proofs: { ...one.proofs, players: owners } }, 'en').grounds.slice(3)
  }

  it.each([
    { identity: 'proved', kind: 'sound', tone: 'good', word: 'seats.proved' },
    { identity: 'proved', kind: 'altered', tone: 'plain', word: 'seats.proved' },
    { identity: 'invalid', kind: 'altered', tone: 'bad', word: 'seats.forged' },
  ] as const)('$identity in a log that is $kind: $tone', ({ identity, kind, tone, word }) => {
    expect(told(identity, kind)).toMatchObject([{ tone, word, values: { names: 'Ada (1a2b:3c4d)' } }])
  })

  it('of a key that is only claimed there is nothing to say', () => {
    expect(told('claimed', 'sound')).toEqual([])
  })
})
