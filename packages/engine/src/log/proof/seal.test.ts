import { createHash, createPrivateKey, createPublicKey, sign as nodeSign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'
import { publicKeyOf } from './ed25519.ts'
import { fingerprint, judgeSeal, sealText, signSeal } from './seal.ts'

const PROVE = Number(process.env.PROVE ?? 1)
const privateKey = Uint8Array.from({ length: 32 }, (_, i) => i)
const sealed = { matchId: 'm-1', previousHash: 'ab'.repeat(32) }
const data = signSeal({ ...sealed, key: 'k1', privateKey })
const trusted = publicKeyOf(privateKey)

/** The same key as Node's OpenSSL holds it. */
const nodeKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), privateKey]),
  format: 'der',
  type: 'pkcs8',
})

describe('a seal', () => {
  it('is what the format says, and what OpenSSL would sign', () => {
    expect(sealText('m-1', 'ab')).toBe('getaway-seal/1\nm-1\nab')
    const text = Buffer.from(`getaway-seal/1\nm-1\n${sealed.previousHash}`)
    expect(data).toEqual({
      key: 'k1',
      publicKey: createPublicKey(nodeKey).export({ format: 'jwk' }).x,
      signature: nodeSign(null, text, nodeKey).toString('base64url'),
    })
  })

  it('is valid by the trusted key only', () => {
    expect(judgeSeal({ ...sealed, data, trusted })).toBe('valid')
    expect(judgeSeal({ ...sealed, data })).toBe('self-signed')
    const other = signSeal({ ...sealed, key: 'k1', privateKey: privateKey.map((byte) => byte ^ 1) })
    expect(judgeSeal({ ...sealed, data: other, trusted })).toBe('self-signed')
    expect(judgeSeal({ ...sealed, data, trusted: 'no key' })).toBe('self-signed')
  })

  it('holds for its match and its log only', () => {
    expect(judgeSeal({ ...sealed, matchId: 'm-2', data, trusted })).toBe('invalid')
    expect(judgeSeal({ ...sealed, previousHash: 'ac'.repeat(32), data, trusted })).toBe('invalid')
    const other = publicKeyOf(privateKey.map((byte) => byte ^ 1))
    expect(judgeSeal({ ...sealed, data: { ...data, publicKey: other }, trusted })).toBe('invalid')
  })

  it('by a key of small order, which would fit any text, is invalid', () => {
    const publicKey = toBase64url(Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 1 : 0)))
    const signature = toBase64url(Uint8Array.from({ length: 64 }, (_, i) => (i === 0 ? 1 : 0)))
    expect(judgeSeal({ ...sealed, data: { key: '', publicKey, signature }, trusted: publicKey })).toBe(
      'invalid',
    )
  })

  it('of hostile text is invalid, and never throws', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toBase64url),
      fc.uint8Array({ minLength: 64, maxLength: 64 }).map(toBase64url),
      fc.constantFrom('_'.repeat(43), '_'.repeat(86), `${data.signature}=`, ` ${data.publicKey}`),
    )
    fc.assert(
      fc.property(hostile, hostile, (publicKey, signature) => {
        expect(judgeSeal({ ...sealed, data: { key: '', publicKey, signature }, trusted: publicKey })).toBe(
          'invalid',
        )
        expect(judgeSeal({ ...sealed, data: { ...data, signature }, trusted })).toBe('invalid')
      }),
      { numRuns: 40 * PROVE },
    )
  })
})

describe('a fingerprint', () => {
  it('is the beginning of the SHA-256 of the raw key', () => {
    const hex = createHash('sha256').update(Buffer.from(trusted, 'base64url')).digest('hex')
    expect(fingerprint(trusted)).toBe([0, 4, 8, 12].map((from) => hex.slice(from, from + 4)).join(':'))
    expect(fingerprint('no key')).toBeUndefined()
  })
})

describe('base64url', () => {
  it('is what Node writes, and each bytes have one text only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        const text = toBase64url(bytes)
        expect(text).toBe(Buffer.from(bytes).toString('base64url'))
        expect(fromBase64url(text, bytes.length)).toEqual(bytes)
        expect(fromBase64url(text, bytes.length + 1)).toBeUndefined()
      }),
      { numRuns: 200 * PROVE },
    )
  })

  it.each(['AB', 'A=', 'A+', 'A/', 'A ', 'A\n', 'Aé', 'A', 'AAA', '😀'])(
    'refuses %j for one byte',
    (text) => {
      expect(fromBase64url(text, 1)).toBeUndefined()
    },
  )
})
