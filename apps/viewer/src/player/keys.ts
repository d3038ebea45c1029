import type { JoinSeat } from '@getaway/client'
import { fromBase64url, publicKeyOf, sha256Hex, signSeatProof, toBase64url } from '@getaway/engine'
import type { KeptPlayer } from './kept-player.ts'
import { entryTo, type WantedSeat } from './wanted-seat.ts'

// The one place of the page with Ed25519 in it; it comes when a player first sits down.

type PlayerKeys = NonNullable<KeptPlayer['keys']>

export function newKeys(): PlayerKeys {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  return { public: publicKeyOf(secret), private: toBase64url(secret) }
}

/** Whether both keys are of one pair: a file may hold anything. */
export function isPair({ public: key, private: secret }: PlayerKeys): boolean {
  const bytes = fromBase64url(secret, 32)
  return bytes !== undefined && publicKeyOf(bytes) === key
}

/** What takes the seat, with the signature that proves whose it is. */
export function signedJoin(wanted: WantedSeat, { public: key, private: secret }: PlayerKeys): JoinSeat {
  const privateKey = fromBase64url(secret, 32)
  if (!privateKey) throw new Error('the kept key is no key')
  const { service, match, seat, token } = wanted
  // As the service will read it.
  const name = wanted.name.trim()
  const at = { service, tokenHash: sha256Hex(token) }
  const { signature } = signSeatProof({ match, seat, name, key }, at, privateKey)
  return { ...entryTo(wanted), token, name, key, proof: { service, signature } }
}
