import { text } from '@getaway/engine/schema'
import * as v from 'valibot'
import { presence } from './presence.ts'
import { room } from './room.ts'

/** The version that both sides name in their first frame. */
export const PROTOCOL = 1

const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits'))
const words = v.object({ en: v.string(), it: v.string() })

/** 256 random bits as base64url. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url'))

/** What a client calls something of its own. */
const name = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 printable ASCII characters'))

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

/** A cell of the table that a player points at, and one of the game's ready phrases by its id. */
const pointing = v.object({
  x: v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999)),
  y: v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999)),
  say: v.exactOptional(text(1, 20)),
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
    /** Chosen by a page that a person plays on, and the same when it comes back. */
    page: v.exactOptional(name),
  }),
  v.object({
    type: v.literal('command'),
    /** Chosen by the client: new for each command, and the same when that command is sent again. */
    id: name,
    command: v.looseObject({ type: v.string() }),
    /** The last `seq` that the player had been shown when acting. */
    seen: v.nullable(seq),
    /** The instant of the input in server time, as the client maps it (µs). */
    claimed: v.nullable(instant),
  }),
  /** Answers a `ping` at once; `at` is the client's own clock (µs, from any starting point). */
  v.object({ type: v.literal('pong'), id: seq, at: instant }),
  /** Consulting, where the rules allow it: shown to teammates and observers, and not recorded. */
  v.object({ type: v.literal('point'), ...pointing.entries }),
  /** The player of the seat plays on this page from now on; other pages of the seat are told. */
  v.object({ type: v.literal('play-here') }),
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
  /** How the waiting room stands, when that changes, until play begins. */
  v.object({ type: v.literal('room'), ...room.entries }),
  /** A teammate points at a cell. */
  v.object({ type: v.literal('pointed'), seat: seq, ...pointing.entries }),
  /** Why the last `point` was not passed on. */
  v.object({
    type: v.literal('not-pointed'),
    code: v.string(),
    clause: v.nullable(v.string()),
    text: words,
  }),
  /** To a page of a seat with several: whether the player plays on it, or said last on another one that they play there. */
  v.object({ type: v.literal('hand'), isHere: v.boolean() }),
  /** The match is over, and these seats have asked for another one, which is there. */
  v.object({ type: v.literal('rematch'), match: v.string(), asked: v.array(seq) }),
  /** The last frame before the server closes: what was wrong, and whether to come back. */
  v.object({ type: v.literal('goodbye'), code: v.string(), text: v.string(), retry: v.boolean() }),
])

export type { Receipt } from '@getaway/engine'
export type Pointing = v.InferOutput<typeof pointing>
export type FeedAudience = v.InferOutput<typeof audience>
export type ClientFrame = v.InferOutput<typeof clientFrame>
export type ServerFrame = v.InferOutput<typeof serverFrame>
export type Frame<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>
