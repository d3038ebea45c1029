import { type Cursor, literal } from '../../../log/json/cursor.ts'
import type { ScanData, Scanned } from '../../../log/read/scan-line.ts'
import { type ChaseSymbol, SYMBOLS } from '../pieces/pieces.ts'
import { MOST_COORDINATE, MOST_ID, MOST_TILES_OF_START } from './events.ts'
import { scanDeal, scanEnd, scanScore, typesOf } from './scan-round.ts'

const PATH = literal('{"path":')
const PILE = literal('{"pile":')
const PILES = literal('{"piles":')
const ENDED = literal('{"ended":')
const AWARDS = literal('{"awards":')
const NOTHING = literal('{}')
const ROT = literal(',"rot":')
const TILE = literal(',"tile":"')
const TILES = literal(',"tiles":[')
const X = literal('","x":')
const Y = literal(',"y":')
const POSITION = literal(',"position":')
const SYMBOL = literal(',"symbol":"')
const FIRST_ROT = literal('{"rot":')
const COMMA = literal(',')
const CLOSE_ALL = literal(']}')
const CLOSE = literal('}')
const CLOSE_WORD = literal('"}')

const TILE_PLACED = typesOf('tile.placed')
const MARKER_PLACED = typesOf('marker.placed')
const PILE_TAKEN = typesOf('pile.taken')
const START_PLACED = typesOf('start.placed')
const WORDLESS = typesOf(
  'seat.ready',
  'start.claimed',
  'exchange.called',
  'exchange.answered',
  'exchange.withdrawn',
)

/** What most of a match consists of, read straight from canonical text; no less strict than the schemas. */
export const scanChase: ScanData = (cursor) => {
  if (cursor.literal(PATH)) return scanOnPath(cursor)
  if (cursor.literal(NOTHING)) return { types: WORDLESS, data: {} }
  if (cursor.literal(PILE)) return scanPile(cursor)
  if (cursor.literal(PILES)) return scanDeal(cursor)
  if (cursor.literal(ENDED)) return scanEnd(cursor)
  return cursor.literal(AWARDS) ? scanScore(cursor) : undefined
}

function scanOnPath(cursor: Cursor): Scanned | undefined {
  const path = cursor.integer()
  if (path !== 0 && path !== 1) return undefined
  if (cursor.literal(ROT)) {
    const place = scanPlace(cursor)
    return (
      place && {
        types: TILE_PLACED,
        data: { path, rot: place.rot, tile: place.tile, x: place.x, y: place.y },
      }
    )
  }
  if (cursor.literal(POSITION)) return scanMarker(cursor, path)
  return cursor.literal(TILES) ? scanStart(cursor, path) : undefined
}

/** What follows `"rot":` of a tile, to its closing brace. */
function scanPlace(cursor: Cursor): { rot: number; tile: string; x: number; y: number } | undefined {
  const rot = cursor.integer()
  if (!cursor.literal(TILE)) return undefined
  const tile = cursor.word()
  if (!cursor.literal(X)) return undefined
  const x = cursor.integer()
  if (!cursor.literal(Y)) return undefined
  const y = cursor.integer()
  if (!cursor.literal(CLOSE) || rot < 0 || rot > 3 || tile === '' || tile.length > MOST_ID) return undefined
  return Math.abs(x) > MOST_COORDINATE || Math.abs(y) > MOST_COORDINATE ? undefined : { rot, tile, x, y }
}

function scanMarker(cursor: Cursor, path: 0 | 1): Scanned | undefined {
  const position = cursor.integer()
  if (!cursor.literal(SYMBOL)) return undefined
  const symbol = cursor.word()
  if (!cursor.literal(CLOSE_WORD) || position < 1 || !SYMBOLS.includes(symbol as ChaseSymbol))
    return undefined
  return { types: MARKER_PLACED, data: { path, position, symbol } }
}

function scanStart(cursor: Cursor, path: 0 | 1): Scanned | undefined {
  const tiles: object[] = []
  do {
    const place = cursor.literal(FIRST_ROT) ? scanPlace(cursor) : undefined
    if (!place || tiles.length === MOST_TILES_OF_START) return undefined
    tiles.push(place)
  } while (cursor.literal(COMMA))
  return cursor.literal(CLOSE_ALL) ? { types: START_PLACED, data: { path, tiles } } : undefined
}

function scanPile(cursor: Cursor): Scanned | undefined {
  const pile = cursor.integer()
  if (!cursor.literal(CLOSE) || (pile !== 0 && pile !== 1)) return undefined
  return { types: PILE_TAKEN, data: { pile } }
}
