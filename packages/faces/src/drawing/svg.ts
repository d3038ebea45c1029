import { BLEED, type Drawing, heightOf, type Mark } from './drawing.ts'
import { FONTS, type TextLine } from './text-line.ts'

export interface SvgOptions {
  /** Width in pixels; without it the picture fills what it is put in. */
  readonly size?: number
  /** Shows what goes past the edge, as a printer's sheet needs it. */
  readonly bleed?: boolean
  /** What somebody who can't see it is told. */
  readonly title?: string
}

/** A whole SVG picture; it may stand in a page, in a file or within another SVG. */
export function svgOf(drawing: Drawing, { size, bleed = false, title }: SvgOptions = {}): string {
  const past = bleed ? BLEED : 0
  const [width, height] = [100 + 2 * past, heightOf(drawing) + 2 * past]
  const box = `viewBox="${-past} ${-past} ${width} ${height}"`
  const wide = size === undefined ? '' : ` width="${size}" height="${(size * height) / width}"`
  const role = title === undefined ? ' aria-hidden="true"' : ' role="img"'
  const name = title === undefined ? '' : `<title>${escaped(title)}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}${wide}${role}>${name}${svgMarksOf(drawing)}</svg>`
}

/** A picture to be used many times: `<use href="#id" …/>`. */
export function svgSymbolOf(drawing: Drawing, id: string): string {
  return `<symbol id="${escaped(id)}" viewBox="0 0 100 ${heightOf(drawing)}">${svgMarksOf(drawing)}</symbol>`
}

/** What is drawn and written alone, for a `<g>` that places it. */
export function svgMarksOf({ marks, words = [] }: Drawing): string {
  return [...marks.map(svgPath), ...words.map(svgText)].join('')
}

function svgPath({ d, fill, stroke, width, dash, cap, join, opacity }: Mark): string {
  return `<path ${attributesOf({
    d,
    fill: fill ?? 'none',
    'fill-opacity': fill === undefined ? undefined : opacity,
    stroke,
    'stroke-opacity': stroke === undefined ? undefined : opacity,
    'stroke-width': width,
    'stroke-dasharray': dash?.join(' '),
    'stroke-linecap': cap,
    'stroke-linejoin': join,
  })}/>`
}

function svgText({ text, x, y, size, isBold, isCentred, fill, width }: TextLine): string {
  // Not by `style`: a page whose policy allows no inline styles would write them in its own font and colour.
  return `<text ${attributesOf({
    x: hundredth(x),
    y: hundredth(y),
    'text-anchor': isCentred ? 'middle' : undefined,
    textLength: hundredth(width),
    lengthAdjust: 'spacingAndGlyphs',
    'font-family': FONTS,
    'font-size': size,
    'font-weight': isBold ? 'bold' : 'normal',
    fill,
  })}>${escaped(text)}</text>`
}

function attributesOf(attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}="${escaped(String(value))}"`,
  )
  return written.join(' ')
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
