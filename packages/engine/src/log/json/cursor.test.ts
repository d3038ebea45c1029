import { utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Cursor, literal } from './cursor.ts'

const PROVE = Number(process.env.PROVE ?? 1)
const over = (text: string): Cursor => new Cursor(utf8ToBytes(text), text)

describe('literal', () => {
  it('steps over what is there, and nothing else', () => {
    const ascii = fc.string({ minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(ascii, ascii, fc.nat(19), (expected, rest, place) => {
        const prepared = literal(expected)
        const cursor = over(`x${expected}${rest}`)
        cursor.at = 1
        expect(cursor.literal(prepared)).toBe(true)
        expect(cursor.at).toBe(1 + expected.length)
        const wrong =
          expected.slice(0, place % expected.length) +
          '\u007f' +
          expected.slice((place % expected.length) + 1)
        expect(over(wrong + rest).literal(prepared)).toBe(false)
        expect(over(expected.slice(0, -1)).literal(prepared)).toBe(false)
      }),
      { numRuns: 200 * PROVE },
    )
  })
})

describe('integer', () => {
  const wrong = ['', '-', '-0', '00', '01', '-01', '0000000000', '01234567890', 'x', '+1', '9007199254740992']
  const tooLong = ['-9007199254740992', '99999999999999999', '123456789123456789', '0000000001234567890']
  it.each([...wrong, ...tooLong])('fails on "%s"', (text) => {
    const cursor = over(`${text},`)
    cursor.integer()
    expect(cursor.failed).toBe(true)
  })

  it.each([
    '1.0',
    '1e3',
    '1234567890123456789012',
    '1 ',
    '12:4',
    '1/345678',
    '17634567@901',
    '1763456789012345a',
  ])('reads no further than the digits of "%s"', (text) => {
    const cursor = over(text)
    cursor.integer()
    expect(cursor.failed || cursor.at < text.length).toBe(true)
  })

  it('reads all the rest, with and without an end', () => {
    const integers = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.integer({ min: -11, max: 11 }))
    fc.assert(
      fc.property(integers, fc.constantFrom('', ',', '}'), (value, end) => {
        const cursor = over(`${value}${end}`)
        expect(cursor.integer()).toBe(value + 0)
        expect([cursor.failed, cursor.at]).toEqual([false, `${value}`.length])
      }),
      { numRuns: 500 * PROVE },
    )
  })

  it('or null', () => {
    expect(over('null').integerOrNull()).toBeNull()
    expect(over('-7').integerOrNull()).toBe(-7)
    const cursor = over('nul')
    cursor.integerOrNull()
    expect(cursor.failed).toBe(true)
  })
})

describe('word and hex', () => {
  it('tells words of the same hash apart, however often they come', () => {
    for (const word of ['Aa', 'BB', 'BB', 'Aa', 'B', 'Aa']) expect(over(word).word()).toBe(word)
  })
  it.each(['r14', 'A-z_0.9', ''])('word "%s"', (word) => {
    expect(over(`${word}"`).word()).toBe(word)
    expect(over(word).word()).toBe(word)
  })

  it.each(['a"b', 'a\\n', 'a b', 'a\u0000', 'a\u007f', 'a/'])(
    'a word ends before a foreign character: %j',
    (text) => {
      expect(over(text).word()).toBe('a')
    },
  )

  it('hex is lower case and complete', () => {
    const results = ['0123456789abcdef', '0123456789abcdeF', '0123456789abcde', '0123456789abcdeg'].map(
      (text) => {
        const cursor = over(text)
        return [cursor.hex(16), cursor.failed]
      },
    )
    expect(results.map(([, failed]) => failed)).toEqual([false, true, true, true])
    expect(results[0]?.[0]).toBe('0123456789abcdef')
  })

  it('hex takes no other character, wherever it stands', () => {
    const taken = Array.from({ length: 8 * 128 }, (_, nth) => {
      const [place, character] = [nth >> 7, String.fromCharCode(nth & 127)]
      const cursor = over(`${'0'.repeat(place)}${character}${'f'.repeat(7 - place)}`)
      cursor.hex(8)
      return cursor.failed ? '' : character
    })
    expect(taken.join('')).toBe('0123456789abcdef'.repeat(8))
  })
})
