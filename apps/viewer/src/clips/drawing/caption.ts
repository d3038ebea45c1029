import { type Covered, UNCOVERED } from '../../stage/framing/covered.ts'
import { SEAT_COLOURS } from '../../stage/set/seat-colours.ts'
import { TYPEFACE } from '../../stage/set/typeface.ts'
import type { MarkCount } from '../../table/marks.ts'
import type { PlayerStatus, TableStatus } from '../../table/table-status.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** What stands in the picture besides the table. */
export interface Caption extends Pick<TableStatus, 'title' | 'players' | 'signs'> {
  /** How far into the match, in words. */
  readonly clock: string
}

const GROUND = 'rgb(21 17 14 / 84%)'
const TEXT = '#f3eadb'
const QUIET = '#b9ab98'
const ACCENT = '#ffdc8f'
const SIGN = 24
const MARK = 16
/** A role is not cut shorter than so many letters' heights. */
const LEAST_ROLE = 2
/** More marks of a kind are counted. */
const MOST = 3

/** All measures come from the smaller side, so that a phone shows the same letters in every shape. */
function measuresOf({ width, height }: Size) {
  const unit = Math.min(width, height) / 100
  const isUpright = width / height < 0.8
  return { unit, isUpright, edge: 3 * unit, letter: 3.9 * unit, row: 7.6 * unit, gap: 1.4 * unit }
}

/** What the caption covers of the picture. */
export function coveredByCaption(size: Size, players: number): Covered {
  const { edge, row, gap } = measuresOf(size)
  const rows = rowsOf(size, players)
  return { ...UNCOVERED, head: edge + row + gap, foot: edge + rows * (row + gap) }
}

function columnsOf(size: Size, players: number): number {
  const { isUpright } = measuresOf(size)
  const most = isUpright ? 1 : size.width / size.height > 1.2 ? 4 : 2
  return Math.max(1, Math.min(players, most))
}

const rowsOf = (size: Size, players: number) => Math.ceil(players / columnsOf(size, players))

/** Round, clock and signs at the head; names, roles and marks at the foot. */
export function drawCaption(pen: CanvasRenderingContext2D, size: Size, caption: Caption): void {
  const { unit, edge, letter, row, gap } = measuresOf(size)
  pen.save()
  pen.textBaseline = 'alphabetic'
  drawHead(pen, caption, { x: edge, y: edge, height: row, letter, unit })
  const columns = columnsOf(size, caption.players.length)
  const rows = rowsOf(size, caption.players.length)
  const width = Math.min((size.width - 2 * edge - (columns - 1) * gap) / columns, 80 * unit)
  const left = (size.width - columns * width - (columns - 1) * gap) / 2
  for (const [nth, player] of caption.players.entries()) {
    const [column, line] = [nth % columns, Math.floor(nth / columns)]
    const y = size.height - edge - (rows - line) * row - (rows - line - 1) * gap
    drawPlayer(pen, player, { x: left + column * (width + gap), y, width, height: row, letter, unit })
  }
  pen.restore()
}

interface Line {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly letter: number
  readonly unit: number
}

function drawHead(pen: CanvasRenderingContext2D, { title, clock, signs }: Caption, line: Line): void {
  const { x, y, height, letter, unit } = line
  const base = y + height / 2 + letter * 0.34
  const inset = 2.2 * unit
  const sign = 4.6 * unit
  pen.font = `700 ${letter}px ${TYPEFACE}`
  const titleWidth = pen.measureText(title).width
  pen.font = `500 ${letter}px ${TYPEFACE}`
  const clockWidth = pen.measureText('00:00').width
  const signsWidth = signs ? signs.signs.length * (sign + unit) + inset : 0
  plate(pen, x, y, inset + titleWidth + inset + clockWidth + inset + signsWidth, height, unit)
  say(pen, title, x + inset, base, TEXT, `700 ${letter}px ${TYPEFACE}`)
  say(pen, clock, x + 2 * inset + titleWidth, base, QUIET, `500 ${letter}px ${TYPEFACE}`)
  let at = x + 3 * inset + titleWidth + clockWidth
  for (const { icon, isReached } of signs?.signs ?? []) {
    drawSign(pen, icon, isReached, at, y + (height - sign) / 2, sign)
    at += sign + unit
  }
}

function drawSign(
  pen: CanvasRenderingContext2D,
  icon: string,
  isReached: boolean,
  x: number,
  y: number,
  size: number,
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / SIGN, size / SIGN)
  pen.lineWidth = isReached ? 2.2 : 1.8
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = isReached ? ACCENT : QUIET
  pen.globalAlpha = isReached ? 1 : 0.45
  pen.stroke(new Path2D(icon))
  pen.restore()
}

function drawPlayer(
  pen: CanvasRenderingContext2D,
  { seat, name, role, hasWon, marks }: PlayerStatus,
  { x, y, width, height, letter, unit }: Line & { readonly width: number },
): void {
  const base = y + height / 2 + letter * 0.34
  plate(pen, x, y, width, height, unit)
  pen.fillStyle = SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? TEXT
  pen.beginPath()
  pen.roundRect(x, y, 1.1 * unit, height, [1.2 * unit, 0, 0, 1.2 * unit])
  pen.fill()
  const inset = 3 * unit
  const right = drawMarks(pen, marks, x + width - 2 * unit, y + height / 2, 4 * unit)
  const room = right - (x + inset)
  const nameFont = `700 ${letter}px ${TYPEFACE}`
  const said = fitting(pen, name, nameFont, room)
  say(pen, said, x + inset, base, hasWon ? ACCENT : TEXT, nameFont)
  // A name is worth more than a role: that has what the name leaves.
  const after = pen.measureText(said).width + 1.6 * unit
  const roleFont = `500 ${letter * 0.82}px ${TYPEFACE}`
  if (role && room - after > LEAST_ROLE * letter)
    say(pen, fitting(pen, role, roleFont, room - after), x + inset + after, base, QUIET, roleFont)
}

/** From the right; the answer is where the room for words ends. */
function drawMarks(
  pen: CanvasRenderingContext2D,
  marks: readonly MarkCount[],
  right: number,
  middle: number,
  size: number,
): number {
  let at = right
  for (const { kind, count } of marks.toReversed()) {
    if (count === 0) continue
    if (count > MOST) {
      pen.font = `600 ${size * 0.8}px ${TYPEFACE}`
      at -= pen.measureText(`×${count}`).width
      say(pen, `×${count}`, at, middle + size * 0.28, TEXT, pen.font)
    }
    for (let nth = 0; nth < (count > MOST ? 1 : count); nth++) {
      at -= size * 1.15
      pen.save()
      pen.translate(at, middle - size / 2)
      pen.scale(size / MARK, size / MARK)
      pen.fillStyle = kind.emblem.colour.dark
      pen.fill(new Path2D(kind.emblem.form), 'evenodd')
      pen.restore()
    }
  }
  return at
}

function plate(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  unit: number,
) {
  pen.fillStyle = GROUND
  pen.beginPath()
  pen.roundRect(x, y, width, height, 1.2 * unit)
  pen.fill()
}

function say(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  colour: string,
  font: string,
) {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

/** As much of a name as there is room for. */
function fitting(pen: CanvasRenderingContext2D, text: string, font: string, room: number): string {
  pen.font = font
  if (pen.measureText(text).width <= room) return text
  const letters = [...text]
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop()
  return `${letters.join('')}…`
}
