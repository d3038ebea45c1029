/** How an element is filled and lined: what it says itself, and else what the elements around it say. */
export interface Ink {
  readonly fill: string
  readonly fillOpacity: number
  readonly stroke: string
  readonly strokeOpacity: number
  readonly width: number
  readonly cap: CanvasLineCap
  readonly join: CanvasLineJoin
  readonly dash: readonly number[]
}

/** As SVG begins. */
export const PLAIN: Ink = {
  fill: '#000',
  fillOpacity: 1,
  stroke: 'none',
  strokeOpacity: 1,
  width: 1,
  cap: 'butt',
  join: 'miter',
  dash: [],
}

type Attributes = Pick<Element, 'getAttribute'>

/** `colourOf` knows the names of the page's colours. */
export function inkOf(element: Attributes, around: Ink, colourOf: (name: string) => string): Ink {
  const said = (name: string) => element.getAttribute(name) ?? undefined
  const colour = (text: string | undefined) =>
    text?.replace(/^var\((--[\w-]+)\)$/, (_, name: string) => colourOf(name))
  const number = (name: string, other: number) => Number(said(name) ?? other)
  return {
    fill: colour(said('fill')) ?? around.fill,
    fillOpacity: number('fill-opacity', around.fillOpacity),
    stroke: colour(said('stroke')) ?? around.stroke,
    strokeOpacity: number('stroke-opacity', around.strokeOpacity),
    width: number('stroke-width', around.width),
    cap: (said('stroke-linecap') as CanvasLineCap | undefined) ?? around.cap,
    join: (said('stroke-linejoin') as CanvasLineJoin | undefined) ?? around.join,
    dash:
      said('stroke-dasharray')
        ?.split(/[\s,]+/)
        .map(Number) ?? around.dash,
  }
}
