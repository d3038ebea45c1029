import {
  type AuditReport,
  type AuditVerdict,
  createAuditor,
  LogError,
  MAX_TEXT_BYTES,
  MissingAddition,
  type Outcome,
} from '@getaway/engine'
import { type ToldFaults, toldFaultsOf } from './told-faults.ts'

/** A log that was read and judged where it lay. */
export interface ReadLog {
  /** All of it, unpacked. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Its text, a line for each event; what was cut off is left out. */
  readonly lines: Uint8Array<ArrayBuffer>
  readonly game: string
  readonly isOver: boolean
  readonly outcome: Pick<Outcome, 'winners' | 'players' | 'status'>
  readonly proofs: Pick<
    AuditReport,
    'events' | 'chain' | 'seal' | 'fingerprint' | 'cut' | 'missing' | 'players'
  >
  /** What that comes to; its faults are told. */
  readonly verdict: Pick<AuditVerdict, 'kind' | 'at'>
  /** Of many findings only the first of their faults. */
  readonly told: ToldFaults
  /** Whether the rules speak against anything in it. */
  readonly isAgainstRules: boolean
}

/** Why a file cannot be shown as a log; `text` is what the reader says about `line`. */
export interface LogFileProblem {
  readonly code: 'too-large' | 'bad-gzip' | 'no-log' | 'bad-line' | 'missing-addition' | 'fault'
  readonly line?: number
  /** The addition that the log needs and this page does not know. */
  readonly addition?: string
  readonly text: string
}

export class LogFileError extends Error {
  readonly problem: LogFileProblem

  constructor(problem: LogFileProblem) {
    super(problem.text)
    this.name = 'LogFileError'
    this.problem = problem
  }
}

/** What somebody is told of an error while a log was read. */
export function problemOf(error: unknown): LogFileProblem {
  return error instanceof LogFileError ? error.problem : { code: 'fault', text: String(error) }
}

const NEWLINE = 0x0a
const MOST_FINDINGS = 50

/** Reads a file, packed with gzip or not, and judges it; `onShare` hears how much of it is read. */
export async function readLogFile(file: Blob, onShare: (share: number) => void = () => {}): Promise<ReadLog> {
  if (file.size > MAX_TEXT_BYTES) throw tooLarge()
  const auditor = createAuditor()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const take = (chunk: Uint8Array<ArrayBuffer>) => {
    size += chunk.length
    if (size > MAX_TEXT_BYTES) throw tooLarge()
    auditor.push(chunk)
    chunks.push(chunk)
  }
  try {
    await eachChunk(file, take, onShare)
    const audit = auditor.finish()
    const { game, isOver, outcome, report } = audit
    const { events, chain, seal, fingerprint, cut, missing, players } = report
    const { kind, at } = audit.verdict
    const bytes = joined(chunks, size)
    return {
      bytes,
      lines: cut ? bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1) : bytes,
      game,
      isOver,
      outcome: { winners: outcome.winners, players: outcome.players, status: outcome.status },
      proofs: {
        events,
        chain,
        seal,
        ...(fingerprint && { fingerprint }),
        ...(cut && { cut }),
        ...(missing && { missing }),
        ...(players && { players }),
      },
      verdict: { kind, ...(at !== undefined && { at }) },
      told: toldFaultsOf(audit, MOST_FINDINGS),
      isAgainstRules: report.findings.some(({ against }) => against === 'rules'),
    }
  } catch (error) {
    throw error instanceof LogError ? new LogFileError(inWords(error)) : error
  }
}

async function eachChunk(
  file: Blob,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
  onShare: (share: number) => void,
): Promise<void> {
  let read = 0
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, next) {
        read += chunk.length
        onShare(read / file.size)
        next.enqueue(chunk)
      },
    }),
  )
  const isPacked = await hasGzipMark(file)
  const reader = (isPacked ? counted.pipeThrough(new DecompressionStream('gzip')) : counted).getReader()
  try {
    for (;;) {
      const { done, value } = await unpacked(reader, isPacked)
      if (done) return
      take(value)
    }
  } finally {
    // What is left of a file that is no log is not read.
    await reader.cancel().catch(() => {})
  }
}

async function unpacked(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, isPacked: boolean) {
  try {
    return await reader.read()
  } catch (error) {
    throw isPacked ? new LogFileError({ code: 'bad-gzip', text: String(error) }) : error
  }
}

async function hasGzipMark(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x1f && second === 0x8b
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

function tooLarge(): LogFileError {
  return new LogFileError({ code: 'too-large', text: `more than ${MAX_TEXT_BYTES} bytes` })
}

/** A file that fails in its first line is no log at all. */
function inWords({ line, message, cause }: LogError): LogFileProblem {
  const text = message.replace(/^line \d+: /, '')
  if (cause instanceof MissingAddition)
    return { code: 'missing-addition', line, addition: cause.addition, text }
  return { code: line === 1 ? 'no-log' : 'bad-line', line, text }
}
