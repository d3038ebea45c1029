import * as v from 'valibot'

/** A role and a strength of the bot, as a player practises. */
const practice = v.object({ game: v.string(), role: v.string(), strength: v.string() })

const ownTable = v.object({
  match: v.string(),
  /** When this browser first kept something of it (ms). */
  since: v.number(),
  /** Tokens of seats, the newest last. */
  seats: v.array(v.string()),
  /** The invitations with which they were taken: a link that is opened again leads to the seat. */
  used: v.exactOptional(v.array(v.string())),
  /** The token of the host. */
  host: v.exactOptional(v.string()),
  /** Of seats that were open when the table was made, for its host. */
  invitations: v.array(v.object({ seat: v.number(), invitation: v.string() })),
  /** Nothing goes on there any more. */
  isOver: v.exactOptional(v.boolean()),
  /** The table is its player's alone, against a bot. */
  practice: v.exactOptional(practice),
})

/** A table at which this browser holds a seat, or is the host. */
export type OwnTable = v.InferOutput<typeof ownTable>
export type Practice = v.InferOutput<typeof practice>

/** What is kept; what cannot be understood is left out. */
export function parseOwnTables(text: string): readonly OwnTable[] {
  const kept: unknown = JSON.parse(text)
  return Array.isArray(kept) ? kept.filter((one): one is OwnTable => v.is(ownTable, one)) : []
}
