import { createHash, hash } from 'node:crypto'
import {
  type Audit,
  type AuditOptions,
  createAuditor,
  failed,
  LogError,
  ok,
  type Result,
} from '@getaway/engine'
import { type ArchiveAudit, ArchiveError, createArchiveAuditor, isArchive } from '@getaway/engine/tournament'
import { readBytes } from '../files/read-file.ts'

/** Node's own SHA-256 is several times quicker than one in JavaScript. */
const sha256 = (text: string) => hash('sha256', text, 'hex')

export interface FileAudit {
  readonly file: string
  readonly audited: Result<Audit>
}

/** A file with all of a tournament. */
export interface FileArchive {
  readonly file: string
  readonly archive: Result<ArchiveAudit>
}

interface Judging<Value> {
  push(chunk: Uint8Array): void
  finish(): Value
}

/** Hears how many bytes there were so far, unpacked, and the last of them. */
type OnBytes = (bytes: number, chunk: Uint8Array) => void

/** Judges one file as a log; what is no readable log, or no readable file, is a result as well. */
export async function auditFile(file: string, options: AuditOptions, onBytes: OnBytes): Promise<FileAudit> {
  return { file, audited: await judged(readBytes(file), createAuditor({ ...options, sha256 }), onBytes) }
}

/** The same for a file that may be a log or the archive of a tournament. */
export async function auditAnyFile(
  file: string,
  options: AuditOptions,
  onBytes: OnBytes,
): Promise<FileAudit | FileArchive> {
  const opened = await opening(file)
  if (!opened.ok) return { file, audited: opened }
  const { head, chunks } = opened.value
  if (!isArchive(head))
    return { file, audited: await judged(chunks, createAuditor({ ...options, sha256 }), onBytes) }
  const { policy, capMs, receipts, key } = options
  if (policy !== undefined || capMs !== undefined || receipts !== undefined)
    return { file, archive: failed('is an archive: --policy, --cap and --receipts are for logs') }
  const auditor = createArchiveAuditor({ key, sha256, createDigest: nodeDigest })
  return { file, archive: await judged(chunks, auditor, onBytes) }
}

async function judged<Value>(
  chunks: AsyncIterable<Uint8Array>,
  judging: Judging<Value>,
  onBytes: OnBytes,
): Promise<Result<Value>> {
  try {
    let bytes = 0
    for await (const chunk of chunks) {
      judging.push(chunk)
      bytes += chunk.length
      onBytes(bytes, chunk)
    }
    return ok(judging.finish())
  } catch (error) {
    return failed(problemIn(error))
  }
}

const NOTHING = new Uint8Array(0)
/** So much of a file says what it is. */
const HEAD = 512

/** The beginning of a file, and all of it. */
async function opening(
  file: string,
): Promise<Result<{ readonly head: Uint8Array; readonly chunks: AsyncIterable<Uint8Array> }>> {
  try {
    const chunks = readBytes(file)[Symbol.asyncIterator]()
    let head: Uint8Array = NOTHING
    let next = await chunks.next()
    while (!next.done && head.length + next.value.length < HEAD) {
      head = Buffer.concat([head, next.value])
      next = await chunks.next()
    }
    const rest = next.done ? NOTHING : next.value
    const whole = head.length === 0 ? rest : Buffer.concat([head, rest])
    return ok({ head: whole, chunks: resumed(whole, chunks) })
  } catch (error) {
    return failed(problemIn(error))
  }
}

async function* resumed(
  first: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  try {
    if (first.length > 0) yield first
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  } finally {
    await chunks.return?.()
  }
}

function nodeDigest() {
  const digest = createHash('sha256')
  return { update: (part: Uint8Array) => void digest.update(part), hex: () => digest.digest('hex') }
}

/** Why a file is none that can be judged; a fault of ours is thrown. */
function problemIn(error: unknown): string {
  if (error instanceof LogError || error instanceof ArchiveError) return error.message
  if (isFault(error)) return sentenceOf(error)
  throw error
}

/** What the file system or zlib says. */
function isFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error
}

function sentenceOf({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'is a folder; name the logs in it'
  if (code === 'EACCES') return 'may not be read'
  return code.startsWith('Z_') ? `the gzip data is damaged (${message})` : message
}

export function exitCodeOf(result: FileAudit | FileArchive): 0 | 1 | 2 {
  if ('archive' in result) {
    if (!result.archive.ok) return 2
    return result.archive.value.findings.length > 0 ? 1 : 0
  }
  if (!result.audited.ok) return 2
  const { findings, chain } = result.audited.value.report
  return findings.length > 0 || !chain.ok ? 1 : 0
}
