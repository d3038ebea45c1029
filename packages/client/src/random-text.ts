/** So many random bytes as base64url. Not `randomUUID`: a page without TLS, in a local network, has none. */
export function randomText(bytes: number): string {
  const drawn = globalThis.crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...drawn))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** A new token for a seat: 256 random bits that the player alone knows. */
export function newToken(): string {
  return randomText(32)
}
