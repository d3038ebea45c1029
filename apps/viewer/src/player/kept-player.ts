import * as v from 'valibot'

/** How many colours a player can choose from: those of the seats. */
export const PLAYER_COLOURS = 6

/** 32 bytes as base64url. */
const raw = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

const keptPlayer = v.object({
  format: v.literal('getaway-player/1'),
  /** The colour of this player at every table; missing until it was chosen. */
  name: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))),
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PLAYER_COLOURS - 1)),
  /** Of an Ed25519 key pair; a guest has none. */
  keys: v.exactOptional(v.object({ public: raw, private: raw })),
})

/** A player as this browser keeps them, as a file holds them, and as they go to another device. Secret. */
export type KeptPlayer = v.InferOutput<typeof keptPlayer>

/** Undefined if it is no player. */
export function parsePlayer(text: string): KeptPlayer | undefined {
  try {
    const { success, output } = v.safeParse(keptPlayer, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
