import type { BrowserPen } from '../../table/paper.ts'

/** All that stands on a card, in words and colours. */
export interface CardTexts {
  readonly players: readonly { readonly name: string; readonly colour: string; readonly isWinner: boolean }[]
  /** Why it was won or lost, with the clause. */
  readonly result: string
  readonly chapters: readonly { readonly sign: string; readonly colour: string | undefined }[]
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  readonly foot: string
}

export interface CardLook {
  readonly width: number
  readonly height: number
  readonly typeface: string
}

const INK = { ground: '#15110e', plate: '#201a15', line: '#3a3027', text: '#f3eadb', quiet: '#b9ab98' }
const ACCENT = '#f0bb45'
const ON_COLOUR = '#2a1d06'

/** A match on one picture, to be passed on: wide, or upright where the height is the longer side. */
export function drawCard(pen: BrowserPen, texts: CardTexts, { width, height, typeface }: CardLook): void {
  const isUpright = height > width
  const unit = isUpright ? width / 27 : width / 40
  const edge = unit * 2
  const room = width - 2 * edge
  const font = (weight: number, size: number) => {
    pen.font = `${weight} ${size * unit}px ${typeface}`
  }
  pen.fillStyle = INK.ground
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = ACCENT
  pen.fillRect(0, 0, width, unit * 0.35)
  pen.textBaseline = 'alphabetic'
  pen.textAlign = 'left'
  let y = edge + unit * (isUpright ? 3.4 : 1.1)

  // Beside each other where there is width, one below the other where there is height.
  const share = isUpright ? room : room / Math.max(1, texts.players.length)
  for (const [nth, { name, colour, isWinner }] of texts.players.entries()) {
    const left = isUpright ? edge : edge + nth * share
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(left + unit * 0.5, y - unit * 0.5, unit * 0.5, 0, Math.PI * 2)
    pen.fill()
    font(isWinner ? 750 : 500, isUpright ? 1.8 : 1.5)
    pen.fillStyle = isWinner ? ACCENT : INK.text
    pen.fillText(cutTo(pen, name, share - unit * 2.2), left + unit * 1.6, y)
    if (isUpright) y += unit * 2.6
  }
  y += unit * (isUpright ? 1.2 : 3)
  font(650, isUpright ? 1.5 : 1.25)
  pen.fillStyle = INK.text
  for (const line of linesOf(pen, texts.result, room).slice(0, isUpright ? 6 : 3)) {
    pen.fillText(line, edge, y)
    y += unit * (isUpright ? 2.1 : 1.7)
  }
  y += unit * (isUpright ? 1.4 : 0.2)
  y = drawChapters(y) + unit * (isUpright ? 3.2 : 2)
  drawFigures(y)
  font(500, isUpright ? 1 : 0.8)
  pen.fillStyle = INK.quiet
  pen.fillText(cutTo(pen, texts.foot, room), edge, height - edge * 0.75)

  function drawChapters(top: number): number {
    const { chapters } = texts
    const gap = unit * 0.25
    const most = isUpright ? 9 : 16
    const rows = Math.ceil(chapters.length / most)
    const count = Math.ceil(chapters.length / Math.max(1, rows))
    const wide = Math.min(unit * 4, (room - gap * (count - 1)) / Math.max(1, count))
    const high = unit * (rows > 2 ? 1.2 : isUpright ? 2.6 : 1.9)
    pen.textAlign = 'center'
    font(700, Math.min(1, high / unit / 1.5))
    for (const [nth, { sign, colour }] of chapters.entries()) {
      const [x, line] = [edge + (nth % count) * (wide + gap), top + Math.floor(nth / count) * (high + gap)]
      pen.fillStyle = colour ?? INK.line
      pen.fillRect(x, line, wide, high)
      pen.fillStyle = colour ? ON_COLOUR : INK.quiet
      pen.fillText(sign, x + wide / 2, line + high * 0.68)
    }
    pen.textAlign = 'left'
    return top + rows * (high + gap)
  }

  function drawFigures(top: number): void {
    const columns = isUpright ? 1 : texts.figures.length
    const wide = room / Math.max(1, columns)
    for (const [nth, { label, value }] of texts.figures.entries()) {
      const x = edge + (isUpright ? 0 : nth * wide)
      const line = top + (isUpright ? nth * unit * 5.6 : 0)
      font(500, isUpright ? 1.05 : 0.85)
      pen.fillStyle = INK.quiet
      pen.fillText(cutTo(pen, label, wide - unit), x, line)
      font(700, isUpright ? 1.45 : 1.1)
      pen.fillStyle = INK.text
      for (const [row, text] of linesOf(pen, value, wide - unit)
        .slice(0, 2)
        .entries())
        pen.fillText(text, x, line + unit * ((isUpright ? 1.8 : 1.5) + row * (isUpright ? 1.7 : 1.4)))
    }
  }
}

function linesOf(pen: BrowserPen, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && pen.measureText(longer).width > width) {
      lines.push(cutTo(pen, line, width))
      line = word
    } else line = longer
  }
  return [...lines, cutTo(pen, line, width)]
}

function cutTo(pen: BrowserPen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text
  let cut = [...text]
  while (cut.length > 1 && pen.measureText(`${cut.join('')}…`).width > width) cut = cut.slice(0, -1)
  return `${cut.join('')}…`
}
