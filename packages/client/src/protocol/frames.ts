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

/** The round trip to a player: up to 60 ms, up to 150 ms, or more; null until it has been measured. */
export const latency = v.nullable(v.picklist(['low', 'medium', 'high']))

/** Who is at the table now. */
export const presence = v.object({
  seats: v.array(v.object({ seat: seq, isConnected: v.boolean(), latency })),
  /** How many people are watching. */
  watchers: seq,
})

/** What a client sends: `hello` first and only once, then the others. */
export const clientFrame = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    /** The token of a seat; without it the client sees what the public sees. */
    token: v.exactOptional(token),
    /** The last event that the client has: the feed continues after it. */
    after: v.exactOptional(receipt),
  }),
  v.object({
    type: v.literal('command'),
    /** Chosen by the client: new for each command, and the same when that command is sent again. */
    id: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 printable ASCII characters')),
    command: v.looseObject({ type: v.string() }),
    /** The last `seq` that the player had been shown when acting. */
    seen: v.nullable(seq),
    /** The instant of the input in server time, as the client maps it (µs). */
    claimed: v.nullable(instant),
  }),
  /** Answers a `ping` at once; `at` is the client's own clock (µs, from any starting point). */
  v.object({ type: v.literal('pong'), id: seq, at: instant }),
])

/** What the server sends. */
export const serverFrame = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: v.literal(PROTOCOL),
    match: v.string(),
    audience,
    head: seq,
    now: instant,
    /** How much later this audience is shown everything; `now` is earlier by the same amount. */
    delayMs: v.exactOptional(seq, 0),
    /** What follows: nothing, the events after `after`, or all of them because `after` is not in this record. */
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
  /** Sent to players, who answer with `pong` at once, so that the round trip is measured. */
  v.object({ type: v.literal('ping'), id: seq }),
  /**
   * The answer to a `pong`: its `at` again, and when the server received it and sent this, by the server's clock.
   * `rtt` (µs) is the round trip that the server has measured and uses; null until then.
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

export type { Receipt } from '@getaway/engine'
export type Presence = v.InferOutput<typeof presence>
export type Latency = v.InferOutput<typeof latency>
export type FeedAudience = v.InferOutput<typeof audience>
export type ClientFrame = v.InferOutput<typeof clientFrame>
export type ServerFrame = v.InferOutput<typeof serverFrame>
export type Frame<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>
