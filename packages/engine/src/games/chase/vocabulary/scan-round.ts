import { type Cursor, type Literal, literal } from '../../../log/json/cursor.ts'
import type { Scanned } from '../../../log/read/scan-line.ts'
import type { ChaseType } from './events.ts'
import { MOST_ID, MOST_TILES } from './events.ts'

const OPEN = literal('[')
const CLOSE = literal(']')
const OPEN_OBJECT = literal('{')
const CLOSE_OBJECT = literal('}')
const QUOTE = literal('"')
const COMMA = literal(',')
const COLON = literal('":')
const NULL = literal('null')
const ROLES = literal('],"roles":')
const ROUND = literal(',"round":')
const START = literal(',"start":')
const REASON = literal(',"reason":"')
const MISTAKES = literal(',"mistakes":{"chasers":')
const RUNNERS = literal(',"runners":')
const SCORED_ROUND = literal('},"round":')
const WINNER = literal(',"winner":')
const CLAUSE = literal('{"clause":"')
const PATH = literal('","path":')
const POSITION = literal(',"position":')
const ROUND_AFTER_WORD = literal('","round":')

/** The types that data of one shape may have. */
export function typesOf(...types: readonly ChaseType[]): readonly Literal[] {
  return types.map((type) => literal(type))
}

const ROUND_DEALT = typesOf('round.dealt')
const ROUND_ENDED = typesOf('round.ended')
const ROUND_SCORED = typesOf('round.scored')

/** What follows `{"piles":`. */
export function scanDeal(cursor: Cursor): Scanned | undefined {
  if (!cursor.literal(OPEN)) return undefined
  const one = scanWords(cursor, MOST_TILES)
  if (!cursor.literal(COMMA)) return undefined
  const other = scanWords(cursor, MOST_TILES)
  if (!cursor.literal(ROLES)) return undefined
  const roles = scanWords(cursor, 4)
  if (!cursor.literal(ROUND)) return undefined
  const round = cursor.integer()
  if (!cursor.literal(START)) return undefined
  const start = scanRecord(cursor, () => scanWords(cursor, MOST_TILES))
  if (!cursor.literal(CLOSE_OBJECT) || !one || !other || !roles || !start || round < 1) return undefined
  if (roles.length < 2 || !roles.every((role) => role === 'chaser' || role === 'runner')) return undefined
  return { types: ROUND_DEALT, data: { piles: [one, other], roles, round, start } }
}

/** What follows `{"ended":`. */
export function scanEnd(cursor: Cursor): Scanned | undefined {
  const ended = cursor.integer()
  if (!cursor.literal(REASON)) return undefined
  const reason = cursor.word()
  if (!cursor.literal(ROUND_AFTER_WORD)) return undefined
  const round = cursor.integer()
  if (!cursor.literal(CLOSE_OBJECT) || ended < 0 || round < 1) return undefined
  if (reason !== 'captured' && reason !== 'hideout' && reason !== 'trail-lost') return undefined
  return { types: ROUND_ENDED, data: { ended, reason, round } }
}

/** What follows `{"awards":`. */
export function scanScore(cursor: Cursor): Scanned | undefined {
  const awards = scanRecord(cursor, () => scanOneOf(cursor, 'perfect', 'small'))
  if (awards && !Object.keys(awards).every((seat) => /^[0-3]$/.test(seat))) return undefined
  if (!awards || !cursor.literal(MISTAKES)) return undefined
  const chasers = scanMistake(cursor)
  if (!cursor.literal(RUNNERS)) return undefined
  const runners = scanMistake(cursor)
  if (!cursor.literal(SCORED_ROUND)) return undefined
  const round = cursor.integer()
  if (!cursor.literal(WINNER)) return undefined
  const winner = cursor.literal(NULL) ? null : scanOneOf(cursor, 'runners', 'chasers')
  if (!cursor.literal(CLOSE_OBJECT) || round < 1) return undefined
  if (chasers === undefined || runners === undefined || winner === undefined) return undefined
  return { types: ROUND_SCORED, data: { awards, mistakes: { chasers, runners }, round, winner } }
}

function scanMistake(cursor: Cursor): object | null | undefined {
  if (cursor.literal(NULL)) return null
  if (!cursor.literal(CLAUSE)) return undefined
  const clause = cursor.word()
  if (!cursor.literal(PATH)) return undefined
  const path = cursor.integer()
  if (!cursor.literal(POSITION)) return undefined
  const position = cursor.integer()
  if (!cursor.literal(CLOSE_OBJECT) || path < 0 || path > 1 || position < 1) return undefined
  return { clause, path, position }
}

function scanOneOf<T extends string>(cursor: Cursor, ...words: readonly T[]): T | undefined {
  if (!cursor.literal(QUOTE)) return undefined
  const word = cursor.word()
  return cursor.literal(QUOTE) ? words.find((one) => one === word) : undefined
}

/** `["a","b"]` with at most this many words, each not empty and short enough for an id. */
function scanWords(cursor: Cursor, most: number): string[] | undefined {
  if (!cursor.literal(OPEN)) return undefined
  const words: string[] = []
  do {
    if (!cursor.literal(QUOTE)) return undefined
    const word = cursor.word()
    if (!cursor.literal(QUOTE) || word === '' || word.length > MOST_ID || words.length === most)
      return undefined
    words.push(word)
  } while (cursor.literal(COMMA))
  return cursor.literal(CLOSE) ? words : undefined
}

/** An object with keys in canonical, so strictly rising, order: none is there twice. */
function scanRecord<T>(cursor: Cursor, scanValue: () => T | undefined): Record<string, T> | undefined {
  if (!cursor.literal(OPEN_OBJECT)) return undefined
  const record: Record<string, T> = {}
  let last = ''
  if (cursor.literal(CLOSE_OBJECT)) return record
  do {
    if (!cursor.literal(QUOTE)) return undefined
    const key = cursor.word()
    if (!cursor.literal(COLON) || key <= last || key === '__proto__') return undefined
    const value = scanValue()
    if (value === undefined) return undefined
    record[key] = value
    last = key
  } while (cursor.literal(COMMA))
  return cursor.literal(CLOSE_OBJECT) ? record : undefined
}
