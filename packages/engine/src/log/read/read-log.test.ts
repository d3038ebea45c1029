import { utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failed } from '../../result.ts'
import { MAX_EVENTS, MAX_LINE_BYTES, MAX_TEXT_BYTES } from '../limits.ts'
import { LogError } from '../log-error.ts'
import { draft } from '../testing/arbitraries.ts'
import { fastSample, sampleCreated, sampleFile, sampleLines, tilePlaced } from '../testing/sample-log.ts'
import type { LogRecord } from './log-record.ts'
import { createLogReader } from './read-log.ts'

const PROVE = Number(process.env.PROVE ?? 1)
const [first = '', second = '', third = ''] = sampleLines([
  sampleCreated,
  tilePlaced(),
  tilePlaced({ tile: 'é😀', x: 7 }),
])

interface Read {
  readonly records: LogRecord[]
  readonly cut?: { readonly line: number }
}

function readAll(chunks: Iterable<Uint8Array>): Read {
  const reader = createLogReader(fastSample)
  const records: LogRecord[] = []
  for (const chunk of chunks) records.push(...reader.push(chunk))
  const end = reader.end()
  return { ...end, records: [...records, ...end.records] }
}

const read = (text: string): Read => readAll([utf8ToBytes(text)])
const plain = ({ records, cut }: Read): unknown => ({
  cut,
  records: records.map((record) => ({ line: record.line, event: record.event, body: record.body() })),
})

function problem(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof LogError) return error.message
    throw error
  }
  return 'no error'
}

describe('a good log', () => {
  it('gives its events with their lines and bodies', () => {
    const { records, cut } = read(`${first}\n${second}\n${third}\n`)
    expect(cut).toBeUndefined()
    expect(records.map((record) => record.line)).toEqual([1, 2, 3])
    expect(records.map((record) => record.event)).toEqual(
      [first, second, third].map((line) => JSON.parse(line)),
    )
    expect(records.map((record) => record.body())).toEqual(
      [first, second, third].map((line) => line.replace(/,"hash":"\w{64}"}$/, '}')),
    )
  })

  it('may be written by anybody: any order of keys, spaces, escapes, unknown fields', () => {
    const foreign =
      `{ "hash":"${'a'.repeat(64)}", "seq":99, "note":{"b":1,"a":[]}, "type":"tile\\u002eplaced", "by":9, "at":0,
      "data":{"y":0,"x":0,"tile":"","rot":0,"path":0,"why":"\\u00e9"} }`.replace('\n', '')
    const [, record] = read(`${first}\n${foreign}\n`).records
    expect(record?.event).toMatchObject({ seq: 99, note: { b: 1, a: [] }, type: 'tile.placed' })
    expect(record?.body()).toBe(
      '{"at":0,"by":9,"data":{"path":0,"rot":0,"tile":"","why":"é","x":0,"y":0},"note":{"a":[],"b":1},"seq":99,"type":"tile.placed"}',
    )
  })

  it('may end without line end', () => {
    expect(plain(read(`${first}\n${second}`))).toEqual(plain(read(`${first}\n${second}\n`)))
    expect(read(first).records).toHaveLength(1)
  })

  it('is the same in whatever chunks it comes', () => {
    const drafts = fc.array(draft, { maxLength: 6 })
    const ends = fc.constantFrom('\n', '', '\n{"at":1,"by')
    fc.assert(
      fc.property(drafts, ends, fc.infiniteStream(fc.integer({ min: 0, max: 200 })), (some, end, sizes) => {
        const bytes = utf8ToBytes(sampleLines([sampleCreated, ...some]).join('\n') + end)
        const chunks: Uint8Array[] = []
        for (let from = 0; from < bytes.length; ) {
          const size = sizes.next().value ?? 1
          chunks.push(bytes.subarray(from, from + size))
          from += size
        }
        expect(plain(readAll(chunks))).toEqual(plain(readAll([bytes])))
        expect(
          plain(readAll(bytes.length < 1500 ? Array.from(bytes, (byte) => Uint8Array.of(byte)) : chunks)),
        ).toEqual(plain(readAll([bytes])))
      }),
      { numRuns: 60 * PROVE },
    )
  })

  it('may be longer than a block, and its chunks may be used again', () => {
    const lines = sampleLines([
      sampleCreated,
      ...Array.from({ length: 2000 }, (_, x) => tilePlaced({ x, tile: x % 400 ? 'r1' : 'é' })),
    ])
    const bytes = sampleFile(lines)
    const chunk = new Uint8Array(100_003)
    const reader = createLogReader(fastSample)
    const records: LogRecord[] = []
    for (let from = 0; from < bytes.length; from += chunk.length) {
      const piece = bytes.subarray(from, from + chunk.length)
      chunk.set(piece)
      records.push(...reader.push(chunk.subarray(0, piece.length)))
      chunk.fill(0)
    }
    expect(reader.end()).toEqual({ records: [] })
    expect(records.map(({ event }) => event)).toEqual(lines.map((line) => JSON.parse(line)))
  })
})

