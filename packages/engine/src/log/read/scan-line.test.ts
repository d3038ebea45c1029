import { utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LogEvent } from '../event.ts'
import { Cursor } from '../json/cursor.ts'
import { LogError } from '../log-error.ts'
import { draft } from '../testing/arbitraries.ts'
import {
  fastSample,
  sampleCreated,
  sampleFile,
  sampleLines,
  scanSample,
  slowSample,
  tilePlaced,
} from '../testing/sample-log.ts'
import { createLogReader } from './read-log.ts'
import { scanLine } from './scan-line.ts'
import type { OpenVocabulary } from './vocabulary.ts'

const PROVE = Number(process.env.PROVE ?? 1)
const [first = '', tileLine = ''] = sampleLines([sampleCreated, tilePlaced()])

function scan(line: string): LogEvent | undefined {
  const cursor = new Cursor(utf8ToBytes(line), line)
  const event = scanLine(cursor, scanSample)
  return event !== undefined && cursor.at === line.length ? event : undefined
}

/** What a reader makes of the lines, in a form that can be compared. */
function read(lines: readonly string[], open: OpenVocabulary): unknown {
  try {
    return createLogReader(open)
      .push(sampleFile(lines))
      .map((record) => ({ line: record.line, event: record.event, body: record.body() }))
  } catch (error) {
    if (error instanceof LogError) return error.message
    throw error
  }
}

describe('scanLine', () => {
  it('takes what the scribe writes', () => {
    expect(scan(tileLine)).toEqual(JSON.parse(tileLine))
    const claimless = tileLine.replace(/"claimed":\d+/, '"claimed":null').replace(/"rtt":\d+/, '"rtt":null')
    expect(scan(claimless)).toEqual(JSON.parse(claimless))
    const salted = tileLine.replace(',"seq"', `,"salt":"${'0'.repeat(32)}","seq"`)
    expect(scan(salted)).toEqual(JSON.parse(salted))
    const said = tileLine.replace('"by":0', '"by":"organiser"').replace(/,"timing":\{.*?\}/, '')
    expect(scan(said)).toEqual(JSON.parse(said))
  })

  const deviations: [name: string, from: string | RegExp, to: string][] = [
    ['a space', '"by":0', '"by": 0'],
    ['another order', '"at":1763456789012345,"by":0', '"by":0,"at":1763456789012345'],
    ['a field more', '"by":0', '"by":0,"c":1'],
    ['a short salt', ',"seq"', `,"salt":"${'0'.repeat(31)}","seq"`],
    ['a salt in capitals', ',"seq"', `,"salt":"${'A'.repeat(32)}","seq"`],
    ['a seat beyond 9', '"by":0', '"by":10'],
    ['an unknown voice', '"by":0', '"by":"serves"'],
    ['seq 0', /"seq":\d+/, '"seq":0'],
    ['a negative rtt', /"rtt":\d+/, '"rtt":-1'],
    ['a negative seen', /"seen":\d+/, '"seen":-1'],
    ['a negative at', '{"at":', '{"at":-'],
    ['another type', 'tile.placed', 'tile.played'],
    ['an escape', 'r14', 'r\\u0031'],
    ['a capital in the hash', /"hash":"./, '"hash":"A'],
    ['a short hash', /"hash":"./, '"hash":"'],
    ['more behind it', /$/, ' '],
  ]
  it.each(deviations)('leaves %s to the strict parser', (_, from, to) => {
    expect(scan(tileLine.replace(from, to))).toBeUndefined()
  })
})

describe('the fast path and the slow path agree', () => {
  it('on any log', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 8 }), fc.nat(), (drafts, salted) => {
        const lines = sampleLines([sampleCreated, ...drafts], (some) => drafts.indexOf(some) === salted % 10)
        const fast = read(lines, fastSample)
        expect(fast).toEqual(read(lines, slowSample))
        expect(fast).toHaveLength(lines.length)
      }),
      { numRuns: 100 * PROVE },
    )
  })

  it('on a line with one character changed, dropped, doubled or added', () => {
    const [, markerLine = ''] = sampleLines([
      sampleCreated,
      { ...tilePlaced(), type: 'marker.placed', data: { path: 0, position: 3, symbol: 'star' } },
    ])
    const hostile = [
      ...'0123456789-+.eE"\\{}[],: aAgz_\t\r\u0000\u001f\u007fé😀\u2028',
      '\\u0031',
      'null',
      '00',
      '\n',
    ]
    const place = fc.record({
      line: fc.constantFrom(tileLine, markerLine),
      at: fc.nat(400),
      cut: fc.nat(1),
      put: fc.oneof(fc.constantFrom('', ...hostile), fc.string({ unit: 'binary', maxLength: 1 })),
    })
    fc.assert(
      fc.property(place, ({ line, at, cut, put }) => {
        const from = at % line.length
        const lines = [first, line.slice(0, from) + put + line.slice(from + cut)]
        expect(read(lines, fastSample)).toEqual(read(lines, slowSample))
      }),
      { numRuns: 3000 * PROVE },
    )
  })

  it('on a digit in every place', () => {
    for (let at = 0; at < tileLine.length; at++) {
      for (const put of ['0', '-', '9']) {
        const lines = [first, tileLine.slice(0, at) + put + tileLine.slice(at + 1)]
        expect(read(lines, fastSample)).toEqual(read(lines, slowSample))
      }
    }
  })
})
