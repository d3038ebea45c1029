import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { fromBase64url } from './base64url.ts'
import { isSignedBy, publicKeyOf, signatureOf } from './ed25519.ts'

/** The data of `game.sealed`; `key` names the key, the rest is base64url of the raw bytes. */
export interface Seal {
  readonly key: string
  readonly publicKey: string
  readonly signature: string
}

/** Which match, and the hash of the event before the seal. */
export interface Sealed {
  readonly matchId: string
  readonly previousHash: string
}

export type SealVerdict = 'valid' | 'self-signed' | 'invalid'

/** What a seal signs. */
export function sealText(matchId: string, previousHash: string): string {
  return `getaway-seal/1\n${matchId}\n${previousHash}`
}

/** Seals with the raw 32 bytes of an Ed25519 private key. */
export function signSeal(options: Sealed & { readonly key: string; readonly privateKey: Uint8Array }): Seal {
  const { key, privateKey, matchId, previousHash } = options
  const signature = signatureOf(sealText(matchId, previousHash), privateKey)
  return { key, publicKey: publicKeyOf(privateKey), signature }
}

/** Valid only by the trusted key; a right signature by any other shows no more than that somebody signed. */
export function judgeSeal(options: Sealed & { readonly data: Seal; readonly trusted?: string }): SealVerdict {
  const { data, matchId, previousHash, trusted } = options
  if (!isSignedBy(data.publicKey, sealText(matchId, previousHash), data.signature)) return 'invalid'
  return data.publicKey === trusted ? 'valid' : 'self-signed'
}

/** What people compare of a key, as `1a2b:3c4d:5e6f:7a8b`; undefined if it is no key. */
export function fingerprint(publicKey: string): string | undefined {
  const raw = fromBase64url(publicKey, 32)
  return (
    raw &&
    bytesToHex(sha256(raw))
      .slice(0, 16)
      .replace(/(.{4})(?=.)/g, '$1:')
  )
}
