import {
  type AnyGame,
  type Audience,
  createRedactor,
  type LogEvent,
  type Outcome,
  type Redactor,
} from '@getaway/engine'
import type { MatchRecord, Recorded } from '../record/match-record.ts'

/** What one audience is shown of a match, as JSON: what is shown as it was recorded has its text in the record. */
export class AudienceFeed {
  /** How many events it has been shown. */
  head = 0
  /** Whether the match was over after the last of them. */
  isOver = false
  #gathering: Outcome | undefined
  readonly #game: AnyGame
  readonly #record: MatchRecord
  readonly #redactor: Redactor<unknown>
  /** By `seq`, the texts that differ from what was recorded. */
  readonly #differing = new Map<number, string>()

  constructor(game: AnyGame, audience: Audience, record: MatchRecord) {
    this.#game = game
    this.#record = record
    this.#redactor = createRedactor(game, audience, (seq) => record.eventAt(seq) as LogEvent)
  }

  push({ event, after }: Recorded): void {
    const { reveals, event: seen } = this.#redactor.show(event, after)
    this.head++
    if (reveals.length > 0) this.#differing.set(this.head, JSON.stringify({ event: seen, reveals }))
    else if (seen !== event) this.#differing.set(this.head, JSON.stringify({ event: seen }))
    this.isOver = this.#game.isOver(after)
    if (!this.#gathering?.hasBegun) this.#gathering = this.#game.outcomeOf(after)
  }

  /** How the players gather, or that they have begun; undefined before the first event. */
  gathering(): Outcome | undefined {
    return this.#gathering
  }

  /** The JSON of the events after `seq`, `{"event":…,"reveals":[…]}` each: of all, or up to so many characters. */
  after(seq: number, most = Number.POSITIVE_INFINITY): readonly string[] {
    const texts: string[] = []
    let length = 0
    for (let next = seq + 1; next <= this.head; next++) {
      const text = this.#differing.get(next) ?? `{"event":${this.#record.lineAt(next)}}`
      length += text.length
      if (length > most && texts.length > 0) break
      texts.push(text)
    }
    return texts
  }
}
