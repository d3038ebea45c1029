import { getPublicKey, hashes, sign, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64url, toBase64url } from './base64url.ts'

hashes.sha512 = sha512

/** The public key of the raw 32 bytes of an Ed25519 private key, as base64url. */
export function publicKeyOf(privateKey: Uint8Array): string {
  return toBase64url(getPublicKey(privateKey))
}

/** The signature of the UTF-8 text, as base64url. */
export function signatureOf(text: string, privateKey: Uint8Array): string {
  return toBase64url(sign(utf8ToBytes(text), privateKey))
}

/** Whether the signature is of this text by this key; whatever is no key or no signature is not. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const rawKey = fromBase64url(publicKey, 32)
  const rawSignature = fromBase64url(signature, 64)
  if (rawKey === undefined || rawSignature === undefined) return false
  try {
    // ZIP 215, the default, would let keys of small order sign anything.
    return verify(rawSignature, utf8ToBytes(text), rawKey, { zip215: false })
  } catch {
    return false
  }
}
