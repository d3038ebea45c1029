import { derivedSecret } from '../secrets/tokens.ts'

/**
 * Invitations of a tournament are derived from one secret, so that they can be printed again and again. The secret is
 * nowhere in the clear: each organiser has it combined with what follows from their own token, so that the database tells
 * nobody, and an organiser's token opens it.
 */
export function wrapped(secret: string, opener: string): string {
  const bytes = Buffer.from(secret, 'base64url')
  const pad = Buffer.from(derivedSecret(opener, 'getaway tournament'), 'base64url')
  return Buffer.from(bytes.map((byte, index) => byte ^ (pad[index] ?? 0))).toString('base64url')
}

/** The secret again. */
export const unwrapped = wrapped

/** What lets the next player sit down; `reissues` counts how often that changed. */
export function seatInvitation(secret: string, match: string, seat: number, reissues: number): string {
  return derivedSecret(secret, `seat ${match} ${seat} ${reissues}`)
}

/** What lets somebody join the staff. */
export function staffInvitation(secret: string, person: string): string {
  return derivedSecret(secret, `staff ${person}`)
}
