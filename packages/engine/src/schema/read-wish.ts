import * as v from 'valibot'
import { isObject } from '../is-object.ts'
import { failed, ok, type Result } from '../result.ts'
import { entriesOf, itemOf } from './entries-of.ts'
import { problemBy } from './schema.ts'

/**
 * What somebody asks for, as its schema makes it, or what is wrong with it, in words. Where a field may be left out, null
 * is taken for that: many languages and forms write it for what is not there.
 */
export function readWish<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  name: string,
): Result<v.InferOutput<S>> {
  const { success, output } = v.safeParse(schema, value)
  if (success) return ok(output)
  const rest = leftOut(schema, value)
  const again = v.safeParse(schema, rest)
  return again.success ? ok(again.output) : failed(problemBy(schema, rest, name) ?? `${name} does not fit`)
}

/** The value without fields that are null, may be left out, and cannot be null. */
function leftOut(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return value
  if (Array.isArray(value)) return value.map((one) => leftOut(itemOf(schema, value), one))
  const entries = isObject(value) && entriesOf(schema, value)
  if (!entries) return value
  const kept = Object.entries(value).flatMap(([name, field]) => {
    const entry = Object.hasOwn(entries, name) ? (entries[name] as v.GenericSchema) : undefined
    const isLeftOut = field === null && entry?.type === 'exact_optional' && !v.is(entry, null)
    return isLeftOut ? [] : [[name, leftOut(entry, field)] as const]
  })
  return Object.fromEntries(kept)
}
