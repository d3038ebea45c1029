import { createLayer, type Layer } from '../../../board/layer.ts'
import { brief, type SvgPen, show, write } from '../../../board/svg.ts'
import { DROP, easeIn, easeInOut, easeOut, FLIP, progress, SWEEP } from '../plan/motion.ts'
import { NEVER, type TilePiece } from '../plan/plan.ts'
import { type Faces, TILE } from './faces.ts'

/** So many cells. */
export const SWEPT_AWAY = 34

/** Tiles of the paths: they come down, turn over in the check, and are swept off eastwards. */
export function createTiles(pen: SvgPen, faces: Faces): Layer<TilePiece> {
  return createLayer(pen, 'tiles', {
    keyOf: ({ tile, x, y, rot, from, flip }) => `${tile} ${x},${y} ${rot} ${from} ${flip?.axis ?? ''}`,
    draw({ tile, rot, flip }) {
      const shadow = shadowOf(pen)
      const front = pen('g', { transform: `rotate(${rot * 90})` }, [faces.tile(tile)])
      // Turned over, what was printed clockwise goes the other way round.
      const turn = (flip?.axis === 'east-west' ? 180 : 0) - rot * 90
      const back = flip && pen('g', { transform: `rotate(${turn})` }, [faces.back(tile)])
      const element = pen('g', {}, [shadow, front, ...(back ? [back] : [])])
      return {
        element,
        pose(piece, instant, isCalm) {
          const swept = sweptAt(piece.sweptFrom, instant, isCalm)
          const isThere = instant >= piece.from && swept < 1
          show(element, isThere)
          if (!isThere) return
          const above = 1 - easeOut(progress(instant, piece.from, isCalm ? 0 : DROP))
          const over = flip ? easeInOut(progress(instant, flip.from, isCalm ? 0 : FLIP)) : 0
          const size = 1 + above * 0.35 + Math.sin(over * Math.PI) * 0.12
          const narrow = Math.abs(Math.cos(over * Math.PI)) * size
          const [across, along] = flip?.axis === 'east-west' ? [size, narrow] : [narrow, size]
          const x = brief(piece.x + swept * SWEPT_AWAY)
          write(element, 'transform', `translate(${x} ${piece.y}) scale(${brief(across)} ${brief(along)})`)
          write(element, 'opacity', String(brief(1 - above * 0.8)))
          write(shadow, 'transform', `translate(${brief(0.02 + above * 0.2)} ${brief(0.035 + above * 0.25)})`)
          if (!back) return
          show(front, over < 0.5)
          show(back, over >= 0.5)
        },
      }
    },
  })
}

export function shadowOf(pen: SvgPen): SVGElement {
  return pen('rect', {
    x: -TILE / 2,
    y: -TILE / 2,
    width: TILE,
    height: TILE,
    rx: 0.07,
    fill: '#06120d',
    'fill-opacity': 0.42,
    transform: 'translate(0.02 0.035)',
  })
}

/** How far a round has been swept off, 0 to 1. */
export function sweptAt(sweptFrom: number, instant: number, isCalm: boolean): number {
  return sweptFrom === NEVER ? 0 : easeIn(progress(instant, sweptFrom, isCalm ? 0 : SWEEP))
}
