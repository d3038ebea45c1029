import type { Board } from '@getaway/engine/colditz'
import { INK, PAPER, STONE_DARK } from '../../chase/paint/palette.ts'
import type { Shape } from '../../drawing/drawing.ts'
import { widthOf } from '../../drawing/letter-widths.ts'
import { roundedRectangle } from '../../drawing/outlines.ts'
import { outlined } from '../../drawing/shapes.ts'
import type { TextLine } from '../../drawing/text-line.ts'
import { wordsAt } from '../../drawing/words.ts'
import { at, CELL } from './cells.ts'

export type BoardLanguage = 'en' | 'it'

const SIZE = 0.5
const LEADING = 1.12

/** How a name is written: on a plate, or plainly in light or dark letters. */
type Style = 'plate' | 'light' | 'dark'
interface Label {
  readonly area: string
  /** In cells. */
  readonly x: number
  readonly y: number
  readonly style: Style
  /** A line for each word where there is no room beside each other; small words go with the next unless `all`. */
  readonly stacked?: 'most' | 'all'
  /** How wide it may be, in cells. */
  readonly room?: number
}

/** Where each area is named, clear of its doors. */
const LABELS: readonly Label[] = [
  { area: 'chapel', x: 11.5, y: 5.5, style: 'plate' },
  { area: 'theatre', x: 14.5, y: 4.5, style: 'plate' },
  { area: 'sickbay', x: 17.5, y: 4.5, style: 'plate' },
  { area: 'attic', x: 21, y: 5.5, style: 'plate' },
  { area: 'library', x: 9.5, y: 10.5, style: 'plate' },
  { area: 'laundry', x: 9.5, y: 13.5, style: 'plate' },
  { area: 'kitchen', x: 14, y: 16.5, style: 'plate' },
  { area: 'tailors', x: 11.5, y: 18.5, style: 'plate' },
  { area: 'cellar', x: 18.6, y: 17.5, style: 'plate' },
  { area: 'parcels', x: 21.6, y: 18.5, style: 'plate' },
  { area: 'workshop', x: 22.5, y: 7.5, style: 'plate' },
  { area: 'lodge', x: 24.5, y: 15.5, style: 'plate' },
  { area: 'registry', x: 29.5, y: 8.5, style: 'plate' },
  { area: 'archive', x: 24, y: 18, style: 'light' },
  { area: 'tower', x: 25, y: 5.1, style: 'light', stacked: 'most', room: 0.94 },
  { area: 'stage', x: 12, y: 5, style: 'light', stacked: 'most', room: 1 },
  { area: 'closet', x: 9, y: 11.4, style: 'light' },
  { area: 'coalhole', x: 17, y: 15, style: 'light', stacked: 'most', room: 1 },
  { area: 'shed', x: 17, y: 19, style: 'light', stacked: 'most', room: 0.96 },
  { area: 'woodshed', x: 27.05, y: 9.6, style: 'light' },
  { area: 'stableloft', x: 32.4, y: 15.9, style: 'light', stacked: 'most', room: 1.5 },
  { area: 'archivedoor', x: 22.4, y: 15.5, style: 'plate' },
  { area: 'towerdoor', x: 25.02, y: 9, style: 'dark', stacked: 'all' },
  { area: 'innergate', x: 22, y: 11.5, style: 'plate' },
  { area: 'maingate', x: 29.92, y: 15.15, style: 'dark', stacked: 'most', room: 0.8 },
  { area: 'postern', x: 33.7, y: 12.75, style: 'light' },
  { area: 'westwicket', x: 3.9, y: 5.5, style: 'light' },
  { area: 'northditch', x: 10.4, y: 4.1, style: 'dark' },
  { area: 'westterrace', x: 7.3, y: 16.2, style: 'dark', stacked: 'most', room: 1.6 },
  { area: 'southterrace', x: 18, y: 20.72, style: 'dark' },
  { area: 'steps', x: 26.05, y: 17, style: 'dark', stacked: 'all', room: 0.85 },
  { area: 'mill', x: 11.5, y: 21.85, style: 'light' },
  { area: 'ford', x: 18.5, y: 22.4, style: 'light' },
  { area: 'bridge', x: 30.1, y: 17.6, style: 'light' },
  { area: 'target-west', x: 3, y: 23.85, style: 'light' },
  { area: 'target-north', x: 11, y: 0.15, style: 'light' },
  { area: 'target-east', x: 38, y: 3.15, style: 'light', stacked: 'most' },
  { area: 'target-south', x: 28, y: 25.9, style: 'light' },
  { area: 'target-frontier', x: 1.5, y: 26.15, style: 'light' },
]

