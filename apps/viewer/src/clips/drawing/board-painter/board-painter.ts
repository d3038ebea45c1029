import { type Ink, inkOf, PLAIN } from './ink.ts'
import { write } from './letters.ts'
import { move, outlineOf } from './outline.ts'
import { createSheets } from './sheets.ts'

/** Paints a table drawn flat, as a browser would show its elements. */
export interface BoardPainter {
  /** Paints where the pen stands: a unit of the pen is one of the element. */
  paint(element: Element, pen: CanvasRenderingContext2D): void
}

/** A face that is used so large (pixels) is painted in its place: as a stamp it would take too much room. */
const LARGEST_STAMP = 512
const SMALLEST_STAMP = 16

/**
 * What a flat table is made of, painted without the browser's own SVG, which has to be written down and read again for
 * every frame. Faces become stamps, each painted once for its size.
 */
export function createBoardPainter(root: Element, colourOf: (name: string) => string): BoardPainter {
  const stamps = new Map<string, HTMLCanvasElement>()
  const named = new Map<string, Element>()
  const sheets = createSheets()

  const find = (reference: string): Element => {
    const id = /#([\w-]+)/.exec(reference)?.[1] ?? ''
    const found = named.get(id) ?? root.querySelector(`#${id}`)
    if (!found) throw new Error(`nothing on the table is called ${JSON.stringify(reference)}`)
    named.set(id, found)
    return found
  }

  function paint(element: Element, pen: CanvasRenderingContext2D, around: Ink): void {
    if (element.getAttribute('display') === 'none') return
    const opacity = Number(element.getAttribute('opacity') ?? 1)
    if (opacity <= 0) return
    pen.save()
    move(pen, element.getAttribute('transform') ?? '')
    const clip = element.getAttribute('clip-path')
    if (clip) for (const shape of find(clip).children) cut(pen, shape)
    // What lies over each other becomes transparent together.
    if (opacity < 1) sheets.blend(pen, opacity, (sheet) => paintItself(element, sheet, around))
    else paintItself(element, pen, around)
    pen.restore()
  }

  function paintItself(element: Element, pen: CanvasRenderingContext2D, around: Ink): void {
    const ink = inkOf(element, around, colourOf)
    switch (element.tagName) {
      case 'g':
        for (const child of element.children) paint(child, pen, ink)
        break
      case 'path':
      case 'rect':
      case 'circle':
        paintShape(element, pen, ink)
        break
      case 'text':
        write(pen, element, ink)
        break
      case 'use':
        paintUse(element, pen, ink)
        break
      case 'defs':
        break
      default:
        throw new Error(`no table is painted with <${element.tagName}>`)
    }
  }

  function paintUse(element: Element, pen: CanvasRenderingContext2D, ink: Ink): void {
    const symbol = find(element.getAttribute('href') ?? '')
    const at = (name: string) => Number(element.getAttribute(name) ?? 0)
    const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')]
    const { a, b } = pen.getTransform()
    const pixels = 2 ** Math.ceil(Math.log2(Math.max(width * Math.hypot(a, b), SMALLEST_STAMP)))
    if (pixels <= LARGEST_STAMP) {
      pen.drawImage(stampOf(symbol, pixels, ink), x, y, width, height)
      return
    }
    pen.save()
    pen.translate(x, y)
    paintSymbol(symbol, pen, width, ink)
    pen.restore()
  }

  function stampOf(symbol: Element, pixels: number, ink: Ink): HTMLCanvasElement {
    const key = `${symbol.id} ${pixels}`
    const known = stamps.get(key)
    if (known) return known
    const stamp = document.createElement('canvas')
    const [, , across = 1, high = across] = boxOf(symbol)
    stamp.width = pixels
    stamp.height = Math.ceil((pixels * high) / across)
    const pen = stamp.getContext('2d')
    if (!pen) throw new Error('this browser draws no canvas')
    paintSymbol(symbol, pen, pixels, ink)
    stamps.set(key, stamp)
    return stamp
  }

  function paintSymbol(symbol: Element, pen: CanvasRenderingContext2D, width: number, ink: Ink): void {
    const [x = 0, y = 0, across = 1] = boxOf(symbol)
    pen.scale(width / across, width / across)
    pen.translate(-x, -y)
    for (const child of symbol.children) paint(child, pen, ink)
  }

  return {
    paint(element, pen) {
      pen.imageSmoothingQuality = 'high'
      paint(element, pen, PLAIN)
    },
  }
}

function boxOf(symbol: Element): number[] {
  return (symbol.getAttribute('viewBox') ?? '').split(' ').map(Number)
}

function cut(pen: CanvasRenderingContext2D, shape: Element): void {
  const outline = outlineOf(shape)
  if (outline) pen.clip(outline)
}

function paintShape(element: Element, pen: CanvasRenderingContext2D, ink: Ink): void {
  const outline = outlineOf(element)
  if (!outline) return
  const alpha = pen.globalAlpha
  if (ink.fill !== 'none' && ink.fillOpacity > 0) {
    pen.globalAlpha = alpha * ink.fillOpacity
    pen.fillStyle = ink.fill
    pen.fill(outline)
  }
  if (ink.stroke !== 'none' && ink.strokeOpacity > 0 && ink.width > 0) {
    pen.globalAlpha = alpha * ink.strokeOpacity
    pen.strokeStyle = ink.stroke
    pen.lineWidth = ink.width
    pen.lineCap = ink.cap
    pen.lineJoin = ink.join
    pen.setLineDash([...ink.dash])
    pen.stroke(outline)
  }
  pen.globalAlpha = alpha
}
