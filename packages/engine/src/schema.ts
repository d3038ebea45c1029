import * as v from 'valibot'

/** Types made from schemas are readonly all the way down: nobody edits what was recorded. */
export type Readonlyish<T> = T extends readonly (infer _)[]
  ? { readonly [K in keyof T]: Readonlyish<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: Readonlyish<T[K]> }
    : T

export type Shape<S extends v.GenericSchema> = Readonlyish<v.InferOutput<S>>

/** Says in words what is wrong with a value and what would be right; undefined if nothing is. */
export function problemBy(schema: v.GenericSchema, value: unknown, name: string): string | undefined {
  const { issues } = v.safeParse(schema, value, { abortEarly: true })
  return issues && sentence(issues[0], name)
}

function sentence(issue: v.BaseIssue<unknown>, name: string): string {
  const place = [name, ...(issue.path ?? []).map(({ key }) => String(key))].join('.')
  if (issue.received === 'undefined') return `${place} is missing`
  if (!issue.expected) return `${place}: ${issue.message}`
  return `${place} must be ${readable(issue.expected)}, not ${readable(issue.received)}`
}

function readable(expected: string): string {
  return expected.length > 80 ? `${expected.slice(0, 79)}…` : expected
}

export function integer(least: number, most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
}

export function text(shortest: number, longest: number) {
  return v.pipe(
    v.string(),
    v.minLength(shortest),
    v.maxLength(longest),
    v.check((value) => isCarried(value), 'must have no NUL and no half of a surrogate pair'),
  )
}

export function list<S extends v.GenericSchema>(item: S, fewest: number, most: number) {
  return v.pipe(v.array(item), v.minLength(fewest), v.maxLength(most))
}

/** What a log can carry; `isWellFormed` is younger than our language level. */
function isCarried(value: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(value)
}
