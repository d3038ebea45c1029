import * as v from 'valibot'
import { isDeepFrozen } from '../deep-freeze.ts'
import { entriesOf, itemOf } from './entries-of.ts'

/** Types made from schemas are readonly all the way down: nobody edits what was recorded. */
export type Readonlyish<T> = T extends readonly (infer _)[]
  ? { readonly [K in keyof T]: Readonlyish<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: Readonlyish<T[K]> }
    : T

export type ReadonlyOutput<S extends v.GenericSchema> = Readonlyish<v.InferOutput<S>>

/** Says in words what is wrong with a value and what would be right; undefined if nothing is. */
export function problemBy(schema: v.GenericSchema, value: unknown, name: string): string | undefined {
  const { issues } = v.safeParse(schema, value, { abortEarly: true })
  return issues && sentence(issues[0], name, schema)
}

function sentence(issue: v.BaseIssue<unknown>, name: string, schema: v.GenericSchema): string {
  const place = [name, ...(issue.path ?? []).map(({ key }) => String(key))].join('.')
  if (issue.received === 'undefined') return `${place} is missing`
  if (issue.kind === 'schema' && issue.expected === 'never')
    return `${place} is not known here${knownBeside(issue, schema)}`
  const { expected, received } = issue
  if (!expected) return `${place}: ${issue.message}`
  // A check that has words of its own says it better than its type.
  if (issue.kind === 'validation' && !issue.message.startsWith('Invalid')) return `${place} ${issue.message}`
  return `${place} must ${demandOf(issue) ?? `be ${readable(expected)}`}, not ${readable(received)}`
}

/** The fields that are known where one is not. */
function knownBeside(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const path: readonly v.IssuePathItem[] = issue.path ?? []
  let at: v.GenericSchema | undefined = schema
  for (const { input, key } of path.slice(0, -1)) {
    if (!at) return ''
    const entries: v.ObjectEntries | undefined = entriesOf(at, input)
    at = entries ? (entries[String(key)] as v.GenericSchema | undefined) : itemOf(at, input)
  }
  const names = Object.keys((at && entriesOf(at, path.at(-1)?.input)) ?? {})
  return names.length === 0
    ? ''
    : `; known ${names.length === 1 ? 'is' : 'are'} ${readable(names.join(', '))}`
}

/** What is asked for, where Valibot writes a sign. */
function demandOf({ type, requirement, input }: v.BaseIssue<unknown>): string | undefined {
  const least = Number(requirement)
  const parts = typeof input === 'string' ? 'character' : 'item'
  const count = `${least} ${least === 1 ? parts : `${parts}s`}`
  switch (type) {
    case 'min_length':
      return `have at least ${count}`
    case 'max_length':
      return `have at most ${count}`
    case 'min_value':
      return `be at least ${least}`
    case 'max_value':
      return `be at most ${least}`
    case 'safe_integer':
    case 'integer':
      return 'be a whole number'
    default:
      return undefined
  }
}

/** Long enough for the list of all commands. */
const LONGEST = 400

function readable(expected: string): string {
  return expected.length > LONGEST ? `${expected.slice(0, LONGEST - 1)}…` : expected
}

export function integer(least: number, most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
}

/** Any number that a log may hold: what it comes to is the rules' to say. */
export const anyInteger = integer(Number.MIN_SAFE_INTEGER)

export function text(shortest: number, longest: number) {
  return v.pipe(
    v.string(),
    v.minLength(shortest),
    v.maxLength(longest),
    v.check((value) => isCarried(value), 'must have no NUL and no half of a surrogate pair'),
  )
}

/** The same schema, which looks at a value that can't change once only. */
export function remembering<S extends v.GenericSchema>(schema: S): S {
  const passed = new WeakMap<object, unknown>()
  return {
    ...schema,
    '~run'(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      const { value } = dataset
      if (!isDeepFrozen(value)) return schema['~run'](dataset, config)
      if (passed.has(value)) return { typed: true, value: passed.get(value) }
      const looked = schema['~run'](dataset, config)
      if (looked.typed && !looked.issues) passed.set(value, looked.value)
      return looked
    },
  }
}

export function list<S extends v.GenericSchema>(item: S, fewest: number, most: number) {
  return v.pipe(v.array(item), v.minLength(fewest), v.maxLength(most))
}

/** What a log can carry; `isWellFormed` is younger than our language level. */
function isCarried(value: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(value)
}
