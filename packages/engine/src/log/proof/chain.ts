import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draft, LogEvent } from '../event.ts'
import { canonical } from '../json/canonical.ts'

/** The hash before the first event. */
export const GENESIS = '0'.repeat(64)

/** SHA-256 of the UTF-8 text, in lower-case hex. */
export type Sha256 = (text: string) => string

/** The default; a program with a faster one, as Node has, passes that instead. */
export const sha256Hex: Sha256 = (text) => bytesToHex(nobleSha256(utf8ToBytes(text)))

/** What an event's hash covers: all of it but the hash, unknown fields too, in canonical form. */
export function bodyOf(event: LogEvent): string {
  const { hash: _, ...body } = event
  return canonical(body)
}

export function chainHash(previousHash: string, body: string, sha256: Sha256 = sha256Hex): string {
  return sha256(previousHash + body)
}

/** The line as we write it: `hash` stands last, so that stored bodies can be exported by splicing. */
export function lineOf(body: string, hash: string): string {
  return `${body.slice(0, -1)},"hash":"${hash}"}`
}

/** What the scribe adds to a draft. */
export interface Link {
  readonly seq: number
  readonly salt?: string
  readonly hash: string
}

export interface Written<D extends Draft> {
  readonly event: D & Link
  /** What is hashed. */
  readonly body: string
  readonly line: string
}

export interface Scribe {
  /** Numbers, salts (if the event is secret for anybody) and chains the draft; the line has no line end. */
  write<D extends Draft>(draft: D, secret: boolean): Written<D>
}

export interface ScribeOptions {
  /** 32 lower-case hex digits from a good random source, new ones at each call. */
  readonly salt: () => string
  readonly sha256?: Sha256
  /** The last event already written. */
  readonly from?: Pick<LogEvent, 'seq' | 'hash'>
}

/** Writes a log event by event. A draft that no log can carry throws, and is not counted. */
export function createScribe({ salt, sha256 = sha256Hex, from }: ScribeOptions): Scribe {
  let { seq: lastSeq, hash: lastHash } = from ?? { seq: 0, hash: GENESIS }
  return {
    write(draft, secret) {
      const seq = lastSeq + 1
      const unhashed = secret ? { ...draft, seq, salt: salt() } : { ...draft, seq }
      const body = canonical(unhashed)
      const hash = chainHash(lastHash, body, sha256)
      lastSeq = seq
      lastHash = hash
      return { event: { ...unhashed, hash }, body, line: lineOf(body, hash) }
    },
  }
}
