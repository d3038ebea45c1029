import * as v from 'valibot'
import { failed, ok, type Result } from '../result.ts'
import { list, problemBy, text } from '../schema/schema.ts'
import { FORMAT, FORMAT_2, type FORMATS, type LogEvent } from './event.ts'

/** Event types that came after the rules were released, under the name by which a log declares that it may use them. */
export interface Addition {
  readonly name: string
  readonly types: readonly string[]
  /** False: a reader without the addition may pass over its events, because nothing else hangs on them. */
  readonly mustUnderstand: boolean
}

const MOST_ADDITIONS = 32
const MOST_TYPES = 32
const name = text(1, 64)

const schema = v.object({
  additions: list(
    v.object({ name, types: list(name, 1, MOST_TYPES), mustUnderstand: v.boolean() }),
    0,
    MOST_ADDITIONS,
  ),
})

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
  const problem = problemBy(schema, data, 'data')
  if (problem !== undefined) return failed(`game.created: ${problem}`)
  const { additions } = data as v.InferOutput<typeof schema>
  const twice =
    repeated(additions.map((one) => one.name)) ?? repeated(additions.flatMap(({ types }) => types))
  if (twice !== undefined) return failed(`game.created: data.additions names ${JSON.stringify(twice)} twice`)
  return ok(additions)
}

function repeated(names: readonly string[]): string | undefined {
  return names.find((one, index) => names.indexOf(one) !== index)
}
