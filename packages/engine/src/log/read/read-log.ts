import { ok, type Result } from '../../result.ts'
import { MissingAddition } from '../additions.ts'
import type { LogEvent } from '../event.ts'
import { Cursor } from '../json/cursor.ts'
import { parseJson } from '../json/parse-json.ts'
import { MAX_EVENTS, MAX_LINE_BYTES, MAX_TEXT_BYTES } from '../limits.ts'
import { LogError } from '../log-error.ts'
import { readEnvelope } from './envelope.ts'
import { LineBlocks } from './line-blocks.ts'
import { type LogRecord, ParsedRecord, ScannedRecord } from './log-record.ts'
import { scanLine } from './scan-line.ts'
import { keepParts, readSharedLine } from './shared-parts.ts'
import {
  type LogKind,
  MATCH_LOG,
  type OpenVocabulary,
  openVocabulary,
  type Vocabulary,
} from './vocabulary.ts'

export interface LogReader {
  /** The records that these bytes completed. Throws a `LogError`, and from then on throws it again. */
  push(chunk: Uint8Array): LogRecord[]
  /** What a last line without line end gives: a record, or a cut. */
  end(): LogEnd
}

export interface LogEnd {
  readonly records: LogRecord[]
  readonly cut?: { readonly line: number }
}

/** Reads a log of any size in bounded memory: bytes in, records out. */
export function createLogReader(vocabulary: OpenVocabulary, kind: LogKind = MATCH_LOG): LogReader {
  return new Reader(vocabulary, kind)
}

const NEWLINE = 0x0a
const BOM = '\ufeff'
/** Every text is decoded whole, so that all readers can share it. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

class Reader implements LogReader {
  private readonly open: OpenVocabulary
  private readonly kind: LogKind
  private readonly blocks = new LineBlocks()
  private vocabulary: Vocabulary | undefined
  private records: LogRecord[] = []
  private line = 0
  private room = MAX_TEXT_BYTES
  private failure: { readonly error: unknown } | undefined

  constructor(open: OpenVocabulary, kind: LogKind) {
    this.open = open
    this.kind = kind
  }

  push(chunk: Uint8Array): LogRecord[] {
    return this.reading(() => {
      const fits = chunk.length <= this.room
      for (const block of this.blocks.take(fits ? chunk : chunk.subarray(0, this.room))) this.readBlock(block)
      this.room -= chunk.length
      const next = this.line + 1
      if (this.blocks.overlong)
        this.fail(`longer than ${MAX_LINE_BYTES} bytes, the most a line may have`, next)
      if (!fits) this.fail(`here the log passes ${MAX_TEXT_BYTES} bytes, the most it may have`, next)
    })
  }

  end(): LogEnd {
    let cut = false
    const records = this.reading(() => {
      const rest = this.blocks.rest()
      if (rest.length > 0) cut = this.readLast(rest)
      else if (this.line === 0) this.fail(`the log is empty; it must begin with ${this.kind.firstType}`, 1)
    })
    return cut ? { records, cut: { line: this.line + 1 } } : { records }
  }

  private reading(read: () => void): LogRecord[] {
    if (this.failure !== undefined) throw this.failure.error
    try {
      read()
    } catch (error) {
      this.failure = { error }
      throw error
    }
    const { records } = this
    this.records = []
    return records
  }

  private readBlock(block: Uint8Array): void {
    const text = this.decode(block)
    if (text?.length === block.length) this.readAscii(block, text)
    else for (const line of linesOf(block)) this.readAlone(line)
  }

  private readAlone(line: Uint8Array): void {
    const text = this.decode(line)
    if (text?.length === line.length) this.readAscii(line, text)
    else this.readLine(text?.slice(0, -1))
  }

  /** Where every byte is a character, a cursor can be in the bytes and in the text at once. */
  private readAscii(block: Uint8Array, text: string): void {
    const cursor = new Cursor(block, text)
    for (let from = 0; from < block.length; from = cursor.at + 1) {
      cursor.at = from
      const scan = this.vocabulary?.scan
      const event = scan === undefined ? undefined : scanLine(cursor, scan)
      if (event !== undefined && block[cursor.at] === NEWLINE) {
        this.records.push(new ScannedRecord(this.nextLine(), event, text, from, cursor.at))
      } else {
        cursor.at = block.indexOf(NEWLINE, from)
        this.readLine(text.slice(from, cursor.at))
      }
    }
  }

  /** True if the log was cut off within this line. */
  private readLast(rest: Uint8Array): boolean {
    const text = this.decode(rest)
    if (this.line > 0 && (text === undefined || !isWhole(text))) return true
    this.readLine(text)
    return false
  }

  /** The slow path, and the only one that says what is wrong; without a text, the bytes were no UTF-8. */
  private readLine(text: string | undefined): void {
    const line = this.nextLine()
    if (text === undefined) this.fail('no valid UTF-8, which a log must be')
    if (line === 1 && text.startsWith(BOM)) this.fail('begins with a byte order mark; a log must have none')
    if (text === '') this.fail('empty; every line must hold an event')
    if (text.endsWith('\r')) this.fail('ends with \\r\\n; lines must end with \\n alone')
    const shared = readSharedLine(text)
    const parsed = shared ? ok(shared.value) : parseJson(text)
    if (!parsed.ok) this.fail(`column ${parsed.error.column}: ${parsed.error.problem}`)
    const event = this.accept(readEnvelope(parsed.value))
    this.vocabulary ??= this.accept(openVocabulary(event, this.open, this.kind))
    const problem = this.problemOf(event, this.vocabulary)
    if (problem !== undefined) this.fail(problem)
    if (!shared) keepParts(text, event)
    this.records.push(
      shared?.isCanonical
        ? new ScannedRecord(line, event, text, 0, text.length)
        : new ParsedRecord(line, event),
    )
  }

  private problemOf(event: LogEvent, { check }: Vocabulary): string | undefined {
    try {
      return check(event)
    } catch (error) {
      if (!(error instanceof MissingAddition)) throw error
      throw new LogError(this.line, error.message, { cause: error })
    }
  }

  private nextLine(): number {
    this.line++
    if (this.line > MAX_EVENTS) this.fail(`a log may have at most ${MAX_EVENTS} events`)
    return this.line
  }

  private accept<Value>(read: Result<Value>): Value {
    return read.ok ? read.value : this.fail(read.error)
  }

  private fail(problem: string, line = this.line): never {
    throw new LogError(line, problem)
  }

  private decode(bytes: Uint8Array): string | undefined {
    try {
      return UTF_8.decode(bytes)
    } catch {
      return undefined
    }
  }
}

function* linesOf(block: Uint8Array): Generator<Uint8Array, void> {
  for (let from = 0; from < block.length; ) {
    const end = block.indexOf(NEWLINE, from) + 1
    yield block.subarray(from, end)
    from = end
  }
}

/** A last line may break our rules and yet be whole; then it is no cut, and is judged by them. */
function isWhole(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