describe('a cut', () => {
  it('anywhere after the first line gives the whole lines before it', () => {
    const bytes = sampleFile([first, second, third])
    const ends = [...bytes.keys()].filter((at) => bytes[at] === 0x0a)
    for (let size = (ends[0] ?? 0) + 1; size <= bytes.length; size++) {
      const whole = ends.filter((end) => end <= size).length
      const inside = !ends.includes(size) && !ends.includes(size - 1)
      const { records, cut } = readAll([bytes.subarray(0, size)])
      expect([records.length, cut]).toEqual([whole, inside ? { line: whole + 1 } : undefined])
    }
  })

  it('in the first line is an error', () => {
    for (const size of [1, 20, first.length - 1])
      expect(problem(() => read(first.slice(0, size)))).toMatch(/^line 1: /)
  })

  it('may be no UTF-8, or no JSON at all', () => {
    expect(read(`${first}\nrubbish`).cut).toEqual({ line: 2 })
    expect(readAll([sampleFile([first]), Uint8Array.of(0x7b, 0xc3)]).cut).toEqual({ line: 2 })
  })

  it('is not what is whole and breaks the rules', () => {
    expect(problem(() => read(`${first}\n{"a":1,"a":1}`))).toMatch(
      /^line 2: column 8: the key "a" is there twice/,
    )
    expect(problem(() => read(`${first}\n${second}\r`))).toMatch(/^line 2: ends with/)
    expect(problem(() => read(`${first}\n7`))).toMatch(/^line 2: an event must be an object, not 7$/)
  })
})

describe('the text', () => {
  const cases: [name: string, text: string, message: RegExp][] = [
    ['empty', '', /^line 1: the log is empty; it must begin with game.created$/],
    ['a byte order mark', `\ufeff${first}\n`, /^line 1: begins with a byte order mark; a log must have none/],
    ['a byte order mark, one line', `\ufeff${first}`, /^line 1: begins with a byte order mark/],
    ['\\r\\n', `${first}\r\n`, /^line 1: ends with \\r\\n; lines must end with \\n alone/],
    ['an empty line', `${first}\n\n${second}\n`, /^line 2: empty; every line must hold an event/],
    ['an empty line at the end', `${first}\n\n`, /^line 2: empty/],
    ['an empty first line', `\n${first}\n`, /^line 1: empty/],
    ['only a space', ' ', /^line 1: column 2: /],
    ['rubbish', `${first}\n${second}\n<html>\n`, /^line 3: column 1: expected a value, not "<html>"/],
    ['NUL', `${first}\n\0\0\0\n`, /^line 2: column 1: expected a value, not "\\u\{0\}/],
    ['a terminal escape', `${first}\n\u001b[2J\n`, /^line 2: column 1: .*"\\u\{1b\}\[2J"/],
    ['another array', '[]\n', /^line 1: an event must be an object, not an array/],
    ['depth', `${first}\n${'[{"a":'.repeat(10_000)}\n`, /^line 2: column \d+: nested too deep/],
    ['a huge number', `${first}\n{"a":${'9'.repeat(9999)}}\n`, /^line 2: column 6: 9{40}… is no integer/],
  ]
  it.each(cases)('%s', (_, text, message) => {
    expect(problem(() => read(text))).toMatch(message)
  })

  it('that is no UTF-8 is an error of its line, after those of the lines before', () => {
    const bad = (...lines: (string | number[])[]): string =>
      problem(() =>
        readAll([
          Uint8Array.from(
            lines.flatMap((line) => [...(typeof line === 'string' ? utf8ToBytes(line) : line), 0x0a]),
          ),
        ]),
      )
    expect(bad(first, second, [0x22, 0xff, 0x22], third)).toMatch(/^line 3: no valid UTF-8/)
    expect(bad(first, second, [0xed, 0xa0, 0x80])).toMatch(/^line 3: no valid UTF-8/)
    expect(bad([0xff, 0xfe, 0x7b])).toMatch(/^line 1: no valid UTF-8/)
    expect(bad(first, '', [0xff])).toMatch(/^line 2: empty/)
    expect(bad(first, third, [0xc0, 0x80])).toMatch(/^line 3: no valid UTF-8/)
  })

  it('is refused again after an error', () => {
    const reader = createLogReader(fastSample)
    reader.push(sampleFile([first]))
    const message = problem(() => reader.push(sampleFile(['x'])))
    expect(message).toMatch(/^line 2: /)
    expect(problem(() => reader.push(sampleFile([second])))).toBe(message)
    expect(problem(() => reader.end())).toBe(message)
  })

  it('may be any rubbish without harm', () => {
    const bytes = fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.string({ unit: 'binary' }).map(utf8ToBytes))
    fc.assert(
      fc.property(fc.boolean(), bytes, fc.boolean(), (good, rubbish, ended) => {
        const chunks = [
          good ? sampleFile([first]) : new Uint8Array(),
          rubbish,
          utf8ToBytes(ended ? '\n' : ''),
        ]
        expect(problem(() => readAll(chunks))).toMatch(/^no error$|^line \d+: /)
      }),
      { numRuns: 500 * PROVE },
    )
  })
})

