import * as v from 'valibot'
import { integer, text } from '../schema/schema.ts'
import { MOODS } from './mood.ts'

const count = integer(0)

/** What a host chooses in any game. A log written elsewhere may leave out what has a default. */
export const hostSchemas = {
  spectators: v.exactOptional(v.object({ delayMs: count })),
  idleS: v.exactOptional(count),
  event: v.exactOptional(v.nullable(v.object({ id: v.string() }))),
}

const words = v.nullable(text(0, 200))
const LONGEST_DELAY_MS = 3_600_000
export const LONGEST_WAIT_S = 7 * 24 * 3_600
export const wait = v.exactOptional(integer(0, LONGEST_WAIT_S))

/** The same for a new match: a reader takes more, but what nobody knows need not get into a new log. */
export const hostChoices = {
  spectators: v.exactOptional(v.object({ delayMs: integer(0, LONGEST_DELAY_MS) })),
  idleS: wait,
  event: v.exactOptional(
    v.nullable(
      v.object({
        id: text(1, 200),
        stage: v.exactOptional(words, null),
        table: v.exactOptional(words, null),
      }),
    ),
  ),
  mood: v.exactOptional(v.picklist(MOODS)),
}

export const HOST_DEFAULTS = { spectators: { delayMs: 0 }, idleS: 600, event: null } as const

export interface HostOptions {
  readonly idleS: number
  readonly event: string | null
  readonly delayMs: number
}

export function hostOptionsOf(data: {
  readonly idleS?: number
  readonly event?: { readonly id: string } | null
  readonly spectators?: { readonly delayMs: number }
}): HostOptions {
  return {
    idleS: data.idleS ?? HOST_DEFAULTS.idleS,
    event: data.event?.id ?? null,
    delayMs: data.spectators?.delayMs ?? HOST_DEFAULTS.spectators.delayMs,
  }
}
