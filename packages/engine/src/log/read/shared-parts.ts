import { deepFreeze } from '../../deep-freeze.ts'
import { isObject } from '../../is-object.ts'
import type { Json, JsonObject, LogEvent } from '../event.ts'
import { canonical } from '../json/canonical.ts'
import { parseJson } from '../json/parse-json.ts'
import { bodyOf, lineOf } from '../proof/chain.ts'

/** A shorter part is parsed as quickly as it is looked up. */
const SHORTEST_PART = 2 * 1024
const MOST_PARTS = 8
/** Stands for a part while the rest of its line is parsed; as an integer it can be written in one way only. */
const PLACE = Number.MAX_SAFE_INTEGER

interface SharedPart {
  readonly text: string
  readonly value: JsonObject
}

/** The latest, by their canonical text: tile sets, of which thousands of logs have the same. */
const parts: SharedPart[] = []

export interface SharedLine {
  readonly value: JsonObject
  /** Whether the line stands as `lineOf` writes it. */
  readonly isCanonical: boolean
}

/**
 * Reads a line whose data holds a part that an earlier log held, and gives it that log's copy. Undefined if there is
 * no such part, or any doubt: then the strict parser reads the whole line, and says what is wrong with it.
 */
export function readSharedLine(line: string): SharedLine | undefined {
  if (line.length < SHORTEST_PART) return undefined
  for (const part of parts) {
    const at = line.indexOf(part.text)
    if (at >= 0) return around(part, line.slice(0, at), line.slice(at + part.text.length))
  }
  return undefined
}

function around(part: SharedPart, before: string, after: string): SharedLine | undefined {
  if (before.includes(`${PLACE}`) || after.includes(`${PLACE}`)) return undefined
  const rest = `${before}${PLACE}${after}`
  const parsed = parseJson(rest)
  if (!parsed.ok || !isObject(parsed.value) || !isObject(parsed.value.data)) return undefined
  const { value } = parsed
  const data = parsed.value.data as Record<string, Json>
  const key = Object.keys(data).find((name) => data[name] === PLACE)
  if (key === undefined) return undefined
  const isCanonical =
    typeof value.hash === 'string' && lineOf(bodyOf(value as JsonObject & LogEvent), value.hash) === rest
  data[key] = part.value
  return { value, isCanonical }
}

/** Keeps the large parts of an event that was accepted, for the logs that come after it. */
export function keepParts(line: string, { data }: LogEvent): void {
  if (line.length < SHORTEST_PART) return
  for (const value of Object.values(data as JsonObject)) {
    if (!isObject(value)) continue
    const text = canonical(value)
    // Written otherwise, it would not be found again.
    if (text.length < SHORTEST_PART || !line.includes(text)) continue
    parts.unshift({ text, value: deepFreeze(value) })
    parts.splice(MOST_PARTS)
  }
}
