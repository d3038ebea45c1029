import { failed, ok, type Result } from '../result.ts'
import { FORMAT, FORMAT_2, type FORMATS, type LogEvent } from './event.ts'

/** Event types that came after the rules were released, under the name by which a log declares that it may use them. */
export interface Addition {
  readonly name: string
  readonly types: readonly string[]
  /** False: a reader without the addition may pass over its events, because nothing else hangs on them. */
  readonly mustUnderstand: boolean
}

/** A log holds an event that must be understood, of an addition that this program does not know. */
export class MissingAddition extends Error {
  readonly addition: string

  constructor(type: string, { name }: Addition) {
    super(`${type} is of the addition ${JSON.stringify(name)}, which this reader lacks and must understand`)
    this.name = 'MissingAddition'
    this.addition = name
  }
}

const MOST_ADDITIONS = 32
const MOST_TYPES = 32
const LONGEST_NAME = 64

/** The fields of a first event that say its format: `/1` as long as the match needs no addition. */
export function formatWith(additions: readonly Addition[]): {
  readonly format: (typeof FORMATS)[number]
  readonly additions?: readonly Addition[]
} {
  return additions.length === 0 ? { format: FORMAT } : { format: FORMAT_2, additions }
}

/** The additions that a log declares in its first event; a `/1` log has none, whatever its fields are called. */
export function additionsIn({ data }: Pick<LogEvent, 'data'>): Result<readonly Addition[]> {
  if ((data as { readonly format?: unknown }).format !== FORMAT_2) return ok([])
  const { additions } = data as { readonly additions?: unknown }
  if (!isDeclaration(additions)) {
    return failed(
      `game.created: data.additions must be a list of at most ${MOST_ADDITIONS}, each with a name, 1 to ${MOST_TYPES} types and mustUnderstand`,
    )
  }
  const twice =
    repeated(additions.map((one) => one.name)) ?? repeated(additions.flatMap(({ types }) => types))
  if (twice !== undefined) return failed(`game.created: data.additions names ${JSON.stringify(twice)} twice`)
  return ok(additions)
}

// By hand: a page that only follows a match loads no library of schemas.
function isDeclaration(additions: unknown): additions is readonly Addition[] {
  return Array.isArray(additions) && additions.length <= MOST_ADDITIONS && additions.every(isAddition)
}

function isAddition(value: unknown): value is Addition {
  if (typeof value !== 'object' || value === null) return false
  const { name, types, mustUnderstand } = value as Partial<Addition>
  const areTypes =
    Array.isArray(types) && types.length > 0 && types.length <= MOST_TYPES && types.every(isName)
  return isName(name) && areTypes && typeof mustUnderstand === 'boolean'
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME
}

function repeated(names: readonly string[]): string | undefined {
  return names.find((one, index) => names.indexOf(one) !== index)
}
