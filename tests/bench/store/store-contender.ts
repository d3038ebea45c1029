/** A match that is being recorded; at most one append of it is under way. */
export interface Stream {
  /** Makes its next events, as many as that. */
  prepare(events: number): void
  /** Records its next events, and resolves when they are durable. */
  append(events: number): Promise<void>
}

/** A way to record matches, on a database of its own. */
export interface Contender {
  readonly name: string
  readonly streams: readonly Stream[]
  /** How many events were acknowledged, when nothing is under way. */
  acknowledged(): number
  /** How many events the database has. */
  recorded(): Promise<number>
  close(): Promise<void>
}
