import { isSignedBy, publicKeyOf, signatureOf } from '../../log/proof/ed25519.ts'
import type { Seal, SealVerdict } from '../../log/proof/seal.ts'

/**
 * What is signed of a tournament. Each has a first line of its own, so that a signature under one kind of text can never
 * be shown as one under another, whatever the ids are.
 */
export type TournamentProof =
  /** The tournament's log, by the hash before its seal. */
  | { readonly type: 'log'; readonly id: string; readonly hash: string }
  /** An archive, by the SHA-256 of its manifest in hex. */
  | { readonly type: 'archive'; readonly id: string; readonly hash: string }

const DOMAINS = { log: 'getaway-tournament-seal/1', archive: 'getaway-archive/1' } as const

export function tournamentProofText({ type, id, hash }: TournamentProof): string {
  return `${DOMAINS[type]}\n${id}\n${hash}`
}

/** Signs with the raw 32 bytes of an Ed25519 private key, which is named `key`. */
export function signTournament(proof: TournamentProof, key: string, privateKey: Uint8Array): Seal {
  const signature = signatureOf(tournamentProofText(proof), privateKey)
  return { key, publicKey: publicKeyOf(privateKey), signature }
}

/** Valid only by the trusted key, as with the seal of a match. */
export function judgeTournamentSeal(proof: TournamentProof, seal: Seal, trusted?: string): SealVerdict {
  if (!isSignedBy(seal.publicKey, tournamentProofText(proof), seal.signature)) return 'invalid'
  return seal.publicKey === trusted ? 'valid' : 'self-signed'
}
