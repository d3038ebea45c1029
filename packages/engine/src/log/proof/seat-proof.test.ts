import { createPrivateKey, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toBase64url } from './base64url.ts'
import { sha256Hex } from './chain.ts'
import { publicKeyOf } from './ed25519.ts'
import { isSeatProved, seatProofText, signSeatProof } from './seat-proof.ts'

const PROVE = Number(process.env.PROVE ?? 1)
const privateKey = new Uint8Array(32).fill(1)
const other = new Uint8Array(32).fill(2)
const claim = { match: 'm', seat: 1, name: 'Ada', key: publicKeyOf(privateKey) }
const at = { service: 'http://localhost:3000', tokenHash: sha256Hex('A'.repeat(43)) }
const proof = signSeatProof(claim, at, privateKey)

it('is what the format says, and what OpenSSL would sign', () => {
  const text = `getaway-seat/1\nhttp://localhost:3000\nm\n1\nAda\n${claim.key}\n${at.tokenHash}`
  expect(seatProofText(claim, at)).toBe(text)
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), privateKey])
  const nodeKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  expect(proof).toEqual({ ...at, signature: sign(null, Buffer.from(text), nodeKey).toString('base64url') })
  expect(proof).toEqual({
    ...at,
    // The test vector of the log format.
    signature: 'NzDza_NordcctmCieqgY3l8BoWVY5h1A9-mLg-aXf4Qc0U2gaVyqxPA3ETbyXUdgh-SGwJLN_1qWi8gMgx8PAg',
  })
  expect(isSeatProved(claim, proof)).toBe(true)
})

describe('holds for nothing else', () => {
  test.each([
    ['another match', { ...claim, match: 'n' }, proof],
    ['another seat', { ...claim, seat: 0 }, proof],
    ['another name', { ...claim, name: 'Eve' }, proof],
    ['another key', { ...claim, key: publicKeyOf(other) }, proof],
    ['another service', claim, { ...proof, service: 'http://localhost:3001' }],
    ['another token', claim, { ...proof, tokenHash: sha256Hex('B'.repeat(43)) }],
    ['a signature by another key', claim, signSeatProof(claim, at, other)],
  ])('%s', (_, claimed, shown) => expect(isSeatProved(claimed, shown)).toBe(false))

  it('reads no text as two claims: parts with a line end are no claim', () => {
    const split = { ...claim, match: 'm\n1', name: 'x' }
    expect(isSeatProved(split, signSeatProof(split, at, privateKey))).toBe(false)
  })

  it('takes whatever stands in a log, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (hostile, key) => {
        expect(isSeatProved(claim, hostile)).toBe(false)
        expect(isSeatProved({ ...claim, key }, proof)).toBe(false)
        expect(isSeatProved(claim, { ...proof, signature: hostile })).toBe(false)
      }),
      { numRuns: 50 * PROVE },
    )
  })

  it('a key of small order, which would fit any text, proves nothing', () => {
    const small = (size: number) => toBase64url(Uint8Array.from({ length: size }, (_, i) => (i ? 0 : 1)))
    expect(isSeatProved({ ...claim, key: small(32) }, { ...at, signature: small(64) })).toBe(false)
  })
})
