import type { By, LogEvent, Timing } from '../event.ts'
import { type Cursor, type Literal, literal } from '../json/cursor.ts'

/** The data of an event in canonical form, and the types that data of this shape may have. */
export interface Scanned {
  readonly types: readonly Literal[]
  readonly data: object
}
export type ScanData = (cursor: Cursor) => Scanned | undefined

const AT = literal('{"at":')
const BY = literal(',"by":')
const SERVER = literal('"server"')
const ORGANISER = literal('"organiser"')
const DATA = literal(',"data":')
const SALT = literal(',"salt":"')
const QUOTE = literal('"')
const SEQ = literal(',"seq":')
const CLAIMED = literal(',"timing":{"claimed":')
const RECEIVED = literal(',"received":')
const RTT = literal(',"rtt":')
const SEEN = literal(',"seen":')
const CLOSE = literal('}')
const TYPE = literal(',"type":"')
const HASH = literal('","hash":"')
const END = literal('"}')

const QUOTE_BYTE = 0x22

/** What `lineOf` put between the body and its closing brace. */
export const HASH_PART = ',"hash":""'.length + 64

/**
 * The fast path: reads an event from a line exactly as `lineOf` writes it, and stops after it. Every key
 * is matched in its place, so none can be there twice. On any deviation it returns undefined, and the
 * strict parser decides what the line is.
 */
export function scanLine(cursor: Cursor, scanData: ScanData): LogEvent | undefined {
  cursor.failed = false
  if (!cursor.literal(AT)) return undefined
  const at = cursor.integer()
  if (!cursor.literal(BY)) return undefined
  const by = scanVoice(cursor)
  if (!cursor.literal(DATA)) return undefined
  const scanned = scanData(cursor)
  if (scanned === undefined) return undefined
  const salt = cursor.literal(SALT) ? scanSalt(cursor) : undefined
  if (!cursor.literal(SEQ)) return undefined
  const seq = cursor.integer()
  const timing = cursor.literal(CLAIMED) ? scanTiming(cursor) : undefined
  if (!cursor.literal(TYPE)) return undefined
  const type = scanType(cursor, scanned.types)
  if (type === undefined || !cursor.literal(HASH)) return undefined
  const hash = cursor.hex(64)
  if (!cursor.literal(END) || cursor.failed || at < 0 || seq < 1) return undefined
  const { data } = scanned
  if (salt === undefined) {
    return timing === undefined
      ? { at, by, data, seq, type, hash }
      : { at, by, data, seq, timing, type, hash }
  }
  return timing === undefined
    ? { at, by, data, salt, seq, type, hash }
    : { at, by, data, salt, seq, timing, type, hash }
}

function scanVoice(cursor: Cursor): By {
  if (cursor.isAt(QUOTE_BYTE)) {
    if (cursor.literal(SERVER)) return 'server'
    if (cursor.literal(ORGANISER)) return 'organiser'
  }
  const seat = cursor.integer()
  if (seat < 0 || seat > 9) cursor.failed = true
  return seat
}

function scanSalt(cursor: Cursor): string {
  const salt = cursor.hex(32)
  if (!cursor.literal(QUOTE)) cursor.failed = true
  return salt
}

function scanTiming(cursor: Cursor): Timing {
  const claimed = cursor.integerOrNull()
  if (!cursor.literal(RECEIVED)) cursor.failed = true
  const received = cursor.integer()
  if (!cursor.literal(RTT)) cursor.failed = true
  const rtt = cursor.integerOrNull()
  if (!cursor.literal(SEEN)) cursor.failed = true
  const seen = cursor.integerOrNull()
  if (!cursor.literal(CLOSE) || (rtt ?? 0) < 0 || (seen ?? 0) < 0) cursor.failed = true
  return { claimed, received, rtt, seen }
}

function scanType(cursor: Cursor, types: readonly Literal[]): string | undefined {
  // The game's own string, not a slice of the text: it compares by identity ever after.
  for (const type of types) if (cursor.literal(type)) return type.text
  return undefined
}
