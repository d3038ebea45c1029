import { MOODS } from '@getaway/engine/following'
import { text } from '@getaway/engine/schema'
import * as v from 'valibot'
import { shownEvent, token } from './frames.ts'
import { strength } from './room.ts'

/**
 * A character that is drawn by itself: no space, no mark on the character before it, nothing that is ignored, and none of
 * the blanks that Unicode counts as letters and symbols (Braille, Egyptian, music, the placeholder for an object).
 */
const DRAWN =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Mark}\p{Cc}\p{Cf}\p{Co}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/u

/**
 * A name appears in lists and beside moves, so characters that could disturb the text around it are refused, and those
 * that nobody can see; U+200D joins emoji, and variation selectors choose how they are drawn.
 */
export const personName = v.pipe(
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

/** What becomes of a seat: it stays open for the player who redeems its invitation, or a bot takes it. */
export const seatWish = v.variant('type', [
  v.object({
    type: v.literal('open'),
    /** The strength of the bot that sits down there at the start, if nobody else does before. */
    plannedBot: v.exactOptional(strength),
  }),
  v.object({
    type: v.literal('bot'),
    strength,
    name: v.exactOptional(personName),
  }),
])

export const newMatch = v.object({
  game: v.string(),
  seats: v.pipe(v.array(seatWish), v.minLength(2), v.maxLength(6)),
  options: v.exactOptional(
    v.looseObject({
      /** In which light the table stands where the match is shown; an evening’s if nothing is said. */
      mood: v.exactOptional(v.picklist(MOODS)),
    }),
  ),
  /** The person who runs the match without a seat. An organiser sees everything, and the log says so. */
  organiser: v.exactOptional(v.object({ name: personName })),
  /** Whether strangers may take the open seats, without an invitation, and the table is listed. */
  open: v.exactOptional(v.boolean()),
})

export const matchCreated = v.object({
  id: v.string(),
  /** Invitations to the open seats; the first player to present one takes the seat. */
  invitations: v.array(v.object({ seat: count, invitation: token })),
  /** The creator's token, which manages the seats that nobody has taken yet. */
  host: token,
  /** The organiser's token; null if the match has no organiser. */
  organiser: v.nullable(token),
  /** The page of the service where it can be watched; null if the viewer does not know the rules. */
  watch: v.nullable(v.string()),
  /** The page where a seat is played; its holder adds `#k=` and the seat's token. */
  play: v.nullable(v.string()),
})

/** The player chooses the token, so that asking again after a lost answer does no harm. */
export const joinSeat = v.object({
  /** Not needed at an open table. */
  invitation: v.exactOptional(token),
  /** The seat to take: that of the invitation, or one that is free; the first of those, if nothing is said. */
  seat: v.exactOptional(v.pipe(count, v.minValue(0), v.maxValue(5))),
  token,
  name: personName,
  /** The player's public key, base64url of 32 bytes. */
  key: v.exactOptional(token),
  /** Shows that the key is the player's own. */
  proof: v.exactOptional(
    v.object({
      /** The origin of this service, as the player reaches it. */
      service: v.pipe(v.string(), v.maxLength(200), v.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin')),
      /** Over the text that the log format names, base64url of 64 bytes. */
      signature: v.pipe(v.string(), v.regex(/^[\w-]{86}$/, 'must be 64 bytes as base64url')),
    }),
  ),
})
export const seatJoined = v.object({
  seat: count,
  /** The page to play at, with the token: for nobody else. */
  play: v.nullable(v.string()),
})

/** A new invitation for a seat. The previous invitation and the seat's token are revoked. */
export const seatInvited = v.object({ seat: count, invitation: token })

/** The seat that an invitation is for. */
export const seatOffered = v.object({
  seat: count,
  /** Whether nobody has used the invitation yet. */
  isFree: v.boolean(),
  /** Whose name the record has for the seat. */
  name: v.nullable(v.string()),
})

/** The other match that a player asked for, and the player's own seat there. */
export const rematch = v.object({ match: v.string(), seat: count, invitation: token })

/** The token with which the player who holds a seat replaces the old token. */
export const newSeatToken = v.object({ token })

/** The role of an observer to be invited; observers see everything. */
export const newObserver = v.object({ role: v.picklist(['caster', 'organiser']) })
export const observerInvited = v.object({
  /** The id by which the observer, or this invitation, is revoked. */
  observer: v.string(),
  role: v.picklist(['caster', 'organiser']),
  invitation: token,
})
export const admitObserver = v.object({
  invitation: token,
  token,
  name: personName,
  key: v.exactOptional(token),
})
export const observerAdmitted = v.object({ observer: v.string(), role: v.picklist(['caster', 'organiser']) })

export const matchStatus = v.picklist(['waiting', 'live', 'over'])

export const matchSummary = v.object({
  id: v.string(),
  game: v.string(),
  /** A demo match is played by bots for visitors to watch; searches and standings leave it out. */
  kind: v.picklist(['played', 'demo']),
  /** Waiting: a seat is free. */
  status: matchStatus,
  createdAt: count,
  endedAt: v.nullable(count),
  /** The tournament that the match belongs to. */
  event: v.nullable(v.string()),
  /** How much later spectators see the match. */
  delayMs: count,
  /** The `seq` of the last event. */
  head: count,
  players: v.array(
    v.object({
      name: v.nullable(v.string()),
      /** The public key that the player named; null for guests and bots. */
      key: v.nullable(v.string()),
      /** Whether the key is proved; else it is only claimed. */
      isProved: v.exactOptional(v.boolean()),
      /** The strength of a bot; null for people. */
      bot: v.nullable(v.string()),
      marks: v.record(v.string(), count),
    }),
  ),
  /** The only seat in `winners`; null if there are none or several. */
  winner: v.nullable(count),
  /** Every seat that has won. */
  winners: v.pipe(v.array(count), v.readonly()),
  /** What wins: so many marks at least, in any of these ways. Empty if no count of marks does, or it was not recorded. */
  target: v.pipe(v.array(v.record(v.string(), count)), v.readonly()),
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
const day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-18'))

/** The query of a search for matches. */
export const matchQuery = v.object({
  status: v.exactOptional(matchStatus),
  /** The beginning of a player's name, in any case. */
  player: v.exactOptional(v.pipe(v.string(), v.trim(), text(1, 40))),
  /** The public key of a player. */
  key: v.exactOptional(token),
  game: v.exactOptional(text(1, 40)),
  /** The day on which the match was created, in UTC. */
  day: v.exactOptional(day),
  event: v.exactOptional(text(1, 200)),
  /** The `next` of the previous page. */
  after: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d{1,16}\.[\w-]{1,64}$/, 'must be the `next` of an earlier page')),
  ),
  limit: v.exactOptional(numeral(100, 1), '20'),
})
export const matchList = v.object({
  matches: v.array(matchSummary),
  /** The `after` of the following page; null if this page is the last. */
  next: v.nullable(v.string()),
})

export const eventQuery = v.object({ after: v.exactOptional(numeral(999_999_999), '0') })
export const eventPage = v.object({ head: count, shown: v.array(shownEvent) })

export const commandRequest = v.object({
  id: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 printable ASCII characters')),
  command: v.looseObject({ type: v.string() }),
  seen: v.exactOptional(v.nullable(v.pipe(count, v.safeInteger(), v.minValue(0))), null),
})
/** What the holder of a token may ask for by the rules, each with its JSON Schema. */
export const commandList = v.object({
  game: v.string(),
  rules: v.string(),
  commands: v.array(v.object({ type: v.string(), schema: v.looseObject({}) })),
})
/** A receipt: the number and hash of the event that the command became. */
export const commandDone = v.object({ seq: count, hash: v.string() })

/** The policy and the cap with which a match is judged again, in place of its own. */
export const resultQuery = v.object({
  policy: v.exactOptional(v.picklist(['arrival', 'fair'])),
  cap: v.exactOptional(numeral(250)),
})
/** The report of `getaway audit --json`; its other fields depend on the game. */
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
      /** The least and the greatest number of players. */
      seats: v.object({ fewest: count, most: count }),
      strengths: v.array(v.string()),
      /** For each variant, by its name, the options that choose it. */
      variants: v.record(v.string(), v.looseObject({})),
      /** The options that bound a player’s time, in seconds; a service of an earlier time does not name them. */
      clocks: v.exactOptional(v.array(v.string())),
    }),
  ),
})

