import type { EventCard } from '@getaway/engine/fugitive'
import { INK, PAPER } from '../chase/paint/palette.ts'
import type { Drawing, Shape } from '../drawing/drawing.ts'
import { by, placed } from '../drawing/moves.ts'
import { circle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined } from '../drawing/shapes.ts'
import { rays } from './back-patterns.ts'
import { cardOf, frameShapes } from './card.ts'
import { nameWords, textWords } from './card-text.ts'
import { ICON_PAINT } from './colours.ts'
import { effectShapes } from './effect-signs.ts'
import type { CardLanguage } from './places/index.ts'
import { iconShapes } from './signs.ts'
import { WINDOW } from './window.ts'

const PICTURE = { height: 57, x: 50, y: 34 }
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
