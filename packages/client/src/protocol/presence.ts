import * as v from 'valibot'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The round trip to a player: up to 60 ms, up to 150 ms, or more; null until it has been measured. */
export const latency = v.nullable(v.picklist(['low', 'medium', 'high']))

/**
 * The round trip to a player in ms, rounded up to 5, 10, 20, 40, 60, 100, 150, 250, 500 or 1000, which stands for more,
 * too. Null until it has been measured.
 */
export const latencyMs = v.nullable(whole)

/**
 * By how many ms a player's clock may be wrong, as far as the service can tell: half the shortest round trip, rounded up
 * to 1, 2, 5, 10, 20, 50, 100, 200, 500 or 1000. Null until it has been measured.
 */
export const clockErrorMs = v.nullable(whole)

/** Who is at the table now. */
export const presence = v.object({
  seats: v.array(
    v.object({
      seat: whole,
      isConnected: v.boolean(),
      latency,
      /** Services from before there were these say nothing of them. */
      latencyMs: v.exactOptional(latencyMs, null),
      clockErrorMs: v.exactOptional(clockErrorMs, null),
    }),
  ),
  /** How many people are watching. */
  watchers: whole,
})

export type Presence = v.InferOutput<typeof presence>
export type Latency = v.InferOutput<typeof latency>
