import { text } from '@getaway/engine/schema'
import * as v from 'valibot'
import { shownEvent, token } from './frames.ts'

/**
 * Something that is drawn by itself: no space, no mark on what goes before, nothing that is ignored, none of the blanks
 * that Unicode counts among letters and symbols (of Braille, Egyptian, music, and what stands for an object).
 */
const DRAWN =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Mark}\p{Cc}\p{Cf}\p{Co}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/u

/**
 * Names stand in lists and before moves: something in them can be seen, and nothing in them moves what is around them or
 * tells two apart that look the same. Emoji may be joined, and choose how they are drawn.
 */
const name = v.pipe(
  v.string(),
  v.trim(),
  text(1, 40),
  v.regex(
    /^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\p{Variation_Selector}|\u200d)*$/u,
    'must have no invisible characters',
  ),
  v.check((value) => DRAWN.test(value), 'must have a character that can be seen'),
)
const count = v.pipe(v.number(), v.safeInteger())

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
  /** Who runs it and plays in no seat: sees everything, and the log says so. */
  organiser: v.exactOptional(v.object({ name })),
})

export const matchCreated = v.object({
  id: v.string(),
  /** Invitations to the open seats; the first player to present one takes the seat. */
  invitations: v.array(v.object({ seat: count, invitation: token })),
  /** The creator's token, which manages the seats that nobody has taken yet. */
  host: token,
  /** The organiser's token; null if the match has no organiser. */
  organiser: v.nullable(token),
})

/** The player chooses the token, so that asking again after a lost answer does no harm. */
export const joinSeat = v.object({
  invitation: token,
  token,
  name,
  /** The player's public key, base64url of 32 bytes. */
  key: v.exactOptional(token),
})
export const seatJoined = v.object({ seat: count })

/** A new invitation for a seat; the one before, and the seat's token, are good for nothing from now on. */
export const seatInvited = v.object({ seat: count, invitation: token })

/** The holder of a seat replaces its token. */
export const newSeatToken = v.object({ token })

/** Somebody who shall see everything. */
export const newObserver = v.object({ role: v.picklist(['caster', 'organiser']) })
export const observerInvited = v.object({
  /** By which it is revoked. */
  observer: v.string(),
  role: v.picklist(['caster', 'organiser']),
  invitation: token,
})
export const admitObserver = v.object({
  invitation: token,
  token,
  name,
  key: v.exactOptional(token),
})
export const observerAdmitted = v.object({ observer: v.string(), role: v.picklist(['caster', 'organiser']) })

export const matchStatus = v.picklist(['waiting', 'live', 'over'])

export const matchSummary = v.object({
  id: v.string(),
  game: v.string(),
  /** Demo matches are played by bots for those who look in, and are no record of anybody. */
  kind: v.picklist(['played', 'demo']),
  /** Waiting: a seat is free. */
  status: matchStatus,
  createdAt: count,
  endedAt: v.nullable(count),
  /** The tournament that it belongs to. */
  event: v.nullable(v.string()),
  /** How much later spectators are shown it. */
  delayMs: count,
  /** The last event's number. */
  head: count,
  players: v.array(
    v.object({
      name: v.nullable(v.string()),
      /** The strength of a bot; null for people. */
      bot: v.nullable(v.string()),
      marks: v.record(v.string(), count),
    }),
  ),
  /** The seat that has won alone; null if nobody has, or several have together. */
  winner: v.nullable(count),
  /** Every seat that has won. */
  winners: v.pipe(v.array(count), v.readonly()),
  /** Whether the match ended before it was played out. */
  abandoned: v.boolean(),
})

const numeral = (most: number, least: 0 | 1 = 0) =>
  v.pipe(
    v.string(),
    v.regex(least === 0 ? /^\d{1,9}$/ : /^[1-9]\d{0,8}$/, `must be a whole number from ${least}`),
    v.transform(Number),
    v.maxValue(most, `must be at most ${most}`),
  )
const day = v.pipe(v.string(), v.isoDate('must be a day as 2026-11-18'))

/** What is asked for in an address. */
export const matchQuery = v.object({
  status: v.exactOptional(matchStatus),
  /** The beginning of a player's name, in whatever case. */
  player: v.exactOptional(v.pipe(v.string(), v.trim(), text(1, 40))),
  game: v.exactOptional(text(1, 40)),
  /** UTC. */
  day: v.exactOptional(day),
  event: v.exactOptional(text(1, 200)),
  /** `next` of the previous page. */
  after: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d{1,16}\.[\w-]{1,64}$/, 'must be `next` of a page before')),
  ),
  limit: v.exactOptional(numeral(100, 1), '20'),
})
export const matchList = v.object({
  matches: v.array(matchSummary),
  /** Asks for the page after this one; null if this is the last. */
  next: v.nullable(v.string()),
})

