import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { getaway } from '../support/programs/cli.ts'
import { tempFolder } from '../support/temp-folder.ts'

const folder = tempFolder()
const MB = 1024 * 1024
const first = playRandomMatch({ seed: 1 }).lines[0] as string

function* repeated(chunk: string, bytes: number): Generator<Buffer> {
  const buffer = Buffer.from(chunk.repeat(Math.ceil(MB / chunk.length)))
  for (let sent = 0; sent < bytes; sent += buffer.length) yield buffer
}

const feed = (input: Iterable<Buffer>) => getaway(['audit', '--json', '-'], { input, heapMb: 160 })

const nested = (depth: number) => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`

const cases: readonly { name: string; chunks: () => Iterable<Buffer>; error: RegExp }[] = [
  {
    name: '200 MB of rubbish',
    chunks: () => repeated('rubbish \u0000 and more\n', 200 * MB),
    error: /^line 1: /,
  },
  { name: '200 MB of binary', chunks: () => repeated('\u00ff\u0001\u0080x', 200 * MB), error: /^line 1: / },
  {
    name: 'one endless line',
    chunks: function* () {
      yield Buffer.from(`${first}\n{"at":1,"data":{"x":"`)
      yield* repeated('x', 300 * MB)
    },
    error: /^line 2: .*bytes/,
  },
  {
    name: 'a million empty lines',
    chunks: function* () {
      yield Buffer.from(`${first}\n`)
      yield* repeated('\n', 2 * MB)
    },
    error: /^line 2: .*empty/,
  },
  {
    name: 'more events than a match can have',
    chunks: function* () {
      yield Buffer.from(`${first}\n`)
      const people = `{"seq":2,"type":"seat.ready","at":1763456789000001,"by":0,"data":{},"hash":"${'0'.repeat(64)}"}\n`
      yield* repeated(people, 40 * MB)
    },
    error: /^line 100001: .*100000|^line 100001: .*100,000/,
  },
  {
    name: 'deep nesting',
    chunks: () => [Buffer.from(`${first}\n{"seq":2,"data":${nested(20_000)}}\n`)],
    error: /^line 2: .*32/,
  },
  {
    name: 'huge numbers',
    chunks: () => [Buffer.from(`${first}\n{"seq":${'9'.repeat(100_000)}}\n`)],
    error: /^line 2: .*integer/,
  },
  {
    name: 'duplicate keys',
    chunks: () => [Buffer.from(`${first}\n{"seq":2,"at":1,"seq":2}\n`)],
    error: /^line 2: .*"?seq"?/,
  },
  {
    name: '__proto__ as a key twice',
    chunks: () => [Buffer.from(`${first}\n{"__proto__":1,"__proto__":{}}\n`)],
    error: /^line 2: .*__proto__/,
  },
  {
    name: 'invalid UTF-8',
    chunks: () => [Buffer.from(`${first}\n`), Buffer.from([0x7b, 0xc3, 0x28, 0x7d, 0x0a])],
    error: /^line 2: .*UTF-8/,
  },
  {
    name: 'an unknown event',
    chunks: () => [Buffer.from(`${first}\n`), Buffer.from(unknownEvent())],
    error: /^line 2: .*tile\.eaten/,
  },
  { name: 'nothing at all', chunks: () => [], error: /^line 1: .*empty/ },
]

function unknownEvent(): string {
  return `{"seq":2,"type":"tile.eaten","at":1,"by":0,"data":{},"hash":"${'0'.repeat(64)}"}\n`
}

describe('hostile logs: a clear error with the line, bounded memory and time', () => {
  test.each(cases)('$name', async ({ chunks, error }) => {
    const { code, out, err } = await feed(chunks())
    expect({ code, err }).toEqual({ code: 2, err: '' })
    const told = JSON.parse(out) as { error: string }
    expect(told.error).toMatch(error)
    expect(told.error.length).toBeLessThan(300)
  })

  test('a small gzip that unfolds to gigabytes stops at the limit', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from(`${first}\n{"x":"`), Buffer.alloc(300 * MB, 'x')]), {
      level: 9,
    })
    expect(bomb.length).toBeLessThan(MB)
    writeFileSync(join(folder, 'bomb.jsonl.gz'), bomb)
    const { code, out } = await feed([bomb])
    expect(code).toBe(2)
    expect(JSON.parse(out).error).toMatch(/^line 2: .*bytes/)
  })

  test('damaged gzip says so', async () => {
    const packed = gzipSync(Buffer.from(`${first}\n`))
    packed[packed.length - 6] = (packed[packed.length - 6] ?? 0) ^ 0xff
    const { code, out } = await feed([packed])
    expect(code).toBe(2)
    expect(JSON.parse(out).error).toMatch(/gzip data is damaged/)
  })
})
