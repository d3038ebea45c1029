import { isObject } from '../../is-object.ts'
import { isSignedBy, signatureOf } from './ed25519.ts'

/** What stands in `seat.taken` beside the player's key: that the key's owner wanted this seat, here, by this name. */
export interface SeatProof {
  /** The origin of the service at which the player sat down. */
  readonly service: string
  /** SHA-256 of the text of the seat's token, in hex. */
  readonly tokenHash: string
  /** Base64url of the raw bytes. */
  readonly signature: string
}

/** What the proof is about. */
export interface ClaimedSeat {
  readonly match: string
  readonly seat: number
  readonly name: string
  readonly key: string
}

/** What a proof signs. */
export function seatProofText(
  { match, seat, name, key }: ClaimedSeat,
  { service, tokenHash }: Pick<SeatProof, 'service' | 'tokenHash'>,
): string {
  return ['getaway-seat/1', service, match, seat, name, key, tokenHash].join('\n')
}

/** Proves a seat with the raw 32 bytes of the player's private key. */
export function signSeatProof(
  claim: ClaimedSeat,
  at: Pick<SeatProof, 'service' | 'tokenHash'>,
  privateKey: Uint8Array,
): SeatProof {
  return { ...at, signature: signatureOf(seatProofText(claim, at), privateKey) }
}

/** Whether the owner of the key signed for this seat; `proof` may be anything that stands in a log. */
export function isSeatProved(claim: ClaimedSeat, proof: unknown): boolean {
  if (!isObject(proof)) return false
  const { service, tokenHash, signature } = proof
  if (typeof service !== 'string' || typeof tokenHash !== 'string' || typeof signature !== 'string')
    return false
  // A line end would let one text be read as two different claims.
  if ([service, claim.match, claim.name].some((part) => part.includes('\n'))) return false
  return isSignedBy(claim.key, seatProofText(claim, { service, tokenHash }), signature)
}
