import { describe, expect, test } from 'vitest'
import { plainTileSet } from '../../games/chase/tiles/plain.ts'
import { type Random, seededRandom } from '../../random.ts'
import type { Json, LogEvent } from '../event.ts'
import { canonical } from '../json/canonical.ts'
import { parseJson } from '../json/parse-json.ts'
import { bodyOf, lineOf } from '../proof/chain.ts'
import { keepParts, readSharedLine } from './shared-parts.ts'

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)
const TILES = plainTileSet(3) as unknown as Json
const NUMBER = String(Number.MAX_SAFE_INTEGER)

function created(data: Record<string, Json>): LogEvent {
  return { at: 1, by: 'server', data, seq: 1, type: 'game.created', hash: 'f'.repeat(64) }
}

function written(event: LogEvent): string {
  return lineOf(bodyOf(event), event.hash)
}

const known = created({ id: 'first', players: [], tileset: TILES })
keepParts(written(known), structuredClone(known))

/** What the strict parser makes of the line; undefined if it refuses it. */
function strictly(line: string): unknown {
  const parsed = parseJson(line)
  return parsed.ok ? parsed.value : undefined
}

test('a line with a part of an earlier log gets its copy, and is otherwise read as it stands', () => {
  const [one, other] = ['second', 'third'].map((id) => written(created({ id, players: [1], tileset: TILES })))
  const [first, second] = [readSharedLine(one ?? ''), readSharedLine(other ?? '')]
  expect(first).toEqual({ value: strictly(one ?? ''), isCanonical: true })
  const tilesOf = (read: typeof first) => (read?.value.data as Record<string, Json> | undefined)?.tileset
  expect(tilesOf(first)).toBe(tilesOf(second))
  expect(Object.isFrozen((tilesOf(first) as { tiles: object }).tiles)).toBe(true)
})

describe('a line in any doubt is left to the strict parser', () => {
  const text = canonical(TILES)
  test.each([
    ['the part within another part', `{"data":{"more":{"tileset":${text}}}}`],
    ['the part outside of the data', `{"data":{},"more":${text}}`],
    ['the part twice', `{"data":{"tileset":${text},"tileset2":${text}}}`],
    ['a key twice', `{"data":{"tileset":1,"tileset":${text}}}`],
    ['the number that stands for it', `{"data":{"more":[${text}],"tileset":${NUMBER}}}`],
    ['the number beside it', `{"data":{"more":${NUMBER},"tileset":${text}}}`],
    ['a sign before it', `{"data":{"tileset":-${text}}}`],
    ['a digit before it', `{"data":{"tileset":1${text}}}`],
    ['a string around it', `{"data":{"tileset":"${text}"}}`],
    ['a quote that is escaped', `{"data":{"tileset":"\\${text}"}}`],
    ['no end', `{"data":{"tileset":${text}}`],
  ])('%s', (_, line) => {
    const read = readSharedLine(line)
    if (read) expect(read.value).toEqual(strictly(line))
    else expect(read).toBeUndefined()
  })

  test(`any character changed (SEED=${SEED})`, () => {
    const random = seededRandom(SEED)
    const line = written(created({ id: 'changed', options: { race: 'fair' }, players: [1], tileset: TILES }))
    let checked = 0
    for (let change = 0; change < 300; change++) {
      const changed = mutate(line, random)
      const read = readSharedLine(changed)
      if (!read) continue
      expect(read.value, changed).toEqual(strictly(changed))
      const { hash } = read.value as unknown as LogEvent
      if (read.isCanonical) expect(lineOf(bodyOf(strictly(changed) as LogEvent), hash)).toBe(changed)
      checked++
    }
    expect(checked).toBeGreaterThan(0)
  })
})

/** One character other than it was, mostly outside of the tile set. */
function mutate(line: string, random: Random): string {
  const at = random(10) === 0 ? random(line.length) : (line.length + random(300) - 200) % line.length
  const other = '0123456789-"{}[],:ax \\'[random(22)] ?? ' '
  return line.slice(0, at) + other + line.slice(at + random(2))
}
