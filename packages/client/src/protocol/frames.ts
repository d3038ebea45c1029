import * as v from 'valibot'

/** The version that both sides name in their first frame. */
export const PROTOCOL = 1

const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits'))
const words = v.object({ en: v.string(), it: v.string() })

/** 256 random bits as base64url. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url'))

/** An event by its number and hash: a receipt, or the last one that a reader has. */
export const receipt = v.object({ seq, hash })

/** An event as the feed's audience may see it; what it carries is the game's to check. */
export const loggedEvent = v.looseObject({
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  type: v.string(),
  at: instant,
  by: v.union([v.number(), v.picklist(['server', 'organiser'])]),
  data: v.looseObject({}),
  hash,
})

/** A new event, and before it the earlier ones of which this audience may now see more. */
export const shownEvent = v.object({ event: loggedEvent, reveals: v.exactOptional(v.array(loggedEvent)) })

export const audience = v.union([v.picklist(['public', 'caster', 'organiser']), v.object({ seat: seq })])

/** How far away somebody plays: up to 60 ms there and back, up to 150, more; null as long as nobody knows. */
export const latency = v.nullable(v.picklist(['low', 'medium', 'high']))

/** Who is at the table now. */
export const presence = v.object({
  seats: v.array(v.object({ seat: seq, isConnected: v.boolean(), latency })),
  /** How many watch. */
  watchers: seq,
})

/** What a client says. The first frame is `hello`, and only the first. */
export const clientFrame = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    /** Of a seat; without it one sees what everybody sees. */
    token: v.exactOptional(token),
    /** The last event that the client has: the feed goes on behind it. */
    after: v.exactOptional(receipt),
  }),
  v.object({
    type: v.literal('command'),
    /** Chosen by the client, new for each wish and the same when the wish is said again. */
    id: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 printable ASCII characters')),
    command: v.looseObject({ type: v.string() }),
    /** The last `seq` that the player had been shown when acting. */
    seen: v.nullable(seq),
    /** The instant of the input in server time, as the client maps it (µs). */
    claimed: v.nullable(instant),
  }),
  /** Answers a `ping` at once; `at` is the client's own clock (µs, from whenever it likes). */
  v.object({ type: v.literal('pong'), id: seq, at: instant }),
])

/** What the server says. */
export const serverFrame = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: v.literal(PROTOCOL),
    match: v.string(),
    audience,
    head: seq,
    now: instant,
    /** By how much this audience is shown everything later; `now` is that much earlier, too. */
    delayMs: v.exactOptional(seq, 0),
    /** What follows: nothing, the events behind `after`, or all of them, because `after` is not of this record. */
    resume: v.picklist(['nothing', 'tail', 'restart']),
  }),
  v.object({ type: v.literal('events'), shown: v.array(shownEvent) }),
  v.object({ type: v.literal('ack'), id: v.string(), seq, hash }),
  v.object({
    type: v.literal('refused'),
    id: v.string(),
    code: v.string(),
    /** The clause of the rules, where a rule refused it. */
    clause: v.nullable(v.string()),
    text: words,
  }),
  v.object({ type: v.literal('heartbeat'), head: seq, now: instant }),
  /** To who plays: `pong` at once, so that the line is measured. */
  v.object({ type: v.literal('ping'), id: seq }),
  /**
   * The answer to a `pong`: its `at` again, and when the server, by its own clock, got it and sent this.
   * `rtt` (µs) is what the server has measured and goes by, null before it has.
   */
  v.object({
    type: v.literal('clock'),
    at: instant,
    received: instant,
    sent: instant,
    rtt: v.nullable(seq),
  }),
  /** Who is at the table, when that changes. */
  v.object({ type: v.literal('presence'), ...presence.entries }),
  /** The last frame before the server closes: what was wrong, and whether to come back. */
  v.object({ type: v.literal('goodbye'), code: v.string(), text: v.string(), retry: v.boolean() }),
])

export type Receipt = v.InferOutput<typeof receipt>
export type Presence = v.InferOutput<typeof presence>
export type Latency = v.InferOutput<typeof latency>
export type FeedAudience = v.InferOutput<typeof audience>
export type ClientFrame = v.InferOutput<typeof clientFrame>
export type ServerFrame = v.InferOutput<typeof serverFrame>
export type Frame<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>
