import { hash } from 'node:crypto'
import {
  type Audit,
  type AuditOptions,
  createAuditor,
  failed,
  LogError,
  ok,
  type Result,
} from '@getaway/engine'
import { readBytes } from '../files/read-file.ts'

/** Node's own SHA-256 is several times quicker than one in JavaScript. */
const sha256 = (text: string) => hash('sha256', text, 'hex')

export interface FileAudit {
  readonly file: string
  readonly audited: Result<Audit>
}

/**
 * Judges one file; what is no readable log, or no readable file, is a result as well. `onBytes` hears how many bytes
 * there were so far, unpacked, and the last of them.
 */
export async function auditFile(
  file: string,
  options: AuditOptions,
  onBytes: (bytes: number, chunk: Uint8Array) => void,
): Promise<FileAudit> {
  const auditor = createAuditor({ ...options, sha256 })
  try {
    let bytes = 0
    for await (const chunk of readBytes(file)) {
      auditor.push(chunk)
      bytes += chunk.length
      onBytes(bytes, chunk)
    }
    return { file, audited: ok(auditor.finish()) }
  } catch (error) {
    if (error instanceof LogError) return { file, audited: failed(error.message) }
    if (isFault(error)) return { file, audited: failed(sentenceOf(error)) }
    throw error
  }
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

export function exitCodeOf({ audited }: FileAudit): 0 | 1 | 2 {
  if (!audited.ok) return 2
  const { findings, chain } = audited.value.report
  return findings.length > 0 || !chain.ok ? 1 : 0
}
