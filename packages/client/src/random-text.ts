/**
 * So many random bytes as base64url. Not `randomUUID`: a page without TLS, in a local network, has none. And by `btoa`,
 * because a library for it would come with every page.
 */
export function randomText(bytes: number): string {
  const binary = String.fromCharCode(...globalThis.crypto.getRandomValues(new Uint8Array(bytes)))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A new token for a seat: 256 random bits that the player alone knows. */
export function newToken(): string {
  return randomText(32)
}
