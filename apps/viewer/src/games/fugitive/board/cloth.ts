import { svgMarksOf } from '@getaway/faces/drawing'
import type { SvgPen } from '../../../board/svg.ts'
import type { Extent } from '../../../table/extent.ts'
import { mapDrawing } from '../faces/map.ts'
import { MAP, TABLE } from '../plan/places.ts'

/** Cloth beyond the table's middle, and the rim around it, in cells. */
const APRON = 2.4
const RIM = 0.6

export function clothExtent(): Extent {
  const [x, y] = [TABLE.width / 2 + APRON + RIM, TABLE.height / 2 + APRON + RIM]
  return { west: -x, east: x, north: -y, south: y }
}

/** Blue-black cloth with a rim of wood, and the map that all lies on. */
export function drawCloth(pen: SvgPen): SVGGElement {
  const around = (past: number, rx: number, more: Readonly<Record<string, string | number>>) =>
    pen('rect', {
      ...{ x: -TABLE.width / 2 - past, y: -TABLE.height / 2 - past, rx },
      ...{ width: TABLE.width + 2 * past, height: TABLE.height + 2 * past },
      ...more,
    })
  const scale = MAP.width / 100
  const map = pen('g', { transform: `translate(${-MAP.width / 2} ${-MAP.height / 2}) scale(${scale})` })
  map.innerHTML = svgMarksOf(mapDrawing())
  return pen('g', { class: 'cloth' }, [
    around(APRON + RIM, 1.5, { fill: '#5c3a22' }),
    around(APRON + RIM - 0.07, 1.44, { fill: 'none', stroke: '#8a5a35', 'stroke-width': 0.07 }),
    around(APRON, 1.05, { fill: '#1d2840', stroke: '#2c1a0f', 'stroke-width': 0.14 }),
    map,
  ])
}
