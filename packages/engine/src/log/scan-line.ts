import { type Cursor, type Literal, literal } from './cursor.ts'
import type { LogEvent } from './event.ts'

/** The data of an event in canonical form, and the type that only this shape of data has. */
export type ScanData = (cursor: Cursor) => { readonly type: Literal; readonly data: object } | undefined

const AT = literal('{"at":')
const BY = literal(',"by":')
const DATA = literal(',"data":')
const SEQ = literal(',"seq":')
const CLAIMED = literal(',"timing":{"claimed":')
const RECEIVED = literal(',"received":')
const RTT = literal(',"rtt":')
const SEEN = literal(',"seen":')
const TYPE = literal('},"type":"')
const HASH = literal('","hash":"')
const END = literal('"}')

/** What `lineOf` put between the body and its closing brace. */
export const HASH_PART = ',"hash":""'.length + 64

/**
 * The fast path: reads a player's action from a line exactly as `lineOf` writes it, and stops behind it.
 * Every key is matched in its place, so none can be there twice. On any deviation it returns undefined,
 * and the strict parser decides what the line is.
 */
export function scanLine(cursor: Cursor, scanData: ScanData): LogEvent | undefined {
  cursor.failed = false
  if (!cursor.literal(AT)) return undefined
  const at = cursor.integer()
  if (!cursor.literal(BY)) return undefined
  const by = cursor.integer()
  if (!cursor.literal(DATA)) return undefined
  const scanned = scanData(cursor)
  if (scanned === undefined || !cursor.literal(SEQ)) return undefined
  const seq = cursor.integer()
  if (!cursor.literal(CLAIMED)) return undefined
  const claimed = cursor.integerOrNull()
  if (!cursor.literal(RECEIVED)) return undefined
  const received = cursor.integer()
  if (!cursor.literal(RTT)) return undefined
  const rtt = cursor.integerOrNull()
  if (!cursor.literal(SEEN)) return undefined
  const seen = cursor.integerOrNull()
  if (!cursor.literal(TYPE) || !cursor.literal(scanned.type) || !cursor.literal(HASH)) return undefined
  const hash = cursor.hex(64)
  if (!cursor.literal(END) || cursor.failed) return undefined
  if (at < 0 || by < 0 || by > 9 || seq < 1 || (rtt ?? 0) < 0 || (seen ?? 0) < 0) return undefined
  const timing = { claimed, received, rtt, seen }
  return { at, by, data: scanned.data, seq, timing, type: scanned.type.text, hash }
}
