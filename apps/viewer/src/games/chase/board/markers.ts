import { createLayer, type Layer } from '../../../board/layer.ts'
import { brief, type SvgPen, show, write } from '../../../board/svg.ts'
import { awayAt, hoverAt } from '../plan/hover.ts'
import { easeIn, FLIP, NEVER, progress, STAMP, SWEPT_AWAY, sweptAt } from '../plan/motion.ts'
import type { MarkerPiece } from '../plan/plan.ts'
import { type Faces, MARKER } from './faces.ts'
import { homeward, hoverScale, poseRim, rimOf } from './tiles.ts'

const R = brief(MARKER / 2 + 0.04)
const CIRCLE = `M${-R} 0A${R} ${R} 0 1 1 ${R} 0A${R} ${R} 0 1 1 ${-R} 0Z`

/** Chase markers on the tiles: put down, lifted while their tile turns, swept off with it. */
export function createMarkers(pen: SvgPen, faces: Faces): Layer<MarkerPiece> {
  return createLayer(pen, 'markers', {
    keyOf: ({ symbol, x, y, from, isCapture, pendingUntil }) =>
      `${symbol} ${x},${y} ${from} ${isCapture} ${pendingUntil > 0}`,
    draw({ symbol, pendingUntil }) {
      const shadow = pen('circle', { r: MARKER / 2, fill: '#06120d', 'fill-opacity': 0.45 })
      const rim = pendingUntil > 0 ? rimOf(pen, CIRCLE) : undefined
      const element = pen('g', {}, [shadow, faces.marker(symbol), ...(rim ? [rim] : [])])
      return {
        element,
        pose(piece, instant, isCalm) {
          const { x, y, isCapture, from, origin, liftFrom, sweptFrom } = piece
          const swept = sweptAt(sweptFrom, instant, isCalm)
          const away = awayAt(piece, instant, isCalm)
          const isThere = instant >= from && swept < 1 && away < 1
          show(element, isThere)
          if (!isThere) return
          const above = 1 - easeIn(progress(instant, from, isCalm ? 0 : STAMP))
          const lifted =
            liftFrom === NEVER ? 0 : Math.sin(progress(instant, liftFrom, isCalm ? 0 : FLIP) * Math.PI)
          const hover = hoverAt(piece, instant, isCalm)
          const grown = (isCapture ? 1.3 : 1) * (1 + above * (isCapture ? 1.6 : 0.7) + lifted * 0.35)
          const size = grown * hoverScale(hover, away)
          const east = brief(x + swept * SWEPT_AWAY + homeward(x, origin.x, away))
          const south = brief(y + homeward(y, origin.y, away))
          write(element, 'transform', `translate(${east} ${south}) scale(${brief(size)})`)
          write(element, 'opacity', String(brief((1 - above * 0.6) * (1 - away))))
          const off = 0.015 + above * 0.1 + lifted * 0.14 + hover * 0.05
          if (rim) poseRim(rim, hover, instant, isCalm)
          write(shadow, 'transform', `translate(${brief(off)} ${brief(off * 1.6)})`)
        },
      }
    },
  })
}
