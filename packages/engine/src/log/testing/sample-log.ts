import { utf8ToBytes } from '@noble/hashes/utils.js'
import { ok } from '../../result.ts'
import { type Draft, FORMAT, type LogEvent } from '../event.ts'
import { type Cursor, literal } from '../json/cursor.ts'
import { createScribe } from '../proof/chain.ts'
import type { ScanData } from '../read/scan-line.ts'
import type { OpenVocabulary } from '../read/vocabulary.ts'
import { describeValue } from '../show.ts'

// A small game for the tests of this folder: two scanned events of Chase, held to nothing but their shape.

const PATH = literal('{"path":')
const ROT = literal(',"rot":')
const TILE = literal(',"tile":"')
const X = literal('","x":')
const Y = literal(',"y":')
const END = literal('}')
const POSITION = literal(',"position":')
const SYMBOL = literal(',"symbol":"')
const TEXT_END = literal('"}')
const TILE_PLACED = [literal('tile.placed')]
const MARKER_PLACED = [literal('marker.placed')]

export const scanSample: ScanData = (cursor) => {
  if (!cursor.literal(PATH)) return undefined
  const path = cursor.integer()
  if (cursor.literal(ROT)) return scanTile(cursor, path)
  if (!cursor.literal(POSITION)) return undefined
  const position = cursor.integer()
  if (!cursor.literal(SYMBOL)) return undefined
  const symbol = cursor.word()
  return cursor.literal(TEXT_END) ? { types: MARKER_PLACED, data: { path, position, symbol } } : undefined
}

function scanTile(cursor: Cursor, path: number): ReturnType<ScanData> {
  const rot = cursor.integer()
  if (!cursor.literal(TILE)) return undefined
  const tile = cursor.word()
  if (!cursor.literal(X)) return undefined
  const x = cursor.integer()
  if (!cursor.literal(Y)) return undefined
  const y = cursor.integer()
  return cursor.literal(END) ? { types: TILE_PLACED, data: { path, rot, tile, x, y } } : undefined
}

const NUMBERS: { readonly [type: string]: readonly string[] } = {
  'game.created': [],
  'seat.taken': [],
  'tile.placed': ['path', 'rot', 'x', 'y'],
  'marker.placed': ['path', 'position'],
}
const TEXTS: { readonly [type: string]: string } = {
  'seat.taken': 'name',
  'tile.placed': 'tile',
  'marker.placed': 'symbol',
}

function check({ type, data }: LogEvent): string | undefined {
  const values = new Map<string, unknown>(Object.entries(Object(data)))
  const numbers = NUMBERS[type]
  if (numbers === undefined) return `unknown event type ${describeValue(type)}`
  for (const field of numbers) {
    if (typeof values.get(field) !== 'number') return `data.${field} must be a number`
  }
  const text = TEXTS[type]
  if (text !== undefined && typeof values.get(text) !== 'string') return `data.${text} must be a text`
  return undefined
}

export const fastSample: OpenVocabulary = () => ok({ check, scan: scanSample })
export const slowSample: OpenVocabulary = () => ok({ check })

export const sampleCreated: Draft = {
  type: 'game.created',
  at: 1_763_456_789_000_000,
  by: 'server',
  data: { format: FORMAT, game: 'sample', id: 'm1' },
}

/** The lines of a log with these events, without line ends. */
export function sampleLines(
  drafts: readonly Draft[],
  secret: (draft: Draft) => boolean = () => false,
): string[] {
  const scribe = createScribe({ salt: () => '5a'.repeat(16) })
  return drafts.map((draft) => scribe.write(draft, secret(draft)).line)
}

export function tilePlaced(more: { readonly tile?: string; readonly x?: number } = {}): Draft {
  return {
    type: 'tile.placed',
    at: 1_763_456_789_012_345,
    by: 0,
    timing: { received: 1_763_456_789_041_002, claimed: 1_763_456_789_012_345, rtt: 58_200, seen: 1 },
    data: { path: 0, tile: 'r14', x: 2, y: -1, rot: 1, ...more },
  }
}

export const sampleFile = (lines: readonly string[]): Uint8Array =>
  utf8ToBytes(lines.map((line) => `${line}\n`).join(''))
