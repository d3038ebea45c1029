import { utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import type { ChaseReport } from '../games/chase/report.ts'
import { play } from '../games/chase/testing/fixture.ts'
import type { Draft } from '../log/event.ts'
import { createScribe, sha256Hex } from '../log/proof/chain.ts'
import { publicKeyOf } from '../log/proof/ed25519.ts'
import { fingerprint } from '../log/proof/seal.ts'
import { signSeatProof } from '../log/proof/seat-proof.ts'
import { type Audit, createAuditor } from './audit.ts'

const privateKey = new Uint8Array(32).fill(7)
const key = publicKeyOf(privateKey)
const claim = { match: 'case', seat: 0, name: 'Ada', key }
const at = { service: 'https://getaway.example', tokenHash: sha256Hex('token') }
const proof = signSeatProof(claim, at, privateKey)
const ada = { seat: 0, name: 'Ada', key, bot: null }
const ben = { seat: 1, name: 'Ben', key: null, bot: null }
const mark = fingerprint(key)

/** The audit of a match of two open seats in which these are taken. */
function auditOf(taken: readonly object[]): Audit<ChaseReport> {
  const [created] = play({ loose: true }, []).events
  const players = [0, 1].map((seat) => ({ seat, name: null }))
  const { seq: _, hash: __, ...opening } = { ...created, data: { ...created?.data, players } }
  const scribe = createScribe({ salt: () => '0'.repeat(32) })
  const drafts = [
    opening,
    ...taken.map((data) => ({ type: 'seat.taken', at: opening.at, by: 'server', data })),
  ]
  const lines = drafts.map((draft) => scribe.write(draft as Draft, false).line)
  const auditor = createAuditor()
  auditor.push(utf8ToBytes(`${lines.join('\n')}\n`))
  return auditor.finish() as Audit<ChaseReport>
}

describe('whose seats they are', () => {
  test('a key that signed for its seat is proved; a guest has none', () => {
    const { report, verdict } = auditOf([{ ...ada, proof }, ben])
    expect(report.players).toEqual([
      { seat: 0, name: 'Ada', identity: 'proved', fingerprint: mark, service: at.service },
      { seat: 1, name: 'Ben', identity: null },
    ])
    expect(verdict.kind).toBe('sound')
  })

  test('a key without a signature is claimed, and nothing is said where nobody signed', () => {
    const claimed = { ...ben, key }
    expect(auditOf([{ ...ada, proof }, claimed]).report.players?.[1]).toMatchObject({ identity: 'claimed' })
    expect(auditOf([ada, claimed]).report).not.toHaveProperty('players')
  })

  const forged: [name: string, data: object][] = [
    ['of another seat', { ...ada, proof: signSeatProof({ ...claim, seat: 1 }, at, privateKey) }],
    ['of another match', { ...ada, proof: signSeatProof({ ...claim, match: 'other' }, at, privateKey) }],
    ['by another key', { ...ada, proof: signSeatProof(claim, at, new Uint8Array(32).fill(8)) }],
    ['for no key', { ...ada, key: null, proof }],
    ['of no form', { ...ada, proof: true }],
  ]
  test.each(forged)('a proof %s is a finding: the log is not what was signed', (_, data) => {
    const { report, verdict } = auditOf([data, ben])
    expect(report.players?.[0]).toMatchObject({ identity: 'invalid' })
    expect(report.findings).toMatchObject([
      { seq: 2, what: 'seat.taken: the proof of seat 0 does not fit its key' },
    ])
    expect(verdict).toMatchObject({ kind: 'altered', at: 2 })
  })

  test('a seat is taken once: who takes it again does not prove it', () => {
    const again = { ...ada, proof }
    expect(auditOf([{ ...ada, proof: true }, again]).report.players).toMatchObject([{ identity: 'invalid' }])
    expect(auditOf([{ ...ben, seat: 7, proof }, again]).report.players).toHaveLength(1)
  })
})
