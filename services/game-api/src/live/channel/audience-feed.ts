import { type AnyGame, type Audience, createRedactor } from '@getaway/engine'
import type { MatchRecord, Recorded } from '../record/match-record.ts'

/** What one audience is shown of a match, as JSON. */
export interface AudienceFeed {
  /** How many events it has been shown. */
  readonly head: number
  /** Whether the match was over after the last of them. */
  readonly isOver: boolean
  push(recorded: Recorded): void
  /** The JSON of the events after `seq`, `{"event":…,"reveals":[…]}` each: of all, or up to so many characters. */
  after(seq: number, most?: number): readonly string[]
}

/** An event that is shown as it was recorded has its text in the record; only what differs is kept here. */
export function createAudienceFeed(game: AnyGame, audience: Audience, record: MatchRecord): AudienceFeed {
  const redactor = createRedactor(game, audience)
  const differing = new Map<number, string>()
  let head = 0
  let isOver = false
  const textAt = (seq: number) => differing.get(seq) ?? `{"event":${record.lineAt(seq)}}`
  return {
    get head() {
      return head
    },
    get isOver() {
      return isOver
    },
    push({ event, after }) {
      const { reveals, event: seen } = redactor.show(event, after)
      head++
      if (reveals.length > 0) differing.set(head, JSON.stringify({ event: seen, reveals }))
      else if (seen !== event) differing.set(head, JSON.stringify({ event: seen }))
      isOver = game.isOver(after)
    },
    after(seq, most = Number.POSITIVE_INFINITY) {
      const texts: string[] = []
      let length = 0
      for (let next = seq + 1; next <= head; next++) {
        const text = textAt(next)
        length += text.length
        if (length > most && texts.length > 0) break
        texts.push(text)
      }
      return texts
    },
  }
}
