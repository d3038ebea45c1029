import { base64urlnopad } from '@scure/base'

/** RFC 4648 §5 without padding. */
export const toBase64url = base64urlnopad.encode

/** Exactly this many bytes, or undefined: each value has one text only, without padding, spaces or spare bits. */
export function fromBase64url(text: string, size: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length !== Math.ceil((size * 4) / 3)) return undefined
  try {
    return base64urlnopad.decode(text)
  } catch {
    return undefined
  }
}