/** Where devices in the same network reach the service, the most likely address first. */
export const addressList = v.object({ addresses: v.array(v.string()) })

/** A log that was imported. It is kept apart from the service's own record. */
export const importedLog = v.object({
  kind: v.literal('imported'),
  id: v.string(),
  importedAt: count,
  game: v.string(),
  /** The match id that the log states. */
  match: v.string(),
  seal: v.picklist(['valid', 'self-signed', 'invalid', 'absent']),
  /** The fingerprint of the key that sealed the log. */
  fingerprint: v.nullable(v.string()),
  report: matchResult,
})
/** The answer to an import, with the secret that deletes it. */
export const logImported = v.object({ ...importedLog.entries, secret: token })

export const standingsOf = v.object({
  event: v.string(),
  matches: count,
  players: v.array(
    v.object({
      name: v.string(),
      /** The public key that identifies the player; null if the name does. */
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
export type SeatJoined = v.InferOutput<typeof seatJoined>
export type JoinSeat = v.InferOutput<typeof joinSeat>
export type SeatInvited = v.InferOutput<typeof seatInvited>
export type SeatOffered = v.InferOutput<typeof seatOffered>
export type Rematch = v.InferOutput<typeof rematch>
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
export type CommandList = v.InferOutput<typeof commandList>
export type CommandDone = v.InferOutput<typeof commandDone>
export type MatchResult = v.InferOutput<typeof matchResult>
export type GameList = v.InferOutput<typeof gameList>
export type OfferedGame = GameList['games'][number]
export type ImportedLog = v.InferOutput<typeof importedLog>
export type LogImported = v.InferOutput<typeof logImported>
export type TournamentStandings = v.InferOutput<typeof standingsOf>
export type SealKeys = v.InferOutput<typeof sealKeys>
export type Problem = v.InferOutput<typeof problem>
