import { plainTileSet, SYMBOLS, type Tile } from '@getaway/engine/chase'
import { describe, expect, it } from 'vitest'
import { BLEED, type Drawing, parsePath, svgOf } from '../drawing/index.ts'
import { pileBack, tileBack } from './backs.ts'
import { tileFace } from './front.ts'
import { cardEdge, markerBody, markerFace } from './marker.ts'

const { tiles } = plainTileSet(Math.floor(Math.random() * 2 ** 31))
const kinds = ['route', 'start', 'hideout', 'prison'] as const
const drawings: [string, Drawing][] = [
  ...tiles.flatMap((tile): [string, Drawing][] => [
    [`face of ${tile.id}`, tileFace(tile)],
    [`back of ${tile.id}`, tileBack(tile)],
    [`light back of ${tile.id}`, tileBack(tile, 'light')],
  ]),
  ...kinds.map((kind): [string, Drawing] => [`pile of ${kind}`, pileBack(kind)]),
  ...SYMBOLS.map((symbol): [string, Drawing] => [`marker ${symbol}`, markerFace(symbol)]),
  ['marker body', markerBody('red')],
  ['card edge', cardEdge()],
]

describe('every picture', () => {
  it.each(drawings)(
    '%s: plain paths, within the bleed, opaque up to it, and not too many',
    (_, { marks }) => {
      expect(marks.length).toBeLessThan(250)
      for (const { d } of marks) {
        for (const { points } of parsePath(d)) {
          for (const { x, y } of points) {
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(-BLEED)
            expect(Math.max(x, y)).toBeLessThanOrEqual(100 + BLEED)
          }
        }
      }
      expect(marks[0]).toMatchObject({
        d: 'M-4 -4L104 -4L104 104L-4 104Z',
        fill: expect.stringMatching(/^#/),
      })
    },
  )

  it('is the same each time', () => {
    for (const tile of tiles) expect(tileFace(structuredClone(tile))).toEqual(tileFace(tile))
  })

  it('makes SVG that an XML reader takes', () => {
    for (const [, drawing] of drawings)
      expect(svgOf(drawing)).toMatch(/^<svg [^<>]+>(<path( [a-z-]+="[^"<>&]*")+\/>)+<\/svg>$/)
  })
})

describe('tiles of somebody else', () => {
  const [first] = tiles.filter(({ kind }) => kind === 'route')
  if (!first) throw new Error('no route tile')
  const crowded = (count: number): Tile => ({
    ...first,
    sectors: first.sectors.map((one) => ({ ...one, witnesses: [count, count, count, count] as const })),
  })

  it.each<[string, Tile]>([
    ['a thousand witnesses each way', crowded(1000)],
    ['six each way', crowded(6)],
    ['three each way', crowded(3)],
    ['nobody', crowded(0)],
    ['no way out', { ...first, exits: [null, null, null, null] }],
    ['a hideout with sectors and an item', { ...first, kind: 'hideout', item: 'map' }],
    ['a prison with sectors', { ...first, kind: 'prison' }],
    ['one sector', { ...first, sectors: first.sectors.slice(0, 1) }],
    ['no sectors', { ...first, sectors: [] }],
  ])('%s: drawn all the same', (_, tile) => {
    for (const { marks } of [tileFace(tile), tileBack(tile)]) {
      expect(marks.length).toBeLessThan(300)
      for (const { d } of marks) expect(() => parsePath(d)).not.toThrow()
    }
  })
})
