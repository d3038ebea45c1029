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

/** By two bytes: a hash is a quarter of a line, and takes half the time two at a time. */
const IS_HEX_PAIR = new Uint8Array(65_536)
for (const one of HEX)
  for (const other of HEX) IS_HEX_PAIR[(one.charCodeAt(0) << 8) | other.charCodeAt(0)] = 1

/** Ids come again and again: the same bytes give the same string, which is neither made nor hashed again. */
const LAST_SLOT = 0xfff
const words = new Array<string>(LAST_SLOT + 1).fill('')
/** A longer slice would keep the whole text that it was cut from. */
const MOST_KEPT = 12

const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

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

  /** An integer as the log allows it: no plus, leading zero, -0, fraction or exponent, within ±(2^53−1). */
  integer(): number {
    const { bytes } = this
    const negative = bytes[this.at] === 0x2d
    const from = negative ? this.at + 1 : this.at
    // Up to nine digits make a small integer, which is much quicker than a growing double.
    const high = this.digits(from)
    const middle = this.at
    if (middle === from || (bytes[from] === 0x30 && (negative || middle > from + 1))) this.failed = true
    if (middle < from + 9) return negative ? -high : high
    const low = this.digits(middle)
    const value = high * (POWERS[this.at - middle] ?? 1) + low
    if (value > Number.MAX_SAFE_INTEGER) this.failed = true
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

  /** Exactly this many lower-case hex digits, an even number. */
  hex(digits: number): string {
    const from = this.at
    const end = from + digits
    if (end > this.bytes.length) this.failed = true
    else
      for (let at = from; at < end; at += 2)
        if (IS_HEX_PAIR[this.view.getUint16(at)] === 0) this.failed = true
    this.at = end
    return this.text.slice(from, end)
  }

  private digits(from: number): number {
    const { bytes } = this
    let value = 0
    let at = from
    for (; at < from + 9; at++) {
      const digit = (bytes[at] ?? 0) - 0x30
      if (digit < 0 || digit > 9) break
      value = (value * 10 + digit) | 0
    }
    this.at = at
    return value
  }
}
