import * as v from 'valibot'
import { isObject } from '../is-object.ts'

/** What schemas hold that reach further down: only some of these are there, by the schema's type. */
interface Outer {
  readonly type: string
  readonly pipe?: readonly [v.GenericSchema]
  readonly wrapped?: v.GenericSchema
  readonly getter?: (input: unknown) => v.GenericSchema
  readonly options?: readonly v.GenericSchema[]
  readonly key?: string
  readonly entries?: v.ObjectEntries
  readonly item?: v.GenericSchema
}

/** The fields by which a schema reads this object, and the schema of what is in a list; undefined where there is none. */
export function entriesOf(schema: v.GenericSchema, value: unknown): v.ObjectEntries | undefined {
  return partFor(schema, value)?.entries
}

export function itemOf(schema: v.GenericSchema, value: unknown): v.GenericSchema | undefined {
  return partFor(schema, value)?.item
}

/** The schema within that reads objects or lists; of several the one that this value names. */
function partFor(schema: v.GenericSchema, value: unknown): Outer | undefined {
  const outer = schema as unknown as Outer
  const { type, pipe, wrapped, getter, options, key } = outer
  if (pipe && pipe[0] !== schema) return partFor(pipe[0], value)
  if (wrapped) return partFor(wrapped, value)
  if (type === 'lazy' && getter) return partFor(getter(value), value)
  if (type !== 'variant' && type !== 'union') return outer
  for (const option of options ?? []) {
    const part = partFor(option, value)
    if (!part) continue
    const naming = key === undefined ? undefined : part.entries?.[key]
    if (naming ? v.is(naming as v.GenericSchema, fieldOf(value, key)) : isOfKind(part, value)) return part
  }
  return undefined
}

function fieldOf(value: unknown, key = ''): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function isOfKind({ entries, item }: Outer, value: unknown): boolean {
  return Array.isArray(value) ? item !== undefined : isObject(value) && entries !== undefined
}