/** Names, numbers and letters, with the plates that some stand on. */
export function writtenOn(
  board: Board,
  language: BoardLanguage,
): { readonly plates: readonly Shape[]; readonly words: readonly TextLine[] } {
  const labels = LABELS.map((label) => {
    const name = board.areas.find(({ id }) => id === label.area)?.[language] ?? ''
    return { ...label, lines: linesOf(label, name) }
  })
  const lines = labels.map((label) => ({
    ...label,
    words: label.lines.map((text, index) => lineOf(label, text, index)),
  }))
  return {
    plates: lines
      .filter(({ style }) => style === 'plate')
      .flatMap(({ x, y, words }) => {
        const width = Math.max(...words.map((line) => line.width)) + 0.5
        const middle = at(x, y)
        return outlined(
          roundedRectangle(middle.x - width / 2, middle.y - 0.36, width, 0.72, 0.2),
          PAPER,
          INK,
          0.1,
        )
      }),
    words: [...lines.flatMap(({ words }) => words), ...numbersOn(board), ...lettersOn(board, language)],
  }
}

function lineOf(
  { x, y, style, lines, room = 9 }: Label & { lines: readonly string[] },
  text: string,
  index: number,
): TextLine {
  const middle = at(x, y)
  const widest = Math.max(...lines.map((line) => widthOf(line, SIZE, true)))
  const size = SIZE * Math.min(1, (room * CELL) / widest)
  const down = (index - (lines.length - 1) / 2) * size * LEADING + size * 0.34
  const fill = style === 'light' ? PAPER : INK
  return wordsAt(text, middle.x, middle.y + down, { size, fill, isBold: true, isCentred: true })
}

function linesOf({ stacked }: Label, name: string): readonly string[] {
  if (!stacked) return [name]
  return name.split(stacked === 'all' ? / / : /(?<!\b(?:il|la|di|del|della|the|of)) /)
}

/** K3.4: white squares are numbered for the roll call. */
function numbersOn({ squares }: Board): readonly TextLine[] {
  return squares
    .filter(({ kind }) => kind === 'appel')
    .map(({ id, x, y }) => {
      const corner = at(x - 0.36, y - 0.24)
      return wordsAt(id.replace(/^.*\./, ''), corner.x, corner.y, { size: 0.5, fill: STONE_DARK })
    })
}

const BARRACKS = {
  reserve: { en: 'Reserve', it: 'Riserva' },
  returned: { en: 'Returned', it: 'Rientrate' },
} as const
const CELL_NAME = { en: 'Cell', it: 'Cella' } as const

/** The barracks, the cells, how deep a rope falls, and which tunnel a square belongs to. */
function lettersOn(
  { squares, tunnels, byId, barracks, cells }: Board,
  language: BoardLanguage,
): readonly TextLine[] {
  const write = (text: string, x: number, y: number, size: number, fill: string) => {
    const middle = at(x, y)
    return wordsAt(text, middle.x, middle.y + size * 0.36, { size, fill, isBold: true, isCentred: true })
  }
  return [
    write(BARRACKS.reserve[language], barracks.reserve.x + 0.25, barracks.reserve.y - 0.3, SIZE, INK),
    write(BARRACKS.returned[language], barracks.returned.x + 0.25, barracks.returned.y - 0.77, SIZE, INK),
    ...cells.map(({ x, y }) => write(CELL_NAME[language], x, y + 0.34, 0.44, INK)),
    ...squares.flatMap(({ rope, x, y }) =>
      rope === undefined ? [] : [write(String(rope), x, y, 0.66, INK)],
    ),
    ...tunnels.flatMap(({ name, squares: own, mouth }) =>
      [...own, mouth].flatMap((id) => {
        const square = byId.get(id)
        return square ? [write(name, square.x, square.y, 0.8, PAPER)] : []
      }),
    ),
  ]
}
