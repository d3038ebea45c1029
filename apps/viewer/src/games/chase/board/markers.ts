import { createLayer, type Layer } from '../../../board/layer.ts'
import { brief, type SvgPen, show, write } from '../../../board/svg.ts'
import { easeIn, FLIP, progress, STAMP } from '../plan/motion.ts'
import { type MarkerPiece, NEVER } from '../plan/plan.ts'
import { type Faces, MARKER } from './faces.ts'
import { SWEPT_AWAY, sweptAt } from './tiles.ts'

/** Chase markers on the tiles: put down, lifted while their tile turns, swept off with it. */
export function createMarkers(pen: SvgPen, faces: Faces): Layer<MarkerPiece> {
  return createLayer(pen, 'markers', {
    keyOf: ({ symbol, x, y, from, isCapture }) => `${symbol} ${x},${y} ${from} ${isCapture}`,
    draw({ symbol }) {
      const shadow = pen('circle', { r: MARKER / 2, fill: '#06120d', 'fill-opacity': 0.45 })
      const element = pen('g', {}, [shadow, faces.marker(symbol)])
      return {
        element,
        pose({ x, y, isCapture, from, liftFrom, sweptFrom }, instant, isCalm) {
          const swept = sweptAt(sweptFrom, instant, isCalm)
          const isThere = instant >= from && swept < 1
          show(element, isThere)
          if (!isThere) return
          const above = 1 - easeIn(progress(instant, from, isCalm ? 0 : STAMP))
          const lifted =
            liftFrom === NEVER ? 0 : Math.sin(progress(instant, liftFrom, isCalm ? 0 : FLIP) * Math.PI)
          const size = (isCapture ? 1.3 : 1) * (1 + above * (isCapture ? 1.6 : 0.7) + lifted * 0.35)
          const east = brief(x + swept * SWEPT_AWAY)
          write(element, 'transform', `translate(${east} ${y}) scale(${brief(size)})`)
          write(element, 'opacity', String(brief(1 - above * 0.6)))
          const off = 0.015 + above * 0.1 + lifted * 0.14
          write(shadow, 'transform', `translate(${brief(off)} ${brief(off * 1.6)})`)
        },
      }
    },
  })
}
