import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** The matches whose head is another than was said; if there are any, nothing was written. */
export type Lost = readonly string[]

/** Hears what processes on the same record tell each other. */
export interface ChannelListener {
  heard(payload: string): void
  /** Now it is listened, and still is every few seconds: what was told before is to be looked up. */
  onBegin(): void
}

export interface Listening {
  close(): Promise<void>
}

/** What the store needs of a database, whichever it is. */
export interface Database {
  readonly db: Kysely<Tables>
  /** For what must not wait for others: a line of its own, where there may be several. */
  readonly urgent: Kysely<Tables>
  /** Runs one transaction in messages of PostgreSQL's protocol; `preparation` goes before the first of a connection. */
  append(preparation: Buffer, messages: Buffer): Promise<Lost>
  /** Hears what other processes tell in a channel. A database that only one process opens has nothing to tell. */
  listen(channel: string, listener: ChannelListener): Listening
  /** How many appends make sense at once. */
  readonly lanes: number
  /** Which database it is and what survives what, in a sentence for people. */
  readonly durability: string
  /** Whether an error leaves open what became of the statement. */
  isOutcomeUnknown(error: unknown): boolean
  close(): Promise<void>
}
