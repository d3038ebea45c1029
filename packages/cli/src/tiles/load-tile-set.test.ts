import { failed, ok, unwrap } from '@getaway/engine'
import { cityTileSet, plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { expect, test } from 'vitest'
import { loadTileSet, tileSetIn } from './load-tile-set.ts'

test('by name', async () => {
  expect(await loadTileSet('city')).toEqual(ok(cityTileSet))
  expect(await loadTileSet('plain-12')).toEqual(ok(plainTileSet(12)))
})

test('a log: the set it was played with', () => {
  const { events, lines } = playRandomMatch({ seed: 3 })
  expect(events[0]?.data).toMatchObject({ tileset: unwrap(tileSetIn(`${lines.join('\n')}\n`)) })
})

test('JSON, on one line or on many; what may be left out is filled in', () => {
  expect(tileSetIn(JSON.stringify(cityTileSet))).toEqual(ok(cityTileSet))
  expect(tileSetIn(JSON.stringify(cityTileSet, undefined, 2))).toEqual(ok(cityTileSet))
  const brief = cityTileSet.tiles.map(({ item, ...tile }) => (item === null ? tile : { item, ...tile }))
  expect(tileSetIn(JSON.stringify({ id: 'city', tiles: brief }))).toEqual(ok(cityTileSet))
})

test.each([
  ['nothing', '', 'neither a log of chase nor a tile set'],
  ['text', 'hello\nworld', 'neither a log of chase nor a tile set'],
  ['null', 'null', 'neither a log of chase nor a tile set'],
  ['another event', '{"type":"tile.placed","data":{}}', 'neither a log of chase nor a tile set'],
  ['no prison', '{"id":"x","tiles":[]}', 'one prison'],
  ['a tile that is none', '{"id":"x","tiles":[{"id":"a"}]}', 'tiles.0.kind is missing'],
  ['tiles that are no list', '{"id":"x","tiles":7}', 'tiles must be'],
])('%s: says what is wrong', (_, text, sentence) => {
  expect(tileSetIn(text)).toEqual(failed(expect.stringContaining(sentence)))
})
