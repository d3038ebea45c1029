import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** So many lines are packed together: events resemble each other, and a block is unpacked in 50 µs. */
const BLOCK = 32
/** So many are left as they are: most of what is read is new. */
const FEWEST_RECENT = 8
const LINE_END = '\n'

/** Texts in their order, of which only the newest are kept as they are. */
export class PackedLines {
  readonly #packed: Buffer[] = []
  #recent: string[] = []
  /** The block that was unpacked last, for readers who continue in it. */
  #unpacked: { readonly block: number; readonly lines: WeakRef<readonly string[]> } | undefined

  get length(): number {
    return this.#packed.length * BLOCK + this.#recent.length
  }

  push(line: string): void {
    this.#recent.push(line)
    if (this.#recent.length < BLOCK + FEWEST_RECENT) return
    const text = this.#recent.slice(0, BLOCK).join(LINE_END)
    // In memory of its own: a buffer of the pool would keep what lies beside it.
    const block = deflateRawSync(text, { level: 1 })
    this.#packed.push(Buffer.from(Uint8Array.from(block).buffer))
    this.#recent = this.#recent.slice(BLOCK)
  }

  at(index: number): string | undefined {
    if (index < 0) return undefined
    const block = Math.floor(index / BLOCK)
    if (block >= this.#packed.length) return this.#recent[index - this.#packed.length * BLOCK]
    return this.#linesOf(block)[index % BLOCK]
  }

  #linesOf(block: number): readonly string[] {
    const known = this.#unpacked?.block === block ? this.#unpacked.lines.deref() : undefined
    if (known) return known
    const lines = String(inflateRawSync(this.#packed[block] as Buffer)).split(LINE_END)
    this.#unpacked = { block, lines: new WeakRef(lines) }
    return lines
  }
}
