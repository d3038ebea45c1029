import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyJson } from '../testing/arbitraries.ts'
import { canonical } from './canonical.ts'
import { parseJson } from './parse-json.ts'

const PROVE = Number(process.env.PROVE ?? 1)

/** RFC 8785 as its text says it, without a thought of speed. */
function reference(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(reference).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, field]) => ({ key, field, units: unitsOf(key) }))
  entries.sort((a, b) => (a.units < b.units ? -1 : 1))
  return `{${entries.map(({ key, field }) => `${JSON.stringify(key)}:${reference(field)}`).join(',')}}`
}

const unitsOf = (key: string): string =>
  Array.from({ length: key.length }, (_, i) => key.charCodeAt(i).toString(16).padStart(4, '0')).join('')

describe('canonical', () => {
  const cases: [name: string, value: unknown, text: string][] = [
    ['nothing inside', [{}, [], ''], '[{},[],""]'],
    [
      'keys are sorted at every level',
      { b: { d: 1, c: 2 }, a: [{ z: 1, y: 2 }] },
      '{"a":[{"y":2,"z":1}],"b":{"c":2,"d":1}}',
    ],
    ['numbers as keys are text', { 9: 1, 10: 2, a: 3, '': 4 }, '{"":4,"10":2,"9":1,"a":3}'],
    [
      'integers',
      [0, -0, -1, 9007199254740991, 1763456789012345],
      '[0,0,-1,9007199254740991,1763456789012345]',
    ],
    ['constants', [null, true, false], '[null,true,false]'],
    // RFC 8785, 3.2.2.2
    ['strings', '\u20ac$\u000f\nA\'B"\\\\"/', '"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"'],
    [
      'control characters',
      '\u0001\b\t\n\f\r\u001f\u007f\u0080\u2028',
      '"\\u0001\\b\\t\\n\\f\\r\\u001f\u007f\u0080\u2028"',
    ],
    // RFC 8785, 3.2.3: sorted by UTF-16 code units, so the smiley stands before U+FB33
    [
      'order of keys',
      { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    ],
    ['__proto__ as an own key', JSON.parse('{"a":1,"__proto__":2}'), '{"__proto__":2,"a":1}'],
  ]
  it.each(cases)('%s', (_, value, text) => {
    expect(canonical(value)).toBe(text)
  })

  const faults: [name: string, value: unknown][] = [
    ['a fraction', { a: 0.5 }],
    ['a number beyond 2^53', 2 ** 53],
    ['NaN', [Number.NaN]],
    ['infinity', -Infinity],
    ['undefined', { a: undefined }],
    ['a hole', new Array(1)],
    ['a bigint', 1n],
    ['NUL', 'a\0'],
    ['half a surrogate pair', 'a\ud83d'],
    ['half a surrogate pair as a key', { '\ude00': 1 }],
  ]
  it.each(faults)('throws on %s', (_, value) => {
    expect(() => canonical(value)).toThrow(TypeError)
  })

  it('does what the reference does, and is read back', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const text = canonical(value)
        expect(text).toBe(reference(value))
        const parsed = parseJson(text)
        expect(parsed.ok && canonical(parsed.value)).toBe(text)
      }),
      { numRuns: 500 * PROVE },
    )
  })
})
