import * as v from 'valibot'

/**
 * The same schema, except that it refuses fields and items which it does not know: a wish that is half understood is
 * worse than one refused. It reaches through every kind of schema that JSON needs, and throws at a kind that it cannot
 * see into, so that no part of a schema stays open by oversight. What was built loose stays loose.
 */
export function strict<S extends v.GenericSchema>(schema: S): S {
  return strictOf(schema) as unknown as S
}

/** What schemas are made from: only some of these fields are there, by the schema's type. */
interface Parts {
  readonly kind: 'schema'
  readonly type: string
  readonly pipe?: readonly (v.GenericSchema | v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>)[]
  readonly entries?: v.ObjectEntries
  readonly items?: readonly v.GenericSchema[]
  readonly item?: v.GenericSchema
  readonly rest?: v.GenericSchema
  readonly key?: unknown
  readonly value?: v.GenericSchema
  readonly options?: readonly unknown[]
  readonly wrapped?: v.GenericSchema
  readonly default?: unknown
  readonly getter?: (input: unknown) => v.GenericSchema
}

/** Each schema is walked once; a recursive one (`lazy`) comes back to itself. */
const known = new WeakMap<object, v.GenericSchema>()

function strictOf(schema: v.GenericSchema): v.GenericSchema {
  const before = known.get(schema)
  if (before) return before
  const { pipe } = schema as unknown as Parts
  const made = pipe
    ? (v.pipe(
        ...(pipe.map((item) => (isSchema(item) ? strictOf(item) : item)) as [never]),
      ) as unknown as v.GenericSchema)
    : strictPart(schema)
  known.set(schema, made)
  return made
}

function strictPart(schema: v.GenericSchema): v.GenericSchema {
  const parts = schema as unknown as Parts
  const { type, entries = {}, items = [], options = [] } = parts
  const [item, rest, value, wrapped] = [parts.item, parts.rest, parts.value, parts.wrapped].map((part) =>
    isSchema(part) ? strictOf(part) : v.never(),
  ) as [v.GenericSchema, v.GenericSchema, v.GenericSchema, v.GenericSchema]
  const byDefault = parts.default as never
  switch (type) {
    case 'object':
    case 'strict_object':
      return v.strictObject(strictEntries(entries))
    case 'loose_object':
      return v.looseObject(strictEntries(entries))
    case 'object_with_rest':
      return v.objectWithRest(strictEntries(entries), rest)
    case 'tuple':
    case 'strict_tuple':
      return v.strictTuple(items.map(strictOf))
    case 'loose_tuple':
      return v.looseTuple(items.map(strictOf))
    case 'tuple_with_rest':
      return v.tupleWithRest(items.map(strictOf), rest)
    case 'array':
      return v.array(item)
    case 'record':
      return v.record(parts.key as v.GenericSchema<string>, value)
    case 'union':
      return v.union(options.map((option) => strictOf(option as v.GenericSchema)))
    case 'variant':
      return v.variant(
        parts.key as string,
        options.map((option) => strictOf(option as v.GenericSchema)) as never,
      )
    case 'optional':
      return v.optional(wrapped, byDefault)
    case 'exact_optional':
      return v.exactOptional(wrapped, byDefault)
    case 'undefinedable':
      return v.undefinedable(wrapped, byDefault)
    case 'nullable':
      return v.nullable(wrapped, byDefault)
    case 'nullish':
      return v.nullish(wrapped, byDefault)
    case 'lazy':
      return v.lazy((input) => strictOf((parts.getter as NonNullable<Parts['getter']>)(input)))
    default:
      if (isLeaf(parts)) return schema
      throw new Error(`a schema of the kind ${type} can't be made strict`)
  }
}

function strictEntries(entries: v.ObjectEntries): v.ObjectEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, strictOf(entry as v.GenericSchema)]),
  )
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** A leaf holds no other schema: not as a field, nor in a list (the options of an enum are plain values). */
function isLeaf(parts: Parts): boolean {
  if (parts.type === 'instance' || parts.type === 'function') return false
  return !Object.values(parts).some((part) => isSchema(part) || (Array.isArray(part) && part.some(isSchema)))
}
