import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_DEPTH } from '../limits.ts'
import { anyJson } from '../testing/arbitraries.ts'
import { canonical } from './canonical.ts'
import { parseJson } from './parse-json.ts'

const PROVE = Number(process.env.PROVE ?? 1)

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

describe('what is right', () => {
  const right: [text: string, value: unknown][] = [
    [' { "a" : [ 1 , -2 , true , false , null ] } ', { a: [1, -2, true, false, null] }],
    ['\t[]\r\n', []],
    ['{}', {}],
    ['0', 0],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00😀 "', '"\\/\b\f\n\r\té😀😀 '],
    ['"a\\nb"', 'a\nb'],
    ['{"":1,"constructor":2,"toString":3}', { '': 1, constructor: 2, toString: 3 }],
    [nested(MAX_DEPTH), JSON.parse(nested(MAX_DEPTH))],
  ]
  it.each(right)('%j', (text, value) => {
    expect(parseJson(text)).toEqual({ ok: true, value })
  })

  it('keeps __proto__ as a key like any other', () => {
    const parsed = parseJson('{"__proto__":{"polluted":1},"a":{"__proto__":null}}')
    if (!parsed.ok) throw new Error(parsed.error.problem)
    expect(canonical(parsed.value)).toBe('{"__proto__":{"polluted":1},"a":{"__proto__":null}}')
    expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Reflect.get(Object(parsed.value), 'polluted')).toBeUndefined()
  })
})

describe('what is wrong, where, and what would be right', () => {
  const wrong: [text: string, column: number, problem: RegExp][] = [
    ['', 1, /the line ends where a value/],
    ['   ', 4, /the line ends/],
    ['1.0', 1, /1\.0 must be written as 1$/],
    ['[1e3]', 2, /1e3 must be written as 1000$/],
    ['-0', 1, /-0 must be written as 0$/],
    ['-0.0', 1, /must be written as 0$/],
    ['007', 1, /007 must be written as 7$/],
    ['1.5', 1, /1\.5 is no integer/],
    ['1e', 1, /1e is no integer/],
    ['9007199254740992', 1, /no integer within/],
    ['-9007199254740992', 1, /no integer within/],
    ['1e999', 1, /no integer within/],
    ['9'.repeat(100_000), 1, /^9{40}… is no integer/],
    ['+1', 1, /expected a value, not "\+1"/],
    ['.5', 1, /expected a value/],
    ['NaN', 1, /expected a value/],
    ['nul', 1, /expected a value/],
    ['-', 1, /expected a value/],
    ["{'a':1}", 2, /expected a key in quotes/],
    ['{"a":1,}', 8, /expected a key/],
    ['{"a" 1}', 6, /expected ":"/],
    ['{"a":1 "b":2}', 8, /expected "," or "}"/],
    ['[1 2]', 4, /expected "," or "]"/],
    ['[1,]', 4, /expected a value/],
    ['{"a":1}x', 8, /expected the end of the line, not "x"/],
    ['{} {}', 4, /expected the end of the line/],
    ['{"a":1,"a":1}', 8, /the key "a" is there twice/],
    ['{"a":1,"\\u0061":2}', 8, /"a" is there twice/],
    ['{"__proto__":1,"__proto__":2}', 16, /"__proto__" is there twice/],
    ['"a\u0000b"', 3, /NUL/],
    ['"a\\u0000b"', 3, /NUL/],
    ['{"\\u0000":1}', 3, /NUL/],
    ['"a\nb"', 3, /control character/],
    ['["\\ud83d"]', 2, /surrogate/],
    ['["\\ude00\\ud83d"]', 2, /surrogate/],
    ['"\ud83d"', 1, /surrogate/],
    ['{"a\\udfff":1}', 2, /surrogate/],
    ['"\\x41"', 2, /must be followed by one of/],
    ['"\\u12g4"', 2, /four hex digits/],
    ['"\\u12', 2, /four hex digits/],
    ['"abc', 5, /ends inside a string/],
    ['{"a":"', 7, /ends inside a string/],
    [nested(MAX_DEPTH + 1), MAX_DEPTH + 1, /nested too deep/],
    ['{"a":'.repeat(100_000), 5 * MAX_DEPTH + 1, /nested too deep/],
    ['\ufeff{}', 1, /expected a value, not "\\u\{feff\}/],
    ['\u00a0{}', 1, /expected a value/],
  ]
  for (const [text, column, problem] of wrong) {
    it(JSON.stringify(text.slice(0, 30)), () => {
      const parsed = parseJson(text)
      expect(parsed).toEqual({ ok: false, error: { column, problem: expect.stringMatching(problem) } })
      if (!parsed.ok) expect(parsed.error.problem.length).toBeLessThan(200)
    })
  }
})

describe('laws', () => {
  it('reads back what JSON.stringify writes', () => {
    fc.assert(
      fc.property(anyJson, fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        const parsed = parseJson(JSON.stringify(value, null, space))
        expect(parsed.ok && canonical(parsed.value)).toBe(canonical(value))
      }),
      { numRuns: 200 * PROVE },
    )
  })

  it('never accepts more than JSON.parse, and then gives the same', () => {
    const alphabet = [
      ...'{}[]:,"\\0019-.eEtrufalsn ',
      'true',
      'null',
      '\\u00',
      '"a"',
      '"b":',
      '\n',
      '\ud800',
      '1',
    ]
    const rubbish = fc.array(fc.constantFrom(...alphabet), { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(rubbish, fc.string({ unit: 'binary' })), (text) => {
        const parsed = parseJson(text)
        if (parsed.ok) expect(parsed.value).toEqual(JSON.parse(text))
        else expect(parsed.error.column).toBeLessThanOrEqual(text.length + 1)
      }),
      { numRuns: 2000 * PROVE },
    )
  })

  it('is quick with what could be slow: many keys, escapes, digits, spaces', () => {
    const size = 250_000
    const keys = Array.from({ length: 20_000 }, (_, i) => `"${i * 65_536}":1`).join(',')
    const hostile = [
      `{${keys}}`,
      `"${'\\u0041'.repeat(size / 6)}"`,
      `[${'1,'.repeat(size / 2)}1]`,
      `${' '.repeat(size)}1`,
      `${'1'.repeat(size)}.${'1'.repeat(size)}e${'1'.repeat(size)}`,
    ]
    const start = performance.now()
    for (const text of hostile) parseJson(text)
    // A tenth of a second; half a minute for a reader that goes back over what it has read, however quick the machine.
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})
