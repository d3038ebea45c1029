import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../result.ts'
import { compareReceipts, parseReceipts } from './receipts.ts'

const PROVE = Number(process.env.PROVE ?? 1)
const a = 'a'.repeat(64)
const b = 'b'.repeat(64)

describe('parseReceipts', () => {
  it('reads both forms, whatever an editor did to the line ends', () => {
    const text = `\ufeff{"seq":1,"hash":"${a}"}\r\n\r\n17 ${b}\n  18\t${a}  \n{"hash":"${b}","seq":19,"more":[]}`
    const seqs = [1, 17, 18, 19]
    expect(parseReceipts(text)).toEqual(ok(seqs.map((seq, i) => ({ seq, hash: i % 2 === 0 ? a : b }))))
    expect(parseReceipts('')).toEqual(ok([]))
  })

  const wrong: [line: string, problem: RegExp][] = [
    ['x', /^a receipt must be .* or 17 <hash>, not "x"$/],
    ['17', /^a receipt must be/],
    [`0 ${a}`, /^a receipt must be/],
    [`17 ${a.toUpperCase()}`, /^hash must be 64 lower-case hex digits/],
    [`9999999999999999 ${a}`, /^seq must be an integer from 1/],
    [`{"seq":1,"hash":"${a}"`, /^column 83: the line ends where/],
    [`{"seq":1,"seq":2,"hash":"${a}"}`, /^column 10: the key "seq" is there twice/],
    [`{"seq":"1","hash":"${a}"}`, /^seq must be an integer from 1, not "1"/],
    ['{"seq":1}', /^hash must be 64 lower-case hex digits, not missing/],
  ]
  for (const [line, problem] of wrong) {
    it(`refuses ${line.slice(0, 40)}`, () => {
      expect(parseReceipts(`1 ${a}\n${line}\n`)).toEqual(
        failed({ line: 2, problem: expect.stringMatching(problem) }),
      )
    })
  }

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseReceipts(text)).toBeDefined()
      }),
      { numRuns: 200 * PROVE },
    )
  })
})

describe('compareReceipts', () => {
  it('finds what the log does not honour', () => {
    const events = [
      { seq: 1, hash: a },
      { seq: 2, hash: b },
    ]
    expect(compareReceipts(events, events)).toEqual([])
    expect(
      compareReceipts(
        [
          { seq: 2, hash: a },
          { seq: 3, hash: a },
        ],
        events,
      ),
    ).toEqual([
      { seq: 2, hash: a, logged: b },
      { seq: 3, hash: a, logged: undefined },
    ])
  })
})
