import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** A SHA-256 of bytes that come in parts. */
export interface Digest {
  update(part: Uint8Array): void
  /** In lower-case hex. */
  hex(): string
}

/** The default; a program with a faster one, as Node has, passes that instead. */
export function createDigest(): Digest {
  const hash = sha256.create()
  return { update: (part) => void hash.update(part), hex: () => bytesToHex(hash.digest()) }
}
