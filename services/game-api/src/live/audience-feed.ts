import { type AnyGame, type Audience, createRedactor } from '@getaway/engine'
import type { Recorded } from './turn.ts'

/** What one audience is shown of a match, each event serialised once for all who belong to it. */
export interface AudienceFeed {
  /** Takes the next event and gives its JSON, `{"event":…,"reveals":[…]}`. */
  push(recorded: Recorded): string
  /** The JSON of the events behind `seq`, in order: of all, or of the next ones up to so many characters. */
  behind(seq: number, most?: number): readonly string[]
}

export function createAudienceFeed(
  game: AnyGame,
  audience: Audience,
  record: readonly Recorded[],
): AudienceFeed {
  const redactor = createRedactor(game, audience)
  const shown: string[] = []
  const push = ({ event, after }: Recorded): string => {
    const { reveals, event: seen } = redactor.show(event, after)
    const json = JSON.stringify(reveals.length > 0 ? { event: seen, reveals } : { event: seen })
    shown.push(json)
    return json
  }
  for (const recorded of record) push(recorded)
  return {
    push,
    behind(seq, most = Number.POSITIVE_INFINITY) {
      let length = 0
      const end = shown.findIndex((json, index) => {
        if (index < seq) return false
        length += json.length
        return length > most && index > seq
      })
      return shown.slice(seq, end === -1 ? undefined : end)
    },
  }
}

/** The frame that carries events which are JSON already. */
export function eventsFrame(shown: readonly string[]): string {
  return `{"type":"events","shown":[${shown.join(',')}]}`
}
