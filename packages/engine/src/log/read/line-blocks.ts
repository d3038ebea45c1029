import { MAX_LINE_BYTES } from '../limits.ts'

const NEWLINE = 0x0a
const BLOCK = 64 * 1024

/** Cuts a stream of bytes into blocks of whole lines, and holds no more than one line of it. */
export class LineBlocks {
  /** Set when the line after the last block has passed the limit; nothing more is taken then. */
  overlong = false
  private held = new Uint8Array(1024)
  private size = 0

  /** What came after the last line end. */
  rest(): Uint8Array {
    return this.held.subarray(0, this.size)
  }

  /** Blocks that each end with a line end. A block is good until the next one is asked for. */
  *take(chunk: Uint8Array): Generator<Uint8Array, void> {
    let from = 0
    if (this.size > 0) {
      from = chunk.indexOf(NEWLINE) + 1
      if (!this.hold(from === 0 ? chunk : chunk.subarray(0, from)) || from === 0) return
      yield this.rest()
      this.size = 0
    }
    while (from < chunk.length) {
      // A line over the limit is longer than a block, so it never hides among others.
      let end = chunk.lastIndexOf(NEWLINE, from + BLOCK - 1) + 1
      if (end <= from) end = chunk.indexOf(NEWLINE, from) + 1
      if (end === 0) {
        this.hold(chunk.subarray(from))
        return
      }
      if (end - from > MAX_LINE_BYTES + 1) {
        this.overlong = true
        return
      }
      yield chunk.subarray(from, end)
      from = end
    }
  }

  private hold(piece: Uint8Array): boolean {
    const size = this.size + piece.length
    const line = piece[piece.length - 1] === NEWLINE ? size - 1 : size
    if (line > MAX_LINE_BYTES) {
      this.overlong = true
      return false
    }
    if (size > this.held.length) {
      const larger = new Uint8Array(Math.max(size, this.held.length * 2))
      larger.set(this.rest())
      this.held = larger
    }
    this.held.set(piece, this.size)
    this.size = size
    return true
  }
}
