import { type AnyGame, type Audience, createRedactor } from '@getaway/engine'
import type { Recorded } from '../owned/turn.ts'

/** What one audience is shown of a match, each event serialised once for all who belong to it. */
export interface AudienceFeed {
  /** How many events it has been shown. */
  readonly head: number
  push(recorded: Recorded): void
  /** The JSON of the events behind `seq`, `{"event":…,"reveals":[…]}` each: of all, or up to so many characters. */
  behind(seq: number, most?: number): readonly string[]
}

export function createAudienceFeed(game: AnyGame, audience: Audience): AudienceFeed {
  const redactor = createRedactor(game, audience)
  const shown: string[] = []
  return {
    get head() {
      return shown.length
    },
    push({ event, after }) {
      const { reveals, event: seen } = redactor.show(event, after)
      shown.push(JSON.stringify(reveals.length > 0 ? { event: seen, reveals } : { event: seen }))
    },
    behind(seq, most = Number.POSITIVE_INFINITY) {
      let length = 0
      let end = seq
      while (end < shown.length) {
        length += shown[end]?.length ?? 0
        if (length > most && end > seq) break
        end++
      }
      return shown.slice(seq, end)
    },
  }
}
