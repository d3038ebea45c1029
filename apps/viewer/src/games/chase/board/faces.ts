import type { ChaseSymbol, Match, Tile, TileKind } from '@getaway/engine/chase'
import { markerFace, pileBack, tileBack } from '@getaway/faces/chase'
import { type Drawing, svgMarksOf } from '@getaway/faces/drawing'
import { brief, type SvgPen } from '../../../board/svg.ts'
import { faceOf } from '../faces/tile-faces.ts'

export const TILE = 0.96
export const MARKER = 0.5
const CARD_EDGE = '#cdbb96'

/** Faces as they are printed: each is drawn once, and used wherever a piece shows it. */
export interface Faces {
  readonly element: SVGDefsElement
  /** The middle of the card is where it is put. */
  tile(id: string): SVGElement
  /** As it lies once it has turned over: seen from behind, with its answers. */
  back(id: string): SVGElement
  pile(kind: TileKind): SVGElement
  marker(symbol: ChaseSymbol): SVGElement
}

let boards = 0

export function createFaces(pen: SvgPen, { tiles }: Match): Faces {
  // Another board on the page has faces of its own: with it they go.
  const prefix = `board${++boards}`
  const card = `${prefix}-card`
  const disc = `${prefix}-disc`
  const element = pen('defs', {}, [
    pen('clipPath', { id: card }, [pen('rect', { width: 100, height: 100, rx: 7 })]),
    pen('clipPath', { id: disc }, [pen('circle', { cx: 50, cy: 50, r: 49.5 })]),
  ])
  const drawn = new Set<string>()
  const use = (name: string, draw: () => Drawing, clip: string, size: number, edge: SVGElement) => {
    const id = `${prefix}-${name}`
    if (!drawn.has(id)) {
      drawn.add(id)
      const marks = pen('g', { 'clip-path': `url(#${clip})` })
      marks.innerHTML = svgMarksOf(draw())
      element.append(pen('symbol', { id, viewBox: '0 0 100 100' }, [marks, edge]))
    }
    const half = brief(-size / 2)
    return pen('use', { href: `#${id}`, x: half, y: half, width: size, height: size })
  }
  const cut = (stroke: string) =>
    pen('rect', {
      x: 0.7,
      y: 0.7,
      width: 98.6,
      height: 98.6,
      rx: 6.6,
      fill: 'none',
      stroke,
      'stroke-width': 1.4,
    })
  const rim = () =>
    pen('circle', {
      cx: 50,
      cy: 50,
      r: 48,
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.45,
      'stroke-width': 3.5,
    })
  const drawnTile = (id: string, draw: (tile: Tile) => Drawing): Drawing => {
    const tile = tiles.get(id)
    return tile ? draw(tile) : pileBack('route')
  }

  return {
    element,
    tile: (id) => use(`tile-${id}`, () => drawnTile(id, (tile) => faceOf(tile)), card, TILE, cut(CARD_EDGE)),
    back: (id) => use(`back-${id}`, () => drawnTile(id, tileBack), card, TILE, cut(CARD_EDGE)),
    pile: (kind) => use(`pile-${kind}`, () => pileBack(kind), card, TILE, cut(CARD_EDGE)),
    marker: (symbol) => use(`marker-${symbol}`, () => markerFace(symbol), disc, MARKER, rim()),
  }
}
