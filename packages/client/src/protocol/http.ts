import { text } from '@getaway/engine'
import * as v from 'valibot'
import { shownEvent, token } from './frames.ts'

const name = v.pipe(v.string(), v.trim(), text(1, 40))

/** Who shall sit where, seat by seat: somebody who holds the invitation, or a bot. */
export const seatWish = v.variant('type', [
  v.object({ type: v.literal('open') }),
  v.object({
    type: v.literal('bot'),
    strength: text(1, 20),
    name: v.exactOptional(name),
  }),
])

export const newMatch = v.object({
  game: v.string(),
  seats: v.pipe(v.array(seatWish), v.minLength(2), v.maxLength(6)),
  options: v.exactOptional(v.looseObject({})),
})

export const matchCreated = v.object({
  id: v.string(),
  /** For the open seats; whoever shows one first has the seat. */
  invitations: v.array(v.object({ seat: v.number(), invitation: token })),
})

/** The player chooses the token, so that asking again after a lost answer does no harm. */
export const joinSeat = v.object({
  invitation: token,
  token,
  name,
  /** The player's public key, base64url of 32 bytes. */
  key: v.exactOptional(token),
})

export const seatJoined = v.object({ seat: v.number() })

export const matchSummary = v.object({
  id: v.string(),
  game: v.string(),
  status: v.picklist(['live', 'over']),
  createdAt: v.number(),
  /** The last event's number. */
  head: v.number(),
  players: v.array(
    v.object({
      name: v.nullable(v.string()),
      /** The strength of a bot; null for people. */
      bot: v.nullable(v.string()),
      marks: v.record(v.string(), v.number()),
    }),
  ),
  winner: v.nullable(v.number()),
})

export const matchList = v.object({ matches: v.array(matchSummary) })

export const eventPage = v.object({ head: v.number(), shown: v.array(shownEvent) })

/** RFC 9457, with our stable code and, where a rule refused, its clause. */
export const problem = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.string(),
  clause: v.exactOptional(v.string()),
})

export type NewMatch = v.InferOutput<typeof newMatch>
export type MatchCreated = v.InferOutput<typeof matchCreated>
export type JoinSeat = v.InferOutput<typeof joinSeat>
export type MatchSummary = v.InferOutput<typeof matchSummary>
export type EventPage = v.InferOutput<typeof eventPage>
export type Problem = v.InferOutput<typeof problem>
