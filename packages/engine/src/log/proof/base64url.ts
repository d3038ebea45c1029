const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** RFC 4648 §5 without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 6; held &= (1 << bits) - 1) {
      bits -= 6
      text += ALPHABET.charAt(held >> bits)
    }
  }
  return bits === 0 ? text : text + ALPHABET.charAt(held << (6 - bits))
}

/** Exactly so many bytes, or undefined: each has one text only, without padding, spaces or spare bits. */
export function fromBase64url(text: string, size: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length !== Math.ceil((size * 4) / 3)) return undefined
  const bytes = new Uint8Array(size)
  let at = 0
  let bits = 0
  let held = 0
  for (const character of text) {
    const value = ALPHABET.indexOf(character)
    if (value < 0) return undefined
    held = (held << 6) | value
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = held >> bits
    held &= (1 << bits) - 1
  }
  return held === 0 ? bytes : undefined
}
