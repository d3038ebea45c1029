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
    view.getInt32(i * 4),
  )
  return { text, bytes, words, lastWord: bytes.length < 4 ? 0 : view.getInt32(bytes.length - 4) }
}

const NULL = literal('null')
const HEX = 1
const LETTER = 2
const KIND = new Uint8Array(256)
for (const c of 'ABCDEFGHIJKLMNOPQRSTUVWXYZghijklmnopqrstuvwxyz._-') KIND[c.charCodeAt(0)] = LETTER
for (const c of '0123456789abcdef') KIND[c.charCodeAt(0)] = HEX | LETTER

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
      for (let i = 0; i < words.length; i++)
        if (this.view.getInt32(this.at + i * 4) !== words[i]) return false
      if (this.view.getInt32(end - 4) !== lastWord) return false
    }
    this.at = end
    return true
  }

  /** An integer as the log allows it: no plus, leading zero, -0, fraction or exponent, within ±(2^53−1). */
  integer(): number {
    const negative = this.bytes[this.at] === 0x2d
    const from = negative ? this.at + 1 : this.at
    let at = from
    // Sums of nine and eight digits are small integers, much quicker than one growing double.
    let high = 0
    for (let digit = this.digit(at); digit >= 0 && at - from < 9; digit = this.digit(++at))
      high = high * 10 + digit
    let low = 0
    let scale = 1
    for (let digit = this.digit(at); digit >= 0 && at - from < 17; digit = this.digit(++at)) {
      low = low * 10 + digit
      scale *= 10
    }
    const value = high * scale + low
    const leadingZero = this.bytes[from] === 0x30 && (at > from + 1 || negative)
    if (at === from || leadingZero || value > Number.MAX_SAFE_INTEGER || this.digit(at) >= 0)
      this.failed = true
    this.at = at
    return negative ? -value : value
  }

  integerOrNull(): number | null {
    return this.literal(NULL) ? null : this.integer()
  }

  /** The inside of a string of letters, digits, dots, dashes and low lines; it may be empty. */
  word(): string {
    const from = this.at
    while (this.is(LETTER)) this.at++
    return this.text.slice(from, this.at)
  }

  /** So many lower-case hex digits. */
  hex(digits: number): string {
    const from = this.at
    const end = from + digits
    while (this.at < end && this.is(HEX)) this.at++
    if (this.at < end) this.failed = true
    return this.text.slice(from, this.at)
  }

  private is(kind: number): boolean {
    return ((KIND[this.bytes[this.at] ?? 0] ?? 0) & kind) !== 0
  }

  private digit(at: number): number {
    const digit = (this.bytes[at] ?? 0) - 0x30
    return digit <= 9 ? digit : -1
  }
}
