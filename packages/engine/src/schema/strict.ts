import * as v from 'valibot'

/**
 * The same schema, but that it refuses fields which it does not know: a wish that is half understood is worse
 * than one refused. Loose objects stay loose: what is in them is the game's to check.
 */
export function strict<S extends v.GenericSchema>(schema: S): S {
  return strictly(schema) as unknown as S
}

type Parts = v.GenericSchema & {
  readonly pipe?: readonly [v.GenericSchema, ...v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]]
  readonly entries?: v.ObjectEntries
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
  readonly default?: unknown
  readonly key?: string
  readonly options?: readonly unknown[]
}

function strictly(schema: v.GenericSchema): v.GenericSchema {
  const { type, pipe, entries, item, wrapped, key, options, default: byDefault } = schema as Parts
  if (pipe) {
    const [first, ...rest] = pipe
    return v.pipe(strictly(first), ...(rest as [])) as unknown as v.GenericSchema
  }
  if (type === 'object' && entries) {
    return v.strictObject(
      Object.fromEntries(
        Object.entries(entries).map(([name, one]) => [name, strictly(one as v.GenericSchema)]),
      ),
    )
  }
  if (type === 'array' && item) return v.array(strictly(item))
  if (type === 'nullable' && wrapped) return v.nullable(strictly(wrapped))
  if (type === 'exact_optional' && wrapped) return v.exactOptional(strictly(wrapped), byDefault as undefined)
  if (type === 'variant' && key && options)
    return v.variant(key, options.map((one) => strictly(one as v.GenericSchema)) as never)
  return schema
}
