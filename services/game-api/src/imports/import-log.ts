import { ok } from '@getaway/engine'
import type { Judging } from '../judging/judging.ts'
import type { NotJudged } from '../judging/judging-worker.ts'
import type { Unreadable } from '../judging/messages.ts'
import { addressKey } from '../operation/limits/address-key.ts'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { newMatchId } from '../secrets/match-id.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import { addImport, bytesOfImports, type Database, type ImportRow, sealKeysOf } from '../store/index.ts'
import type { ImportQuota } from './import-quota.ts'

export type ImportRefusalCode = 'imports-full' | 'too-much-imported' | NotJudged['code'] | Unreadable['code']

export interface ImportDependencies {
  readonly database: Database
  readonly judging: Judging
  readonly importMaxBytes: number
  /** What all imports may take up. */
  readonly importStoreBytes: number
  readonly importQuota: ImportQuota
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
  { database: { db }, judging, importMaxBytes, importStoreBytes, importQuota }: ImportDependencies,
  { bytes, isGzip, address, received }: LogFromElsewhere,
): Promise<ServiceResult<{ readonly row: ImportRow; readonly secret: string }, ImportRefusalCode>> {
  // Here already, so that nothing is judged for which there is no room.
  const size = isGzip ? Math.min(importMaxBytes, Math.max(bytes.length, unpackedSizeOf(bytes))) : bytes.length
  if (importQuota.leftFor(address) < size) return TOO_MUCH
  if ((await bytesOfImports(db)) + size > importStoreBytes) return FULL
  const keys = (await sealKeysOf(db)).map(({ publicKey }) => publicKey)
  const gzip = isGzip ? { mostBytes: importMaxBytes } : undefined
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
  const stored = Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(report))
  if (!importQuota.take(address, stored)) return TOO_MUCH
  const kept = { ...row, log: Buffer.from(text), deleteHash: sha256(secret) }
  return (await addImport(db, kept, importStoreBytes)) ? ok({ row, secret }) : FULL
}

/** As its last four bytes say, which need not be true: what counts in the end is what comes out. */
function unpackedSizeOf(gzip: Uint8Array): number {
  return gzip.length < 4
    ? 0
    : Buffer.from(gzip.buffer, gzip.byteOffset, gzip.length).readUInt32LE(gzip.length - 4)
}

const TOO_MUCH = refuseWith(
  'too-much-imported',
  'this address has imported its share of today; come back tomorrow',
)
const FULL = refuseWith('imports-full', 'there is no room for more imports until older ones are deleted')
