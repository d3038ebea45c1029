import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** Which of the wanted heads were moved; undefined: all of them. */
export type Moved = readonly string[] | undefined

/** What the store needs of a database, whichever it is. */
export interface Database {
  readonly db: Kysely<Tables>
  /** For what must not wait for others: a line of its own, where there may be several. */
  readonly urgent: Kysely<Tables>
  /** Runs the one statement that all appends share; it is prepared once a connection. */
  append(text: string, values: readonly unknown[]): Promise<Moved>
  /** How many appends make sense at once. */
  readonly lanes: number
  /** Which database it is and what survives what, in a sentence for people. */
  readonly durability: string
  /** Whether an error leaves open what became of the statement. */
  isOutcomeUnknown(error: unknown): boolean
  close(): Promise<void>
}
