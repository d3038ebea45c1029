/**
 * RFC 8785 of a value that a log may carry: integers only, no NUL, no half surrogate pairs.
 * Anything else is a fault of the caller, and thrown: it must not come into a chain.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return canonicalString(value)
    case 'number':
      if (!Number.isSafeInteger(value)) throw new TypeError(`a log carries integers only, not ${value}`)
      return `${value}`
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value as Fields)
    default:
      throw new TypeError(`a log cannot carry a value of type ${typeof value}`)
  }
}

const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/
const FORBIDDEN = /[\0\p{Cs}]/u

function canonicalString(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`
  if (FORBIDDEN.test(text)) throw new TypeError('a log carries no NUL and no half of a surrogate pair')
  return JSON.stringify(text)
}

function canonicalArray(array: readonly unknown[]): string {
  let text = '['
  for (let i = 0; i < array.length; i++) text += i === 0 ? canonical(array[i]) : `,${canonical(array[i])}`
  return `${text}]`
}

type Fields = Readonly<Record<string, unknown>>

/** The default order of `sort` is the one that RFC 8785 asks for: by UTF-16 code units. */
function canonicalObject(fields: Fields): string {
  const keys = Object.keys(fields)
  if (!isSorted(keys)) keys.sort()
  let text = '{'
  for (const key of keys) {
    text += `${text.length === 1 ? '' : ','}${canonicalString(key)}:${canonical(fields[key])}`
  }
  return `${text}}`
}

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return false
  return true
}
