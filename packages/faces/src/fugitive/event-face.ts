import type { EventCard } from '@getaway/engine/fugitive'
import { INK, PAPER } from '../chase/paint/palette.ts'
import type { Drawing, Shape } from '../drawing/drawing.ts'
import { by, placed } from '../drawing/moves.ts'
import { circle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined } from '../drawing/shapes.ts'
import type { TextLine } from '../drawing/text-line.ts'
import { wordsAt, wrapLines } from '../drawing/words.ts'
import { rays } from './back-patterns.ts'
import { cardOf, frameShapes } from './card.ts'
import { ICON_PAINT } from './colours.ts'
import { effectShapes } from './effect-signs.ts'
import type { CardLanguage } from './places/index.ts'
import { iconShapes } from './signs.ts'
import { WINDOW } from './window.ts'

const PICTURE = { height: 57, x: 50, y: 34 }
const NAME = { y: 76, width: 88, sizes: [10, 9.4, 8.8, 8.2, 7.6, 7] }
/** Where a card's text may be, and how far its lines are apart, of their size. */
export const TEXT = {
  left: 7,
  top: 81.5,
  width: 86,
  height: 53,
  sizes: [8.4, 8, 7.6, 7.2, 6.8, 6.4],
  leading: 1.24,
}

/** An event card: the side that it helps in the corner, its subject as a picture, its name and its words. */
export function eventFace(card: EventCard, language: CardLanguage = 'en'): Drawing {
  const { ground, line, light } = ICON_PAINT[card.icon]
  const { x, y, height } = PICTURE
  const window: readonly [number, number, number, number] = [
    WINDOW.left - 1,
    WINDOW.top - 1,
    96,
    WINDOW.top + height + 1,
  ]
  return cardOf(
    PAPER,
    [
      filled(roundedRectangle(window[0], window[1], 92, height + 2, 4), ground),
      rays(x, y, window, line),
      ...effectSigns(card, light),
      ...frameShapes(height),
      outlined(roundedRectangle(2.2, 2.2, 27, 27, 7), PAPER, INK, 1.2),
      ...iconShapes(card.icon, 15.7, 15.7, card.icon === 'neither' ? 0.86 : 1.05, INK, light),
    ],
    [...nameWords(card.name[language]), ...textWords(card.text[language])],
  )
}

function effectSigns({ effects }: EventCard, light: string): Shape[] {
  const { x, y } = PICTURE
  const [scale, apart] = effects.length > 1 ? [1.12, 34] : [1.55, 0]
  const first = effects.length > 1 ? x + 4 : x
  return effects.flatMap((effect, index) => {
    const at = first + (index - (effects.length - 1) / 2) * apart
    return [
      outlined(circle(at, y + (effects.length > 1 ? 5 : 0), 14 * scale), light, INK, 1.2),
      ...placed(effectShapes(effect), by(at, y + (effects.length > 1 ? 5 : 0)), scale * 0.92),
    ]
  })
}

function nameWords(name: string): TextLine[] {
  const fits = (size: number) => wrapLines(name, NAME.width, size, true).length === 1
  const size = NAME.sizes.find(fits) ?? 7
  return [wordsAt(name, 50, NAME.y, { size, fill: INK, isBold: true, isCentred: true })]
}

/** As big as it fits; what does not fit at the smallest size is a fault of the card's. */
function textWords(text: string): TextLine[] {
  const { left, top, width, height, sizes, leading } = TEXT
  for (const size of sizes) {
    const lines = wrapLines(text, width, size)
    const high = lines.length * size * leading
    if (high > height) continue
    const first = top + (height - high) / 2 + size * 0.95
    return lines.map((line, index) =>
      wordsAt(line, left + width / 2, first + index * size * leading, { size, fill: INK, isCentred: true }),
    )
  }
  throw new Error(`too long for a card: ${text}`)
}
