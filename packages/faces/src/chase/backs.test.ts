import { type ChaseSymbol, cityTileSet, HEADINGS, plainTileSet, symbolsTowards } from '@getaway/engine/chase'
import { describe, expect, it } from 'vitest'
import { type Drawing, parsePath } from '../drawing/index.ts'
import { pileBack, tileBack } from './backs.ts'
import { PAPER, SIGN } from './paint/palette.ts'

/** The symbols that a picture shows at its upper, right, lower and left side, read from its marks. */
function shownAt({ marks }: Drawing): ChaseSymbol[][] {
  const sides: ChaseSymbol[][] = [[], [], [], []]
  for (const { d, fill } of marks) {
    if (fill !== SIGN.red && fill !== SIGN.blue) continue
    const points = parsePath(d).flatMap((step) => step.points)
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const [x, y] = [middle(xs), middle(ys)]
    const side = Math.abs(x - 50) > Math.abs(y - 50) ? (x > 50 ? 1 : 3) : y > 50 ? 2 : 0
    sides[side]?.push(
      fill === SIGN.red
        ? points.length === 3
          ? 'triangle'
          : 'square'
        : points.length === 4
          ? 'diamond'
          : 'star',
    )
  }
  return sides
}

function middle(numbers: readonly number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2
}

describe('the back of a tile, seen from behind: north up, east at the left', () => {
  it.each([0, 5])('shows what is right on each side (C7.2), in set %i', (seed) => {
    for (const tile of plainTileSet(seed).tiles.filter(({ sectors }) => sectors.length > 0)) {
      const [north, east, south, west] = HEADINGS.map((heading) =>
        symbolsTowards({ tile, rot: 0 }, heading).toSorted(),
      )
      for (const ink of ['full', 'light'] as const) {
        const sides = shownAt(tileBack(tile, ink)).map((side) => side.toSorted())
        expect(sides).toEqual([north, west, south, east])
      }
    }
  })

  it('has no answers where there are no sectors, nor where nobody may know', () => {
    const silent = [pileBack('route'), pileBack('start')]
    for (const tile of plainTileSet(0).tiles) if (tile.sectors.length === 0) silent.push(tileBack(tile))
    for (const drawing of silent) expect(shownAt(drawing)).toEqual([[], [], [], []])
  })

  it('shows all four where nobody looks', () => {
    const tile = plainTileSet(0).tiles.find(({ kind }) => kind === 'route')
    if (!tile) throw new Error('no route tile')
    const blind = {
      ...tile,
      sectors: tile.sectors.map((one) => ({ ...one, witnesses: [0, 0, 0, 0] as const })),
    }
    expect(shownAt(tileBack(blind)).map(({ length }) => length)).toEqual([4, 4, 4, 4])
  })

  it('keeps its symbols whole: none touches another, and nothing is painted over them', () => {
    for (const tile of cityTileSet.tiles) {
      const { marks } = tileBack(tile)
      const isSign = ({ fill }: (typeof marks)[number]) => fill === SIGN.red || fill === SIGN.blue
      const signs = marks.filter(isSign).map(extentOf)
      for (const [index, mark] of marks.entries()) {
        if (isSign(mark) || mark.fill !== PAPER) continue
        const below = marks.slice(0, index).filter(isSign).map(extentOf)
        for (const sign of below) expect(gapBetween(extentOf(mark), sign)).toBeGreaterThan(0)
      }
      for (const [index, one] of signs.entries())
        for (const other of signs.slice(index + 1)) expect(gapBetween(one, other)).toBeGreaterThan(0.5)
    }
  })

  it('tells a starting tile by its form, also where red and blue are grey', () => {
    const formOf = ({ marks }: Drawing) => marks.map(({ d }) => d).join()
    expect(formOf(pileBack('start'))).not.toBe(formOf(pileBack('route')))
  })
})

function extentOf({ d }: { readonly d: string }) {
  const points = parsePath(d).flatMap((step) => step.points)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

type Extent = ReturnType<typeof extentOf>

function gapBetween(one: Extent, other: Extent): number {
  return Math.max(
    one.left - other.right,
    other.left - one.right,
    one.top - other.bottom,
    other.top - one.bottom,
  )
}
