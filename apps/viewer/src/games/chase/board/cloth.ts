import type { SvgPen } from '../../../board/svg.ts'
import type { Extent } from '../../../table/extent.ts'

/** Cloth beyond the playing area, and the rim around it, in cells. */
const APRON = 3.2
const RIM = 0.7

interface Size {
  readonly width: number
  readonly height: number
}

/** The table with its rim. */
export function clothExtent({ width, height }: Size): Extent {
  const [x, y] = [width / 2 + APRON + RIM + 0.3, height / 2 + APRON + RIM + 0.3]
  return { west: -x, east: x, north: -y, south: y }
}

/** Cloth, timber and the line around the cells that may be played; a point at each corner of a cell. */
export function drawCloth(pen: SvgPen, { width, height }: Size): SVGGElement {
  const around = (past: number, radius: number, more: Readonly<Record<string, string | number>>) =>
    pen('rect', {
      x: -width / 2 - past,
      y: -height / 2 - past,
      width: width + 2 * past,
      height: height + 2 * past,
      rx: radius,
      ...more,
    })
  const corners: string[] = []
  for (let x = -width / 2 + 1; x < width / 2; x++) {
    for (let y = -height / 2 + 1; y < height / 2; y++) corners.push(`M${x} ${y}h0`)
  }
  return pen('g', { class: 'cloth' }, [
    around(APRON + RIM, 1.7, { fill: '#6b4226' }),
    around(APRON + RIM - 0.07, 1.64, { fill: 'none', stroke: '#8a5a35', 'stroke-width': 0.07 }),
    around(APRON, 1.15, { fill: '#28513f', stroke: '#3d2414', 'stroke-width': 0.14 }),
    around(APRON - 0.22, 1, { fill: 'none', stroke: '#1f4133', 'stroke-width': 0.3, 'stroke-opacity': 0.7 }),
    around(0, 0.3, { fill: '#2f5d4b', stroke: '#e9dcb8', 'stroke-width': 0.05, 'stroke-opacity': 0.34 }),
    pen('path', {
      d: corners.join(''),
      fill: 'none',
      stroke: '#e9dcb8',
      'stroke-opacity': 0.14,
      'stroke-width': 0.07,
      'stroke-linecap': 'round',
    }),
  ])
}
