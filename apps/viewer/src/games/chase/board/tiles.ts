import { createLayer, type Layer } from '../../../board/layer.ts'
import { brief, type SvgPen, show, write } from '../../../board/svg.ts'
import { awayAt, breathAt, hoverAt } from '../plan/hover.ts'
import { DROP, easeInOut, easeOut, FLIP, progress, SWEPT_AWAY, sweptAt } from '../plan/motion.ts'
import type { TilePiece } from '../plan/plan.ts'
import { type Faces, TILE } from './faces.ts'

/** So many cells. */

/** Tiles of the paths: they come down, turn over in the check, and are swept off eastwards. */
export function createTiles(pen: SvgPen, faces: Faces): Layer<TilePiece> {
  return createLayer(pen, 'tiles', {
    keyOf: ({ tile, x, y, rot, from, flip, pendingUntil }) =>
      `${tile} ${x},${y} ${rot} ${from} ${flip?.axis ?? ''} ${pendingUntil > 0}`,
    draw({ tile, rot, flip, pendingUntil }) {
      const shadow = shadowOf(pen)
      const front = pen('g', { transform: `rotate(${rot * 90})` }, [faces.tile(tile)])
      // Turned over, what was printed clockwise goes the other way round.
      const turn = (flip?.axis === 'east-west' ? 180 : 0) - rot * 90
      const back = flip && pen('g', { transform: `rotate(${turn})` }, [faces.back(tile)])
      const rim = pendingUntil > 0 ? rimOf(pen, SQUARE) : undefined
      const element = pen('g', {}, [shadow, front, ...(back ? [back] : []), ...(rim ? [rim] : [])])
      return {
        element,
        pose(piece, instant, isCalm) {
          const swept = sweptAt(piece.sweptFrom, instant, isCalm)
          const away = awayAt(piece, instant, isCalm)
          const isThere = instant >= piece.from && swept < 1 && away < 1
          show(element, isThere)
          if (!isThere) return
          const above = 1 - easeOut(progress(instant, piece.from, isCalm ? 0 : DROP))
          const over = piece.flip ? easeInOut(progress(instant, piece.flip.from, isCalm ? 0 : FLIP)) : 0
          const hover = hoverAt(piece, instant, isCalm)
          const size = (1 + above * 0.35 + Math.sin(over * Math.PI) * 0.12) * hoverScale(hover, away)
          const narrow = Math.abs(Math.cos(over * Math.PI)) * size
          const [across, along] = flip?.axis === 'east-west' ? [size, narrow] : [narrow, size]
          const x = brief(piece.x + swept * SWEPT_AWAY + homeward(piece.x, piece.origin.x, away))
          const y = brief(piece.y + homeward(piece.y, piece.origin.y, away))
          write(element, 'transform', `translate(${x} ${y}) scale(${brief(across)} ${brief(along)})`)
          write(element, 'opacity', String(brief((1 - above * 0.8) * (1 - away))))
          const high = above + hover * 0.35
          write(shadow, 'transform', `translate(${brief(0.02 + high * 0.2)} ${brief(0.035 + high * 0.25)})`)
          if (rim) poseRim(rim, hover, instant, isCalm)
          if (!back) return
          show(front, over < 0.5)
          show(back, over >= 0.5)
        },
      }
    },
  })
}

const SQUARE = 'M-0.5 -0.5H0.5V0.5H-0.5Z'

/** A dashed rim around a piece that is not confirmed yet: a sign that needs no colour. */
export function rimOf(pen: SvgPen, outline: string): SVGElement {
  const line = (stroke: string, width: number) =>
    pen('path', {
      d: outline,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-dasharray': '0.16 0.11',
      'stroke-linecap': 'round',
    })
  return pen('g', {}, [line('#1a0f08', 0.075), line('#ffd98a', 0.045)])
}

export function poseRim(rim: SVGElement, hover: number, instant: number, isCalm: boolean): void {
  show(rim, hover > 0)
  write(rim, 'opacity', String(brief(hover * (0.6 + 0.4 * breathAt(instant, isCalm)))))
}

/** A piece is a little larger as long as it hovers, and small when it comes home. */
export function hoverScale(hover: number, away: number): number {
  return (1 + hover * 0.045) * (1 - away * 0.5)
}

/** On the way home a piece goes a part of the way, as far as a hand reaches. */
export function homeward(from: number, to: number, away: number): number {
  return away === 0 ? 0 : Math.max(-2, Math.min(2, to - from)) * away
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
