import { type Cursor, literal } from '../../log/cursor.ts'
import type { ScanData } from '../../log/scan-line.ts'
import { MOST_COORDINATE, MOST_ID } from './events.ts'
import { type ChaseSymbol, SYMBOLS } from './pieces.ts'

const PATH = literal('{"path":')
const PILE = literal('{"pile":')
const ROT = literal(',"rot":')
const TILE = literal(',"tile":"')
const X = literal('","x":')
const Y = literal(',"y":')
const POSITION = literal(',"position":')
const SYMBOL = literal(',"symbol":"')
const END = literal('}')
const END_WORD = literal('"}')
const TILE_PLACED = literal('tile.placed')
const PILE_TAKEN = literal('pile.taken')
const MARKER_PLACED = literal('marker.placed')

/** The facts that most of a match consists of, read straight from canonical text. */
export const scanChase: ScanData = (cursor) => {
  if (cursor.literal(PILE)) return scanPile(cursor)
  if (!cursor.literal(PATH)) return undefined
  const path = cursor.integer()
  if (path !== 0 && path !== 1) return undefined
  if (cursor.literal(ROT)) return scanTile(cursor, path)
  if (cursor.literal(POSITION)) return scanMarker(cursor, path)
  return undefined
}

function scanTile(cursor: Cursor, path: 0 | 1): ReturnType<ScanData> {
  const rot = cursor.integer()
  if (!cursor.literal(TILE)) return undefined
  const tile = cursor.word()
  if (!cursor.literal(X)) return undefined
  const x = cursor.integer()
  if (!cursor.literal(Y)) return undefined
  const y = cursor.integer()
  if (!cursor.literal(END) || rot < 0 || rot > 3 || tile === '' || tile.length > MOST_ID) return undefined
  if (Math.abs(x) > MOST_COORDINATE || Math.abs(y) > MOST_COORDINATE) return undefined
  return { type: TILE_PLACED, data: { path, rot, tile, x, y } }
}

function scanMarker(cursor: Cursor, path: 0 | 1): ReturnType<ScanData> {
  const position = cursor.integer()
  if (!cursor.literal(SYMBOL)) return undefined
  const symbol = cursor.word()
  if (!cursor.literal(END_WORD) || position < 1 || !SYMBOLS.includes(symbol as ChaseSymbol)) return undefined
  return { type: MARKER_PLACED, data: { path, position, symbol } }
}

function scanPile(cursor: Cursor): ReturnType<ScanData> {
  const pile = cursor.integer()
  if (!cursor.literal(END) || (pile !== 0 && pile !== 1)) return undefined
  return { type: PILE_TAKEN, data: { pile } }
}