describe('the first event', () => {
  const cases: [name: string, line: string, message: RegExp][] = [
    ['of another type', second, /^line 1: a log must begin with game\.created, not "tile\.placed"$/],
    [
      'of another format',
      first.replace('log/1', 'log/3'),
      /^line 1: data\.format must be "getaway-log\/1" or "getaway-log\/2", not "getaway-log\/3"/,
    ],
    [
      'without format',
      first.replace('"format"', '"farmat"'),
      /^line 1: data\.format must be .*, not missing/,
    ],
  ]
  it.each(cases)('%s', (_, line, message) => {
    expect(problem(() => read(`${line}\n`))).toMatch(message)
  })

  it('of an unknown game, and any event that the game does not know', () => {
    const reader = createLogReader(() => failed('data.game must be "sample"'))
    expect(problem(() => reader.push(sampleFile([first])))).toBe('line 1: data.game must be "sample"')
    expect(problem(() => read(`${first}\n${second.replace('tile.placed', 'tile.eaten')}\n`))).toBe(
      'line 2: unknown event type "tile.eaten"',
    )
  })
})

describe('limits', () => {
  const spaces = (size: number): string => ' '.repeat(size)

  it('a line may be as long as the limit', () => {
    const long = spaces(MAX_LINE_BYTES - second.length) + second
    expect(read(`${first}\n${long}\n`).records).toHaveLength(2)
    expect(read(`${first}\n${long}`).records).toHaveLength(2)
    for (const end of ['', '\n', `\n${second}\n`]) {
      expect(problem(() => read(`${first}\n ${long}${end}`))).toMatch(/^line 2: longer than 262144 bytes/)
    }
    const wide = `"${'é'.repeat(MAX_LINE_BYTES / 2)}"`
    expect(problem(() => read(`${first}\n${wide}\n`))).toMatch(/^line 2: longer than/)
  })

  it('an endless line is refused as soon as it is too long', () => {
    for (const size of [1000, 65_536, 1 << 20]) {
      const chunk = new Uint8Array(size).fill(0x20)
      const reader = createLogReader(fastSample)
      reader.push(sampleFile([first]))
      let taken = 0
      const feed = (): void => {
        for (; taken < 300_000_000; taken += size) reader.push(chunk)
      }
      expect(problem(feed)).toMatch(/^line 2: longer than/)
      expect(taken).toBeLessThanOrEqual(MAX_LINE_BYTES)
    }
  })

  it('a log has an end', () => {
    const line = utf8ToBytes(`${spaces(MAX_LINE_BYTES - second.length)}${second}\n`)
    const reader = createLogReader(fastSample)
    reader.push(sampleFile([first]))
    let taken = first.length + 1
    const feed = (): void => {
      for (; taken < 300_000_000; taken += line.length) reader.push(line)
    }
    expect(problem(feed)).toMatch(/^line 257: here the log passes 67108864 bytes/)
    expect(taken).toBeLessThanOrEqual(MAX_TEXT_BYTES)
  })

  it('a log has a last event, and tiny lines do no harm', () => {
    const chunk = utf8ToBytes(`${second}\n`.repeat(1000))
    const reader = createLogReader(fastSample)
    reader.push(sampleFile([first]))
    const feed = (): void => {
      for (let i = 0; i < 1000; i++) reader.push(chunk)
    }
    expect(problem(feed)).toBe(`line ${MAX_EVENTS + 1}: a log may have at most ${MAX_EVENTS} events`)
    expect(problem(() => read('\n'.repeat(10_000_000)))).toMatch(/^line 1: empty/)
    expect(problem(() => read(`${first}\n${'{}\n'.repeat(1_000_000)}`))).toMatch(/^line 2: seq is missing/)
  })
})
