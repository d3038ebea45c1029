import { interned } from './interned.ts'

/** A piece of text that a scan expects, made ready for comparing four bytes at a time. */
export interface Literal {
  readonly text: string
  readonly bytes: Uint8Array
  readonly words: Int32Array
  readonly lastWord: number
}

/** Prepares an ASCII text; do it once, outside the scan. */
export function literal(text: string): Literal {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  // The last word is compared apart and may overlap the one before it: no odd bytes are left over.
  const words = Int32Array.from({ length: Math.max(0, (bytes.length - 1) >> 2) }, (_, i) =>
    view.getInt32(i * 4, true),
  )
  return { text, bytes, words, lastWord: bytes.length < 4 ? 0 : view.getInt32(bytes.length - 4, true) }
}

const NULL = literal('null')
const HEX = '0123456789abcdef'
const IS_LETTER = new Uint8Array(256)
for (const c of `ABCDEFGHIJKLMNOPQRSTUVWXYZghijklmnopqrstuvwxyz._-${HEX}`) IS_LETTER[c.charCodeAt(0)] = 1

/** The highest bit of each of four bytes: free in ASCII, so that it can tell what came of a sum in that byte. */
const HIGH_BITS = 0x80808080 | 0

/** Ids come again and again: the same bytes give the same string, which is neither made nor hashed again. */
const LAST_SLOT = 0xfff
const words = new Array<string>(LAST_SLOT + 1).fill('')
/** A longer slice would keep the whole text that it was cut from. */
const MOST_KEPT = 12

const ZERO = 0x30
/** Four bytes are digits if each begins with the bits of a digit, also when six is added. */
const DIGITS = 0x30303030
const HIGH_HALVES = 0xf0f0f0f0 | 0

const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]

/**
 * Walks over ASCII text, of which it has the bytes (quick to look at) and the string (quick to cut).
 * What is not as expected is `false`, or sets `failed`: the scan goes on and asks at its end.
 */
export class Cursor {
  at = 0
  failed = false
  private readonly bytes: Uint8Array
  private readonly text: string
  private readonly view: DataView

  constructor(bytes: Uint8Array, text: string) {
    this.bytes = bytes
    this.text = text
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** Steps over the literal if it is there. */
  literal({ bytes, words, lastWord }: Literal): boolean {
    const end = this.at + bytes.length
    if (end > this.bytes.length) return false
    if (bytes.length < 4) {
      for (let i = 0; i < bytes.length; i++) if (this.bytes[this.at + i] !== bytes[i]) return false
    } else {
      for (let i = 0; i < words.length; i++) {
        if (this.view.getInt32(this.at + i * 4, true) !== words[i]) return false
      }
      if (this.view.getInt32(end - 4, true) !== lastWord) return false
    }
    this.at = end
    return true
  }

  /** Whether this byte comes next. */
  isAt(byte: number): boolean {
    return this.bytes[this.at] === byte
  }

  /** An integer as the log allows it: no plus, leading zero, -0, fraction or exponent, within ±(2^53−1). */
  integer(): number {
    const { bytes } = this
    const negative = bytes[this.at] === 0x2d
    const from = negative ? this.at + 1 : this.at
    // Up to eight digits make a small integer, which is much quicker than a growing double.
    const high = this.digits(from)
    const middle = this.at
    if (middle === from || (bytes[from] === ZERO && (negative || middle > from + 1))) this.failed = true
    if (middle < from + 8) return negative ? -high : high
    const low = this.digits(middle)
    const value = high * (POWERS[this.at - middle] ?? 1) + low
    // A seventeenth digit makes any number too large.
    if (value > Number.MAX_SAFE_INTEGER || this.isAtDigit(middle + 8)) this.failed = true
    return negative ? -value : value
  }

  integerOrNull(): number | null {
    return this.literal(NULL) ? null : this.integer()
  }

  /** The inside of a string of letters, digits, dots, dashes and low lines; it may be empty. */
  word(): string {
    const { bytes } = this
    const from = this.at
    let at = from
    let hash = 0
    for (let byte = bytes[at] ?? 0; IS_LETTER[byte] === 1; byte = bytes[++at] ?? 0)
      hash = (hash * 31 + byte) | 0
    this.at = at
    const known = words[hash & LAST_SLOT] ?? ''
    if (at - from === known.length && this.holds(known, from)) return known
    const word = this.text.slice(from, at)
    if (word.length > MOST_KEPT) return word
    const kept = interned(word)
    words[hash & LAST_SLOT] = kept
    return kept
  }

  private holds(word: string, from: number): boolean {
    for (let i = 0; i < word.length; i++) if (this.bytes[from + i] !== word.charCodeAt(i)) return false
    return true
  }

  /** Exactly this many lower-case hex digits, a multiple of four. */
  hex(digits: number): string {
    const from = this.at
    const end = from + digits
    this.at = end
    if (end > this.bytes.length) {
      this.failed = true
      return ''
    }
    let fits = HIGH_BITS
    // A hash is a quarter of a line: four digits at a time, each sum has the high bit where a digit passes a bound.
    for (let at = from; at < end; at += 4) {
      const four = this.view.getInt32(at, true)
      const isDigit = (four + 0x50505050) & ~(four + 0x46464646)
      const isLetter = (four + 0x1f1f1f1f) & ~(four + 0x19191919)
      fits &= (isDigit | isLetter) & ~four
    }
    if (fits !== HIGH_BITS) this.failed = true
    return this.text.slice(from, end)
  }

  /** Whether the digits that were read go on at this place. */
  private isAtDigit(place: number): boolean {
    const byte = this.at === place ? this.bytes[place] : undefined
    return byte !== undefined && byte >= ZERO && byte <= ZERO + 9
  }

  /** Up to eight digits: an instant is twice eight, and goes four at a time. */
  private digits(from: number): number {
    const { bytes } = this
    const end = from + 8
    let value = 0
    let at = from
    for (; at < end && at + 4 <= bytes.length; at += 4) {
      const four = this.view.getInt32(at, true)
      if ((four & HIGH_HALVES) !== DIGITS || ((four + 0x06060606) & HIGH_HALVES) !== DIGITS) break
      const tens = (four & 0x0f0f0f0f) * 10 + ((four >> 8) & 0x0f0f0f)
      value = (value * 10_000 + (tens & 0xff) * 100 + ((tens >> 16) & 0xff)) | 0
    }
    for (; at < end; at++) {
      const digit = (bytes[at] ?? 0) - ZERO
      if (digit < 0 || digit > 9) break
      value = (value * 10 + digit) | 0
    }
    this.at = at
    return value
  }
}
