import { ok } from '@getaway/engine'
import type { Judging, NotJudged } from '../judging/judging.ts'
import type { Unreadable } from '../judging/messages.ts'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { newMatchId } from '../secrets/match-id.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import { addImport, bytesOfImports, type Database, type ImportRow, sealKeysOf } from '../store/index.ts'

export type ImportRefusalCode = 'imports-full' | NotJudged['code'] | Unreadable['code']

export interface ImportDependencies {
  readonly database: Database
  readonly judging: Judging
  readonly importMaxBytes: number
  /** What all imports may take up. */
  readonly importStoreBytes: number
}

export interface LogFromElsewhere {
  readonly bytes: Uint8Array
  readonly isGzip: boolean
  /** µs */
  readonly received: number
}

/** Judges a log and keeps it, apart from the record; with the secret that deletes it. */
export async function importLog(
  { database: { db }, judging, importMaxBytes, importStoreBytes }: ImportDependencies,
  { bytes, isGzip, received }: LogFromElsewhere,
): Promise<ServiceResult<{ readonly row: ImportRow; readonly secret: string }, ImportRefusalCode>> {
  // Here already, so that nothing is judged for which there is no room.
  if ((await bytesOfImports(db)) + bytes.length > importStoreBytes) return FULL
  const keys = (await sealKeysOf(db)).map(({ publicKey }) => publicKey)
  const gzip = isGzip ? { mostBytes: importMaxBytes } : undefined
  const judged = await judging.judge({ bytes, gzip, keys, wantsText: true })
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
  const kept = { ...row, log: Buffer.from(text), deleteHash: sha256(secret) }
  return (await addImport(db, kept, importStoreBytes)) ? ok({ row, secret }) : FULL
}

const FULL = refuseWith('imports-full', 'there is no room for more imports until older ones are deleted')
