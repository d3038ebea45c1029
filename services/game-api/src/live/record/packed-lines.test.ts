import { expect, test } from 'vitest'
import { PackedLines } from './packed-lines.ts'

const lineOf = (index: number) => JSON.stringify({ index, name: 'Zoë 🦊', hash: `${index}`.repeat(20) })

test('lines stay as they were pushed, packed or not, in whatever order they are read', () => {
  const lines = new PackedLines()
  const count = 1_000
  for (let index = 0; index < count; index++) {
    lines.push(index === 0 ? '' : lineOf(index))
    expect(lines.length).toBe(index + 1)
    expect(lines.at(index)).toBe(index === 0 ? '' : lineOf(index))
  }
  for (const index of [0, 999, 31, 32, 500, 33, 64, 1, 998]) {
    expect(lines.at(index)).toBe(index === 0 ? '' : lineOf(index))
  }
  expect([lines.at(-1), lines.at(count)]).toEqual([undefined, undefined])
})
