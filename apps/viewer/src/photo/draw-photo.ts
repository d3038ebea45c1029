import type { BrowserPen } from '../table/paper.ts'
import type { Lane, Photo } from './photo-of.ts'
import { placeOn, type Ruler } from './ruler.ts'

/** All that is written in a photo. */
export interface PhotoTexts {
  readonly title: string
  readonly margin: string
  /** Of each lane. */
  readonly names: readonly string[]
  readonly claimed: string
  readonly received: string
  readonly counted: string
  /** What stands below the strip of a still; nothing where the page says it beside it. */
  readonly below: readonly string[]
}

export interface PhotoLook {
  readonly width: number
  readonly height: number
  readonly typeface: string
  /** Of each lane. */
  readonly colours: readonly string[]
  /** The instant that the table shows, from the first hand; undefined: no cursor. */
  readonly cursor: number | undefined
}

const INK = { ground: '#0e0b09', strip: '#1a1512', line: '#3a3027', text: '#f3eadb', quiet: '#b9ab98' }
const FIRST = '#f0bb45'

/** Both hands' stamps on a ruler of µs, as a finish is shown: one lane a hand, time from left to right. */
export function drawPhoto(
  pen: BrowserPen,
  photo: Photo,
  ruler: Ruler,
  texts: PhotoTexts,
  look: PhotoLook,
): void {
  const { width, height, cursor } = look
  const size = Math.max(Math.min(width / 46, height / 13), 11)
  const font = (weight: number, by = 1) => {
    pen.font = `${weight} ${size * by}px ${look.typeface}`
  }
  const edge = size * 1.1
  const room = width - 2 * edge
  const place = (at: number) => edge + placeOn(ruler, at, room)
  pen.clearRect(0, 0, width, height)
  pen.fillStyle = INK.ground
  pen.fillRect(0, 0, width, height)
  pen.textBaseline = 'alphabetic'

  font(700, 1.25)
  pen.fillStyle = INK.text
  pen.textAlign = 'left'
  pen.fillText(texts.title, edge, size * 1.9, room * 0.72)
  pen.textAlign = 'right'
  pen.fillStyle = FIRST
  pen.fillText(texts.margin, width - edge, size * 1.9, room * 0.28)

  const top = size * 2.7
  const foot = height - size * (2.4 + texts.below.length * 1.6) - size * 1.4
  const lane = (foot - top) / photo.lanes.length
  drawGround()
  for (const [nth, one] of photo.lanes.entries()) drawLane(one, nth, top + nth * lane)
  drawMargin()
  if (cursor !== undefined && cursor >= ruler.from && cursor <= ruler.until) upright(cursor, '#ffffff', 1.5)
  drawLegend(foot + size * 2.9)
  font(500, 0.95)
  pen.textAlign = 'left'
  pen.fillStyle = INK.text
  for (const [nth, text] of texts.below.entries()) {
    pen.fillText(text, edge, height - size * (texts.below.length - nth - 1) * 1.6 - size * 0.8, room)
  }

  function upright(at: number, colour: string, thickness: number, from = top, until = foot) {
    pen.fillStyle = colour
    pen.fillRect(place(at) - thickness / 2, from, thickness, until - from)
  }

  function drawGround() {
    pen.fillStyle = INK.strip
    pen.fillRect(edge, top, room, foot - top)
    font(500, 0.8)
    pen.textAlign = 'center'
    for (const { at, label } of ruler.ticks) {
      upright(at, INK.line, 1)
      pen.fillStyle = INK.quiet
      pen.fillText(label, place(at), foot + size * 1.2)
    }
    upright(0, FIRST, 2)
  }

  function drawLane(one: Lane, nth: number, y: number) {
    const middle = y + lane * 0.64
    const colour = look.colours[nth] ?? INK.text
    const mark = Math.min(size * 0.62, lane * 0.16)
    pen.fillStyle = colour
    pen.fillRect(edge, y + 1, size * 0.28, lane - 2)
    font(650)
    pen.textAlign = 'left'
    pen.fillText(texts.names[nth] ?? '', edge + size * 0.8, y + size * 1.3, room * 0.6)
    // From the earliest instant that the rules allow to the arrival.
    pen.globalAlpha = 0.22
    const [from, until] = [place(one.earliest), place(one.received)]
    pen.fillRect(from, middle - mark * 1.5, Math.max(until - from, 1), mark * 3)
    pen.globalAlpha = 1
    if (one.claimed !== undefined) {
      drawError(one.claimed, one.error ?? 0, middle, colour, mark)
      pen.beginPath()
      pen.arc(place(one.claimed), middle, mark, 0, 2 * Math.PI)
      pen.fillStyle = INK.strip
      pen.fill()
      pen.lineWidth = 2
      pen.strokeStyle = colour
      pen.stroke()
    }
    pen.fillStyle = colour
    pen.fillRect(until - mark * 0.8, middle - mark * 0.8, mark * 1.6, mark * 1.6)
    upright(one.counted, one.isFirst ? FIRST : colour, 3, y + lane * 0.34, y + lane * 0.94)
  }

  function drawError(at: number, error: number, middle: number, colour: string, mark: number) {
    const [from, until] = [place(at - error), place(at + error)]
    pen.fillStyle = colour
    pen.globalAlpha = 0.75
    pen.fillRect(from, middle - 1, until - from, 2)
    for (const x of [from, until]) pen.fillRect(x - 1, middle - mark * 0.7, 2, mark * 1.4)
    pen.globalAlpha = 1
  }

  function drawMargin() {
    const [x, end] = [place(0), place(photo.margin)]
    if (end - x < 2) return
    pen.fillStyle = FIRST
    pen.globalAlpha = 0.16
    pen.fillRect(x, top, end - x, foot - top)
    pen.globalAlpha = 1
  }

  function drawLegend(y: number) {
    const mark = size * 0.42
    font(500, 0.8)
    pen.textAlign = 'left'
    pen.fillStyle = INK.quiet
    pen.strokeStyle = INK.quiet
    let x = edge
    const told = (text: string, draw: (at: number) => void) => {
      draw(x + mark)
      pen.fillText(text, x + mark * 3, y)
      x += mark * 5.5 + pen.measureText(text).width
    }
    const middle = y - size * 0.28
    told(texts.claimed, (at) => {
      pen.beginPath()
      pen.arc(at, middle, mark, 0, 2 * Math.PI)
      pen.lineWidth = 1.5
      pen.stroke()
    })
    told(texts.received, (at) => pen.fillRect(at - mark * 0.8, middle - mark * 0.8, mark * 1.6, mark * 1.6))
    told(texts.counted, (at) => pen.fillRect(at - 1.5, middle - mark * 1.3, 3, mark * 2.6))
  }
}
