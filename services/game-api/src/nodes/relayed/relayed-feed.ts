import { PackedLines } from '../../live/record/packed-lines.ts'

/** What an audience is shown of a match of another node, as far as it has been told here. */
export class RelayedFeed {
  /** Whether the match is over after the last of all that is shown. */
  isOver = false
  readonly #texts = new PackedLines()

  get head(): number {
    return this.#texts.length
  }

  /** Takes events that begin after `after`; false if some before them are missing. What was told before changes nothing. */
  take(after: number, texts: readonly string[]): boolean {
    if (after > this.head) return false
    for (const text of texts.slice(this.head - after)) this.#texts.push(text)
    return true
  }

  /** As `AudienceFeed` gives them. */
  after(seq: number, most = Number.POSITIVE_INFINITY): readonly string[] {
    const texts: string[] = []
    let length = 0
    for (let next = seq; next < this.head; next++) {
      const text = this.#texts.at(next) ?? ''
      length += text.length
      if (length > most && texts.length > 0) break
      texts.push(text)
    }
    return texts
  }

  hashAt(seq: number): string | undefined {
    const text = this.#texts.at(seq - 1)
    return text === undefined ? undefined : (JSON.parse(text) as { event: { hash: string } }).event.hash
  }
}
