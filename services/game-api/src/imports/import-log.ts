import { overloaded } from '../http/problems/overloaded.ts'
import { Problem } from '../http/problems/problem.ts'
import type { Judging } from '../judging/judging.ts'
import { newMatchId } from '../secrets/match-id.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import { addImport, bytesOfImports, type Database, type ImportRow, sealKeysOf } from '../store/index.ts'

export interface ImportMeans {
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
  { database: { db }, judging, importMaxBytes, importStoreBytes }: ImportMeans,
  { bytes, isGzip, received }: LogFromElsewhere,
): Promise<{ readonly row: ImportRow; readonly secret: string }> {
  // Here already, so that nothing is judged for which there is no room.
  if ((await bytesOfImports(db)) + bytes.length > importStoreBytes) throw full()
  const keys = (await sealKeysOf(db)).map(({ publicKey }) => publicKey)
  const gzip = isGzip ? { mostBytes: importMaxBytes } : undefined
  const ruled = await judging.judge({ bytes, gzip, keys, wantsText: true })
  if ('failed' in ruled) throw overloaded(ruled.failed)
  if ('unreadable' in ruled) throw new Problem(422, 'unreadable-log', ruled.unreadable)
  if ('tooLarge' in ruled) {
    throw new Problem(413, 'too-large', `unfolded this log is longer than ${importMaxBytes} bytes`)
  }
  const { game, outcome, report, text } = ruled.judged
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
  if (!(await addImport(db, kept, importStoreBytes))) throw full()
  return { row, secret }
}

const full = () =>
  new Problem(507, 'imports-full', 'there is no room for more imports until older ones are deleted')
