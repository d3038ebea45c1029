import { getPublicKey, hashes, sign, verify } from '@noble/ed25519'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64url, toBase64url } from './base64url.ts'

hashes.sha512 = sha512

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

export function publicKeyOf(privateKey: Uint8Array): string {
  return toBase64url(getPublicKey(privateKey))
}

/** Seals with the raw 32 bytes of an Ed25519 private key. */
export function signSeal(options: Sealed & { readonly key: string; readonly privateKey: Uint8Array }): Seal {
  const { key, privateKey, matchId, previousHash } = options
  const signature = toBase64url(sign(utf8ToBytes(sealText(matchId, previousHash)), privateKey))
  return { key, publicKey: publicKeyOf(privateKey), signature }
}

/** Valid only by the trusted key; a right signature by any other shows no more than that somebody signed. */
export function judgeSeal(options: Sealed & { readonly data: Seal; readonly trusted?: string }): SealVerdict {
  const { data, matchId, previousHash, trusted } = options
  const publicKey = fromBase64url(data.publicKey, 32)
  const signature = fromBase64url(data.signature, 64)
  if (publicKey === undefined || signature === undefined) return 'invalid'
  if (!verifies(signature, sealText(matchId, previousHash), publicKey)) return 'invalid'
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

function verifies(signature: Uint8Array, text: string, publicKey: Uint8Array): boolean {
  try {
    // ZIP 215, the default, would let keys of small order sign anything.
    return verify(signature, utf8ToBytes(text), publicKey, { zip215: false })
  } catch {
    return false
  }
}
