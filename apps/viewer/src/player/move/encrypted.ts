import { fromBase64url, sha256Hex, toBase64url } from '@getaway/engine'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'

const NONCE_BYTES = 24

/** A text that only the holder of the key can read; the key is new and good for this text alone. */
export function encryptText(text: string): { readonly ciphertext: string; readonly key: string } {
  const key = crypto.getRandomValues(new Uint8Array(32))
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = xchacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text))
  return { ciphertext: toBase64url(new Uint8Array([...nonce, ...sealed])), key: toBase64url(key) }
}

/** Undefined if it was sealed by another key, or changed. */
export function decryptText(ciphertext: string, key: string): string | undefined {
  const bytes = fromBase64url(ciphertext, Math.floor((ciphertext.length * 3) / 4))
  const raw = fromBase64url(key, 32)
  if (!bytes || !raw) return undefined
  try {
    const cipher = xchacha20poly1305(raw, bytes.slice(0, NONCE_BYTES))
    return new TextDecoder().decode(cipher.decrypt(bytes.slice(NONCE_BYTES)))
  } catch {
    return undefined
  }
}

/** Six digits that both devices show. The key is part of them, so they cannot be known from the traffic. */
export function moveCode(key: string, nonce: string): string {
  const digits = Number.parseInt(sha256Hex(`getaway-move/1\n${key}\n${nonce}`).slice(0, 12), 16) % 1_000_000
  return String(digits).padStart(6, '0').replace(/^.{3}/, '$& ')
}
