import { failed, type Result } from '../../result.ts'
import { FORMATS, type LogEvent } from '../event.ts'
import { describeValue } from '../show.ts'
import type { ScanData } from './scan-line.ts'

/** What a game knows of its events. */
export interface Vocabulary {
  /** What is wrong with the type or the data of an event, as a sentence. Throws a `MissingAddition`. */
  check(event: LogEvent): string | undefined
  /** The fast path to the most frequent ones; what it accepts is not checked again. */
  readonly scan?: ScanData
}

/** Finds the vocabulary by the first event of a log, or says why there is none. */
export type OpenVocabulary = (created: LogEvent) => Result<Vocabulary>

/** How logs of a kind begin. */
export interface LogKind {
  readonly firstType: string
  readonly formats: readonly string[]
}

export const MATCH_LOG: LogKind = { firstType: 'game.created', formats: FORMATS }

/** The vocabulary for a log that begins with this event, or why it is no beginning. */
export function openVocabulary(
  first: LogEvent,
  open: OpenVocabulary,
  { firstType, formats }: LogKind,
): Result<Vocabulary> {
  if (first.type !== firstType)
    return failed(`a log must begin with ${firstType}, not ${describeValue(first.type)}`)
  const format = formatOf(first.data)
  if (!formats.some((known) => known === format)) {
    return failed(
      `data.format must be ${formats.map((known) => `"${known}"`).join(' or ')}, not ${describeValue(format)}`,
    )
  }
  return open(first)
}

function formatOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined
}
