import type { Audience } from '@getaway/engine'
import { sha256 } from '../secrets/secrets.ts'
import { type Database, hostHashOf, observersOf, storedSeatsOf } from '../store/index.ts'

/** What a token is good for in a match. */
export type TokenHolder =
  | { readonly type: 'seat'; readonly seat: number }
  | { readonly type: 'caster'; readonly observer: string; readonly name: string }
  | { readonly type: 'organiser'; readonly observer: string; readonly name: string }
  /** The creator of the match, who manages the seats that nobody has taken. */
  | { readonly type: 'host' }

/** Undefined if the token is good for nothing in this match. */
export async function tokenHolderOf(
  database: Database,
  matchId: string,
  token: string,
): Promise<TokenHolder | undefined> {
  return holderOfHash(database, matchId, sha256(token))
}

/** The same by the token's SHA-256. */
export async function holderOfHash(
  { db }: Database,
  matchId: string,
  tokenHash: string,
): Promise<TokenHolder | undefined> {
  const seat = (await storedSeatsOf(db, matchId)).find((one) => one.tokenHash === tokenHash)
  if (seat) return { type: 'seat', seat: seat.seat }
  const observer = (await observersOf(db, matchId)).find((one) => one.tokenHash === tokenHash)
  if (observer?.admitted && !observer.revoked && observer.name !== null) {
    return { type: observer.role, observer: observer.id, name: observer.name }
  }
  return (await hostHashOf(db, matchId)) === tokenHash ? { type: 'host' } : undefined
}

/** The audience of a token holder; a host sees what the public sees. */
export function audienceOf(holder: TokenHolder | undefined): Audience {
  switch (holder?.type) {
    case 'seat':
      return { seat: holder.seat }
    case 'caster':
    case 'organiser':
      return holder.type
    case 'host':
    case undefined:
      return 'public'
  }
}
