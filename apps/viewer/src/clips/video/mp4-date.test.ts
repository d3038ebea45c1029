import { expect, it } from 'vitest'
import { dateMp4 } from './mp4-date.ts'

const box = (name: string, body: readonly number[]) => {
  const size = 8 + body.length
  return [0, 0, size >> 8, size & 255, ...Buffer.from(name), ...body]
}
const header = (version: number) => [version, 0, 0, 0, ...Array.from({ length: 16 }, () => 7)]

it('dates every header of a film, of both versions, and nothing else', () => {
  const track = box('trak', [...box('tkhd', header(1)), ...box('mdia', box('mdhd', header(0)))])
  const bytes = new Uint8Array([
    ...box('ftyp', [1, 2, 3]),
    ...box('moov', [...box('mvhd', header(0)), ...track]),
    ...box('mdat', box('mvhd', header(0))),
  ])
  const before = Buffer.from(bytes)
  dateMp4(bytes, 1_763_456_789_123_456)
  const date = 1_763_456_789 + 2_082_844_800
  const after = Buffer.from(bytes)
  const bodyOf = (name: string) => after.indexOf(name) + 8
  for (const name of ['mvhd', 'mdhd']) {
    const at = bodyOf(name)
    expect([after.readUInt32BE(at), after.readUInt32BE(at + 4), after[at + 8]]).toEqual([date, date, 7])
  }
  const at = bodyOf('tkhd')
  expect([after.readBigUInt64BE(at), after.readBigUInt64BE(at + 8)]).toEqual([BigInt(date), BigInt(date)])
  const data = before.indexOf('mdat')
  expect(after.subarray(data)).toEqual(before.subarray(data))
})
