import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** Types made from schemas are readonly all the way down: nobody edits what was recorded. */
export type Readonlyish<T> = T extends readonly (infer _)[]
  ? { readonly [K in keyof T]: Readonlyish<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: Readonlyish<T[K]> }
    : T

export type Shape<S extends TSchema> = Readonlyish<Static<S>>

/** A check that is compiled at its first use and says in words what is wrong and what would be right. */
export function createCheck(schema: TSchema): (value: unknown, name: string) => string | undefined {
  let compiled: ReturnType<typeof Compile> | undefined
  return (value, name) => {
    compiled ??= Compile(schema)
    if (compiled.Check(value)) return undefined
    const errors = compiled.Errors(value)
    const first = errors[0]
    if (!first) return `${name} is not as it should be`
    const place = name + first.instancePath.replaceAll('/', '.')
    const same = errors.filter((error) => error.instancePath === first.instancePath)
    return `${place} ${[...new Set(same.map(sentence))].filter((text) => text !== '').join(' or ')}`
  }
}

type Problem = { keyword: string; message: string; params: object }

function sentence({ keyword, message, params }: Problem): string {
  const known = params as Readonly<Record<string, unknown>>
  switch (keyword) {
    case 'anyOf':
      return ''
    case 'type':
      return `must be ${/^[aeiou]/.test(String(known.type)) ? 'an' : 'a'} ${String(known.type)}`.replace(
        'a null',
        'null',
      )
    case 'enum':
      return `must be one of ${(known.allowedValues as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`
    case 'const':
      return `must be ${JSON.stringify(known.allowedValue)}`
    case 'required':
      return `lacks ${(known.requiredProperties as string[]).join(', ')}`
    default:
      return message
  }
}
