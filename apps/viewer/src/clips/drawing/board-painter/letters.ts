import { TYPEFACE } from '../../../stage/set/typeface.ts'
import type { Ink } from './ink.ts'

/** Letters are set at this size and made as small as they are wanted: a canvas rounds small ones. */
const SET_AT = 100

interface Lettering {
  readonly font: (size: number) => string
  readonly size: number
  readonly fill: string
}

/** Writes the words of an element. */
export function write(pen: CanvasRenderingContext2D, element: Element, ink: Ink): void {
  const { font, size, fill } = letteringOf(element, ink)
  const scale = size / SET_AT
  const text = element.textContent ?? ''
  pen.save()
  pen.translate(Number(element.getAttribute('x') ?? 0), Number(element.getAttribute('y') ?? 0))
  pen.scale(scale, scale)
  pen.font = font(SET_AT)
  pen.textAlign = element.getAttribute('text-anchor') === 'middle' ? 'center' : 'left'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = fill
  pen.globalAlpha *= ink.fillOpacity
  const wanted = Number(element.getAttribute('textLength') ?? 0)
  if (wanted > 0) pen.scale(wanted / scale / pen.measureText(text).width, 1)
  pen.fillText(text, 0, 0)
  pen.restore()
}

/** Printed letters are not those of the page: a face says which they are. */
function letteringOf(element: Element, { fill }: Ink): Lettering {
  const weight = element.getAttribute('font-weight') ?? '400'
  const family = element.getAttribute('font-family') ?? TYPEFACE
  return {
    font: (px) => `${weight} ${px}px ${family}`,
    size: Number(element.getAttribute('font-size') ?? 16),
    fill,
  }
}
