import { integer, text } from '@getaway/engine/schema'
import * as v from 'valibot'
import { PROTOCOL, token } from './frames.ts'

const instant = integer(0)
const seat = integer(0, 5)

/** Text for everybody’s screen: nothing in it can move, hide or break what stands around it. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    text(1, most),
    v.regex(
      /^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|\u200d)*$/u,
      'must be one line without invisible characters',
    ),
  )

const matchId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be the id of a match'))
const headline = v.object({ headline: line(100), detail: v.exactOptional(line(240)) })

/** A cell of the table, or wherever a player is. */
export const showPlace = v.variant('type', [
  v.object({ type: v.literal('cell'), x: integer(-999, 999), y: integer(-999, 999) }),
  v.object({ type: v.literal('seat'), seat }),
])

export const SHOW_VIEWS = ['follow', 'director', 'cinematic', 'top'] as const
export const SHOW_SPEEDS = [0.1, 0.25, 0.5, 1, 2] as const
/** How fast somebody goes through a match that they lead others through: backwards below zero, 0 stands still. */
export const POSITION_SPEEDS = [-16, -8, -4, -2, -1, 0, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16] as const
export const CLEARED = ['all', 'camera', 'replay', 'highlight', 'graphic'] as const

/** All that a caster can do on air. */
export const showAct = v.variant('type', [
  v.object({
    type: v.literal('camera'),
    view: v.picklist(SHOW_VIEWS),
    /** The table from one of the game's sides, with what that side has in hand: hidden while the match runs. */
    side: v.exactOptional(line(40)),
  }),
  /** The camera stays with a place. */
  v.object({ type: v.literal('shot'), on: showPlace }),
  /** A stretch of the match once more. */
  v.object({ type: v.literal('replay'), from: instant, until: instant, speed: v.picklist(SHOW_SPEEDS) }),
  v.object({ type: v.literal('highlight'), on: showPlace }),
  /** A story card of the game by its key; `told` carries a casters' card, which is hidden while the match runs. */
  v.object({
    type: v.literal('card'),
    card: text(1, 200),
    told: v.exactOptional(v.object({ en: headline, it: headline })),
  }),
  v.object({ type: v.literal('title'), ...headline.entries }),
  /** A player's name, with what the player has reached. */
  v.object({ type: v.literal('lower-third'), seat }),
  /** Where somebody who leads a review is in the match, and how they look at it; only once the match is over. The last one stands. */
  v.object({
    type: v.literal('position'),
    speed: v.picklist(POSITION_SPEEDS),
    view: v.picklist(SHOW_VIEWS),
    side: v.exactOptional(line(40)),
  }),
  v.object({ type: v.literal('clear'), what: v.picklist(CLEARED) }),
  v.object({ type: v.literal('next-match'), match: matchId }),
])

/** The caster chooses the token; the show's id and its readers' key follow from it, so a show that was lost is made again with the same links. */
export const newShow = v.object({
  token,
  /** What is on air until a `next-match`. */
  match: matchId,
})
export const showMade = v.object({
  id: v.string(),
  /** For overlays and TVs; stands in their address as `#show=<id>.<key>`. */
  key: token,
  /** Whether it was there already. */
  isKnown: v.boolean(),
})

/** An act as the caster asks for it. */
export const newAct = v.object({
  /** Chosen by the caster: the same when the act is sent again. */
  id: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 printable ASCII characters')),
  match: matchId,
  /** The instant of the match at which it is shown, by each viewer's own clock. */
  at: instant,
  act: showAct,
  /** Of a caster or organiser of the match, who sees more than the public, and earlier. */
  caster: v.exactOptional(token),
})

/** An act on air. */
export const airedAct = v.object({
  /** Acts of a show are counted from 1. */
  number: integer(1),
  match: v.string(),
  at: instant,
  act: showAct,
  /** Of a position: how long ago it was taken (µs), for readers who come later. */
  ago: v.exactOptional(integer(0)),
})
export const actTaken = v.object({
  ...airedAct.entries,
  /** From when on readers are told of it: later than `at` where the match has a delay. */
  from: instant,
})

export const showClientFrame = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    /** A reader's, or the caster's token. */
    key: token,
  }),
])

export const showServerFrame = v.variant('type', [
  /** All that readers may know of by now; to the caster all there is. */
  v.object({
    type: v.literal('show'),
    protocol: v.literal(PROTOCOL),
    match: v.string(),
    acts: v.array(airedAct),
  }),
  v.object({ type: v.literal('act'), ...airedAct.entries }),
  /** To the caster: how many screens show it. */
  v.object({ type: v.literal('readers'), count: integer(0) }),
  v.object({ type: v.literal('heartbeat') }),
  v.object({ type: v.literal('goodbye'), code: v.string(), text: v.string(), retry: v.boolean() }),
])

export type ShowPlace = v.InferOutput<typeof showPlace>
export type ShowAct = v.InferOutput<typeof showAct>
export type NewShow = v.InferOutput<typeof newShow>
export type ShowMade = v.InferOutput<typeof showMade>
export type NewAct = v.InferOutput<typeof newAct>
export type AiredAct = v.InferOutput<typeof airedAct>
export type ActTaken = v.InferOutput<typeof actTaken>
export type ShowServerFrame = v.InferOutput<typeof showServerFrame>