export const eventQuery = v.object({ after: v.exactOptional(numeral(999_999_999), '0') })
export const eventPage = v.object({ head: count, shown: v.array(shownEvent) })

export const commandRequest = v.object({
  id: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 printable ASCII characters')),
  command: v.looseObject({ type: v.string() }),
  seen: v.exactOptional(v.nullable(v.pipe(count, v.safeInteger(), v.minValue(0))), null),
})
/** A receipt: the event that it was recorded as. */
export const commandDone = v.object({ seq: count, hash: v.string() })

/** The other circumstances under which a match is judged again. */
export const resultQuery = v.object({
  policy: v.exactOptional(v.picklist(['arrival', 'fair'])),
  cap: v.exactOptional(numeral(250)),
})
/** The report of `getaway audit --json`; what is in it beyond this is the game's. */
export const matchResult = v.looseObject({
  events: count,
  chain: v.object({ ok: v.boolean(), brokenAt: v.nullable(count) }),
  seal: v.picklist(['valid', 'self-signed', 'invalid', 'absent']),
  findings: v.array(v.object({ seq: count, what: v.string() })),
})

export const gameList = v.object({
  games: v.array(
    v.object({
      id: v.string(),
      rules: v.string(),
      /** How many may play. */
      seats: v.object({ fewest: count, most: count }),
      strengths: v.array(v.string()),
      /** By name, the options that choose it. */
      variants: v.record(v.string(), v.looseObject({})),
    }),
  ),
})

/** A log from elsewhere, apart from the record. */
export const importedLog = v.object({
  kind: v.literal('imported'),
  id: v.string(),
  importedAt: count,
  game: v.string(),
  /** What the log calls itself. */
  match: v.string(),
  seal: v.picklist(['valid', 'self-signed', 'invalid', 'absent']),
  /** Of the key that sealed it. */
  fingerprint: v.nullable(v.string()),
  report: matchResult,
})
/** With the secret that deletes it. */
export const logImported = v.object({ ...importedLog.entries, secret: token })

export const standingsOf = v.object({
  event: v.string(),
  matches: count,
  players: v.array(
    v.object({
      name: v.string(),
      /** The public key by which the player is known; null: by name. */
      key: v.nullable(v.string()),
      played: count,
      won: count,
      marks: v.record(v.string(), count),
    }),
  ),
})

/** The public keys that ever sealed a log here. */
export const sealKeys = v.object({
  keys: v.array(v.object({ id: v.string(), publicKey: v.string(), firstUsedAt: count })),
})

/** RFC 9457, with our stable code and, where a rule refused, its clause. */
export const problem = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: count,
  detail: v.string(),
  code: v.string(),
  clause: v.exactOptional(v.string()),
})

export type NewMatch = v.InferOutput<typeof newMatch>
export type MatchCreated = v.InferOutput<typeof matchCreated>
export type JoinSeat = v.InferOutput<typeof joinSeat>
export type SeatInvited = v.InferOutput<typeof seatInvited>
export type NewObserver = v.InferOutput<typeof newObserver>
export type ObserverInvited = v.InferOutput<typeof observerInvited>
export type AdmitObserver = v.InferOutput<typeof admitObserver>
export type ObserverAdmitted = v.InferOutput<typeof observerAdmitted>
export type MatchStatus = v.InferOutput<typeof matchStatus>
export type MatchSummary = v.InferOutput<typeof matchSummary>
export type MatchQuery = v.InferInput<typeof matchQuery>
export type MatchList = v.InferOutput<typeof matchList>
export type EventPage = v.InferOutput<typeof eventPage>
export type CommandRequest = v.InferInput<typeof commandRequest>
export type CommandDone = v.InferOutput<typeof commandDone>
export type MatchResult = v.InferOutput<typeof matchResult>
export type GameList = v.InferOutput<typeof gameList>
export type ImportedLog = v.InferOutput<typeof importedLog>
export type LogImported = v.InferOutput<typeof logImported>
export type TournamentStandings = v.InferOutput<typeof standingsOf>
export type SealKeys = v.InferOutput<typeof sealKeys>
export type Problem = v.InferOutput<typeof problem>
