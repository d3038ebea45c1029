import { toBase64url } from '@getaway/engine'

/** So many random bytes as base64url. Not `randomUUID`: a page without TLS, in a local network, has none. */
export function randomText(bytes: number): string {
  return toBase64url(globalThis.crypto.getRandomValues(new Uint8Array(bytes)))
}

/** A new token for a seat: 256 random bits that the player alone knows. */
export function newToken(): string {
  return randomText(32)
}
