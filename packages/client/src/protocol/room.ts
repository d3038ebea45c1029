import { text } from '@getaway/engine/schema'
import * as v from 'valibot'
import { clockErrorMs, latency, latencyMs } from './presence.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** As for new matches: a strength that the game's bots have. */
export const strength = text(1, 20)

/** A seat as lists show it; all of it is null while the seat is free. */
const tableSeat = v.object({
  seat: whole,
  name: v.nullable(v.string()),
  /** The strength of the bot that sits there. */
  bot: v.nullable(v.string()),
  /** The strength of the bot that sits down there at the start, if nobody else does before. */
  plannedBot: v.nullable(v.string()),
})

/** A match that waits for its players, as everybody in its waiting room is shown it. */
export const room = v.object({
  id: v.string(),
  game: v.string(),
  /** As in `game.created`. */
  options: v.looseObject({}),
  /** Whether strangers may take free seats, without an invitation. */
  isOpen: v.boolean(),
  seats: v.array(
    v.object({
      ...tableSeat.entries,
      /** The player's public key. */
      key: v.nullable(v.string()),
      isReady: v.boolean(),
      /** They have left; whether the seat is given to somebody else is the host’s to say. */
      hasLeft: v.boolean(),
      /** Null where it is not told: to strangers, if the match has a spectator delay. */
      isConnected: v.nullable(v.boolean()),
      latency,
      /** A service from before there was this says nothing of it. */
      latencyMs: v.exactOptional(latencyMs, null),
      clockErrorMs,
    }),
  ),
})

/** Whether strangers may take free seats. */
export const openness = v.object({ open: v.boolean() })

/** The bot that is to sit in a seat if nobody else does. */
export const plannedBot = v.object({ strength })

/** The seats whose players do not come along to the new table. */
export const renewal = v.object({ without: v.pipe(v.array(whole), v.maxLength(6)) })
export const tableRenewed = v.object({ match: v.string() })

/** Open tables that wait for players, the newest first. */
export const tableList = v.object({
  tables: v.array(
    v.object({
      id: v.string(),
      game: v.string(),
      createdAt: whole,
      /** How much later spectators see the match. */
      delayMs: whole,
      options: v.looseObject({}),
      seats: v.array(tableSeat),
    }),
  ),
})

export type Room = v.InferOutput<typeof room>
export type OpenTable = v.InferOutput<typeof tableList>['tables'][number]
