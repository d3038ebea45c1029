import { barHeight, heatColour } from '../insight/heat-scale.ts'
import type { Gamble } from '../table/broadcasting.ts'
import type { BrowserPen } from '../table/paper.ts'

/** All that is written in the photo of a guess. */
export interface GambleTexts {
  readonly title: string
  readonly chance: string
  /** What the signs mean, in the order in which they are drawn. */
  readonly legend: readonly { readonly sign: 'named' | 'there' | 'known'; readonly text: string }[]
  /** What stands below the bars of a still; nothing where the page says it beside it. */
  readonly below: readonly string[]
}

export interface GambleLook {
  readonly width: number
  readonly height: number
  readonly typeface: string
}

const INK = { ground: '#0e0b09', strip: '#1a1512', line: '#3a3027', text: '#f3eadb', quiet: '#b9ab98' }
const NAMED = '#f0bb45'
const KNOWN = '#4fa35c'
/** What could be known when somebody had to choose: a bar for each number, what they named, and where it was. */
export function drawGamble(
  pen: BrowserPen,
  { strip, isRight }: Gamble,
  texts: GambleTexts,
  look: GambleLook,
) {
  const { width, height, typeface } = look
  const size = Math.max(Math.min(width / 46, height / 13), 11)
  const font = (weight: number, by = 1) => {
    pen.font = `${weight} ${size * by}px ${typeface}`
  }
  const edge = size * 1.1
  const room = width - 2 * edge
  pen.clearRect(0, 0, width, height)
  pen.fillStyle = INK.ground
  pen.fillRect(0, 0, width, height)
  pen.textBaseline = 'alphabetic'
  font(700, 1.25)
  pen.fillStyle = INK.text
  pen.textAlign = 'left'
  pen.fillText(texts.title, edge, size * 1.9, room * 0.76)
  pen.textAlign = 'right'
  pen.fillStyle = isRight ? KNOWN : NAMED
  pen.fillText(texts.chance, width - edge, size * 1.9, room * 0.22)

  const top = size * 3.3
  const foot = height - size * (1.4 + 1.9) - texts.below.length * size * 1.6
  const step = room / strip.cells.length
  const lit = strip.cells.map((cell) => cell.isNamed || cell.isThere || cell.standing === 'known')
  // Where there is no room for all, every fifth number is written, and those that matter.
  const isCrowded = step < size * 1.3
  const isNearLit = (nth: number) => [-2, -1, 1, 2].some((by) => lit[nth + by])
  for (const [nth, cell] of strip.cells.entries()) {
    const x = edge + nth * step
    const wide = Math.max(1, step - Math.max(1, step * 0.1))
    const isLit = lit[nth]
    pen.fillStyle = cell.standing === 'known' ? KNOWN : INK.strip
    pen.fillRect(x, top, wide, foot - top)
    const tall = (foot - top) * barHeight(cell.odds, strip.cells)
    pen.fillStyle = heatColour(cell.odds)
    pen.fillRect(x, foot - tall, wide, tall)
    if (cell.isThere) frame(x, top, wide, foot - top)
    if (cell.isNamed) counter(x + wide / 2, top - size * 0.45, size * 0.42)
    if (isCrowded && !isLit && ((nth + 1) % 5 !== 0 || isNearLit(nth))) continue
    font(isLit ? 700 : 500, Math.min(0.8, Math.max(0.62, step / size)))
    pen.textAlign = 'center'
    pen.fillStyle = cell.isNamed ? NAMED : isLit ? INK.text : INK.quiet
    pen.fillText(cell.label, x + wide / 2, foot + size)
  }
  drawLegend(foot + size * 2.5)
  font(500, 0.95)
  pen.textAlign = 'left'
  pen.fillStyle = INK.text
  for (const [nth, text] of texts.below.entries())
    pen.fillText(text, edge, height - size * (texts.below.length - nth - 1) * 1.6 - size * 0.6, room)

  function frame(x: number, y: number, wide: number, tall: number) {
    pen.strokeStyle = INK.text
    pen.lineWidth = 2
    pen.beginPath()
    pen.rect(x + 1, y + 1, wide - 2, tall - 2)
    pen.stroke()
  }

  function counter(x: number, y: number, radius: number) {
    pen.beginPath()
    pen.arc(x, y, radius, 0, 2 * Math.PI)
    pen.fillStyle = NAMED
    pen.fill()
  }

  function drawLegend(y: number) {
    font(500, 0.8)
    pen.textAlign = 'left'
    let x = edge
    const mark = size * 0.7
    for (const { sign, text } of texts.legend) {
      if (sign === 'named') counter(x + mark / 2, y - mark * 0.4, mark * 0.45)
      if (sign === 'there') frame(x, y - mark, mark, mark * 1.2)
      if (sign === 'known') {
        pen.fillStyle = KNOWN
        pen.fillRect(x, y - mark, mark, mark * 1.2)
      }
      pen.fillStyle = INK.quiet
      pen.fillText(text, x + mark * 1.5, y)
      x += mark * 3 + pen.measureText(text).width
    }
  }
}
