import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { MAX_TEXT_BYTES } from '@getaway/engine'
import { describe, expect, it } from 'vitest'
import { createMatchStore } from '../match-store.ts'
import { createFileFeed } from './file-feed.ts'
import { LogFileError, type ReadLog, readLogFile } from './read-log-file.ts'

const GOLDEN = new URL('../../../../../tests/golden/', import.meta.url)
const golden = (name: string) => readFileSync(new URL(name, GOLDEN))
const lines = (name: string) => golden(name).toString().split('\n').slice(0, -1)
const fileOf = (content: string | Uint8Array) => new Blob([new Uint8Array(Buffer.from(content))])
const read = (content: string | Uint8Array) => readLogFile(fileOf(content))

async function seqsOf({ lines }: ReadLog): Promise<readonly number[]> {
  const seqs: number[] = []
  for await (const item of createFileFeed(lines).items) if (item.type === 'shown') seqs.push(item.event.seq)
  return seqs
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('a log from a file', () => {
  it.each([
    { name: 'two-players-arrival', game: 'chase' },
    { name: 'trail-lost', game: 'chase' },
    { name: 'void-and-correction', game: 'chase' },
    { name: 'foreign-facts-only', game: 'chase' },
    { name: 'with-additions', game: 'chase' },
    { name: 'fugitive-caught', game: 'fugitive' },
  ])('$name: all of it', async ({ name, game }) => {
    const log = await read(golden(`${name}.getaway.jsonl`))
    const expected = JSON.parse(golden(`${name}.report.json`).toString())
    expect(log.game).toBe(game)
    expect(log.proofs).toMatchObject({
      events: expected.events,
      chain: expected.chain,
      seal: expected.seal,
    })
    expect(log.told.left).toBe(0)
    expect(log.told.faults.reduce((sum, { following }) => sum + 1 + following.length, 0)).toBe(
      expected.findings.length,
    )
    expect(await seqsOf(log)).toEqual(upTo(expected.events))
  })

  it('packed with gzip', async () => {
    const shares: number[] = []
    const packed = fileOf(golden('three-players-fair.getaway.jsonl.gz'))
    const log = await readLogFile(packed, (share) => shares.push(share))
    expect(await seqsOf(log)).toHaveLength(log.proofs.events)
    expect(shares.at(-1)).toBe(1)
  })

  it('cut off within a line: a match in progress up to there', async () => {
    const log = await read(golden('trail-lost.getaway.jsonl').subarray(0, -700))
    expect(log.proofs.cut).toBe(log.proofs.events + 1)
    expect(log.isOver).toBe(false)
    expect(await seqsOf(log)).toEqual(upTo(log.proofs.events))
  })

  it('without the last line end: nothing is missing', async () => {
    const text = lines('trail-lost.getaway.jsonl').slice(0, 9).join('\n')
    const log = await read(text)
    expect(log.proofs.cut).toBeUndefined()
    expect(await seqsOf(log)).toEqual(upTo(9))
  })

  it('tampered with: the audit says where, and it can be looked at all the same', async () => {
    const log = await read(golden('tampered.getaway.jsonl'))
    expect(log.verdict).toMatchObject({ kind: 'altered', at: 7 })
    expect(log.told.faults.map(({ following }) => following.length)).toEqual([3])
    expect(await seqsOf(log)).toHaveLength(log.proofs.events)
  })

  it('is folded to the end', async () => {
    for (const name of ['two-players-arrival', 'with-additions']) {
      const { lines } = await read(golden(`${name}.getaway.jsonl`))
      const store = createMatchStore({ feed: createFileFeed(lines), wall: () => 0 })
      await expect.poll(() => store.status.value, { timeout: 10_000 }).toBe('closed')
      expect(store.known.value?.isOver).toBe(true)
    }
  }, 20_000)
})

const [first = '', second = ''] = lines('trail-lost.getaway.jsonl')
const addition = golden('with-additions.getaway.jsonl')
  .toString()
  .split('\n')
  .slice(0, 3)
  .map((line, index) => (index === 2 ? line.replace(/"type":"[^"]*"/, '"type":"markers.granted"') : line))
  .join('\n')
const packedTrail = gzipSync(golden('trail-lost.getaway.jsonl'))

describe('a file that is no log', () => {
  it.each([
    { name: 'empty', content: '', code: 'no-log', line: 1 },
    { name: 'a letter', content: 'Dear Ada,\nhow are you?\n', code: 'no-log', line: 1 },
    {
      name: 'a picture',
      content: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x0a]),
      code: 'no-log',
      line: 1,
    },
    { name: 'other lines of JSON', content: '{"a":1}\n', code: 'no-log', line: 1 },
    { name: 'another game', content: `${first.replace('"chase"', '"whist"')}\n`, code: 'no-log', line: 1 },
    { name: 'a line that is none', content: `${first}\n${second}\nand so on\n`, code: 'bad-line', line: 3 },
    {
      name: 'an addition that must be understood',
      content: `${addition}\n`,
      code: 'missing-addition',
      line: 3,
      addition: 'marker-grants',
    },
    { name: 'an empty line', content: `${first}\n\n${second}\n`, code: 'bad-line', line: 2 },
    { name: 'a line without an end', content: `${first}\n${'x'.repeat(300_000)}`, code: 'bad-line', line: 2 },
    { name: 'a broken gzip', content: packedTrail.subarray(0, 900), code: 'bad-gzip', line: undefined },
    { name: 'a gzip of something else', content: gzipSync('Dear Ada,\n'), code: 'no-log', line: 1 },
  ])('$name: $code', async ({ content, code, line, addition }) => {
    const error = await read(content).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(LogFileError)
    if (error instanceof LogFileError)
      expect({ ...error.problem, text: '' }).toEqual({
        code,
        ...(line && { line }),
        ...(addition && { addition }),
        text: '',
      })
  })

  it('too large: it is not even opened', async () => {
    const file = { size: MAX_TEXT_BYTES + 1 } as Blob
    await expect(readLogFile(file)).rejects.toMatchObject({ problem: { code: 'too-large' } })
  })

  it('a small gzip that unfolds to too much', async () => {
    const line = `${first}\n`
    const bomb = gzipSync(line.repeat(Math.ceil((MAX_TEXT_BYTES + 1) / line.length)))
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(read(bomb)).rejects.toMatchObject({ problem: { code: 'too-large' } })
  }, 60_000)
})
