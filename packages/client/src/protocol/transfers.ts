import * as v from 'valibot'
import { token } from './frames.ts'

const instant = v.pipe(v.number(), v.safeInteger())

/** What one device of a player hands to another. Only the two of them have the key to it. */
export const newTransfer = v.object({
  ciphertext: v.pipe(v.string(), v.regex(/^[\w-]{1,16384}$/, 'must be at most 12 KiB as base64url')),
})
export const transferOffered = v.object({
  id: v.string(),
  /** Reads, confirms and withdraws the transfer. */
  secret: token,
  /** When it is forgotten (µs). */
  expiresAt: instant,
})

/** How far a transfer has come, for the device that offers it. */
export const transferStanding = v.object({
  /** Of the device that asks; null while none has. */
  nonce: v.nullable(token),
  state: v.picklist(['offered', 'asked', 'confirmed', 'taken']),
  expiresAt: instant,
})

/** The device that asks, by 32 random bytes of its choice. */
export const transferAsk = v.object({ nonce: token })
export const transferTaken = v.object({
  /** Null until the other device has confirmed. */
  ciphertext: v.nullable(v.string()),
})

export type NewTransfer = v.InferOutput<typeof newTransfer>
export type TransferOffered = v.InferOutput<typeof transferOffered>
export type TransferStanding = v.InferOutput<typeof transferStanding>
export type TransferAsk = v.InferOutput<typeof transferAsk>
export type TransferTaken = v.InferOutput<typeof transferTaken>
