import { BLEED, type Drawing, type Mark } from './drawing.ts'

export interface SvgOptions {
  /** Width and height in pixels; without it the picture fills what it is put in. */
  readonly size?: number
  /** Shows what goes past the edge of the square, as a printer's sheet needs it. */
  readonly bleed?: boolean
  /** What somebody who can't see it is told. */
  readonly title?: string
}

/** A whole SVG picture; it may stand in a page, in a file or within another SVG. */
export function svgOf(drawing: Drawing, { size, bleed = false, title }: SvgOptions = {}): string {
  const past = bleed ? BLEED : 0
  const box = `viewBox="${-past} ${-past} ${100 + 2 * past} ${100 + 2 * past}"`
  const wide = size === undefined ? '' : ` width="${size}" height="${size}"`
  const role = title === undefined ? ' aria-hidden="true"' : ' role="img"'
  const name = title === undefined ? '' : `<title>${escaped(title)}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}${wide}${role}>${name}${svgMarksOf(drawing)}</svg>`
}

/** A picture to be used many times: `<use href="#id" …/>`. */
export function svgSymbolOf(drawing: Drawing, id: string): string {
  return `<symbol id="${escaped(id)}" viewBox="0 0 100 100">${svgMarksOf(drawing)}</symbol>`
}

/** The marks alone, for a `<g>` that places them. */
export function svgMarksOf({ marks }: Drawing): string {
  return marks.map(svgPath).join('')
}

function svgPath({ d, fill, stroke, width, dash, cap, join, opacity }: Mark): string {
  const attributes = {
    d,
    fill: fill ?? 'none',
    'fill-opacity': fill === undefined ? undefined : opacity,
    stroke,
    'stroke-opacity': stroke === undefined ? undefined : opacity,
    'stroke-width': width,
    'stroke-dasharray': dash?.join(' '),
    'stroke-linecap': cap,
    'stroke-linejoin': join,
  }
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}="${escaped(String(value))}"`,
  )
  return `<path ${written.join(' ')}/>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
