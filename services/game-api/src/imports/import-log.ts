import { ok } from '@getaway/engine'
import type { Judging } from '../judging/judging.ts'
import type { NotJudged } from '../judging/judging-worker.ts'
import type { Unreadable } from '../judging/messages.ts'
import { addressKey } from '../operation/limits/address-key.ts'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { newMatchId } from '../secrets/match-id.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import {
  addImport,
  type Database,
  type ImportAdded,
  type ImportRoom,
  type ImportRow,
  roomLacking,
  sealKeysOf,
} from '../store/index.ts'

export type ImportRefusalCode = 'imports-full' | 'too-much-imported' | NotJudged['code'] | Unreadable['code']

export interface ImportDependencies {
  readonly database: Database
  readonly judging: Judging
  readonly importMaxBytes: number
  readonly importRoom: ImportRoom
  /** Always the same for an address, and to be computed by this service alone. */
  readonly hashOfAddress: (address: string) => string
}

export interface LogFromElsewhere {
  readonly bytes: Uint8Array
  readonly isGzip: boolean
  /** Where it comes from. */
  readonly address: string
  /** µs */
  readonly received: number
}

/** Judges a log and keeps it, apart from the record; with the secret that deletes it. */
export async function importLog(
  { database: { db }, judging, importMaxBytes, importRoom, hashOfAddress }: ImportDependencies,
  { bytes, isGzip, address, received }: LogFromElsewhere,
): Promise<ServiceResult<{ readonly row: ImportRow; readonly secret: string }, ImportRefusalCode>> {
  // Here already, so that nothing is judged for which there is no room.
  const size = isGzip ? Math.min(importMaxBytes, Math.max(bytes.length, unpackedSizeOf(bytes))) : bytes.length
  const addressHash = hashOfAddress(addressKey(address))
  const lacking = await roomLacking(db, { addressHash, bytes: size }, importRoom)
  if (lacking) return NO_ROOM[lacking]
  const keys = (await sealKeysOf(db)).map(({ publicKey }) => publicKey)
  const gzip = isGzip ? { mostBytes: importMaxBytes } : undefined
  // No token is asked for here, and one that is shown proves nothing: anybody can invent it.
  const asker = { address: addressKey(address), token: undefined }
  const judged = await judging.judge({ bytes, gzip, keys, wantsText: true, asker, size })
  if (!judged.ok) return judged
  const { game, outcome, report, text } = judged.value
  const secret = newSecret()
  const row: ImportRow = {
    id: newMatchId(),
    importedAt: received,
    game,
    matchId: outcome.id,
    seal: String(report.seal),
    fingerprint: typeof report.fingerprint === 'string' ? report.fingerprint : null,
    report,
  }
  // By what is kept, whatever it was when it came.
  const kept = { ...row, log: Buffer.from(text), deleteHash: sha256(secret), addressHash }
  const added = await addImport(db, kept, importRoom)
  return added === 'kept' ? ok({ row, secret }) : NO_ROOM[added]
}

/** As its last four bytes say, which need not be true: what counts in the end is what comes out. */
function unpackedSizeOf(gzip: Uint8Array): number {
  return gzip.length < 4
    ? 0
    : Buffer.from(gzip.buffer, gzip.byteOffset, gzip.length).readUInt32LE(gzip.length - 4)
}

const NO_ROOM = {
  'share-used': refuseWith(
    'too-much-imported',
    'what this address has imported takes up its share of the room; delete some of it, or wait until the oldest is deleted',
  ),
  full: refuseWith('imports-full', 'there is no room for more imports until older ones are deleted'),
} satisfies Record<Exclude<ImportAdded, 'kept'>, unknown>
