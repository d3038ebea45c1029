import { deckOf, ESCAPE, sprintOf } from '@getaway/engine/fugitive'
import { GLOW, GOLD, INK, PAPER } from '../chase/paint/palette.ts'
import type { Drawing, Shape } from '../drawing/drawing.ts'
import { widthOf } from '../drawing/letter-widths.ts'
import { placed } from '../drawing/moves.ts'
import { roundedRectangle } from '../drawing/outlines.ts'
import type { VectorPoint } from '../drawing/path.ts'
import { outlined } from '../drawing/shapes.ts'
import { wordsAt } from '../drawing/words.ts'
import { cardOf, frameShapes } from './card.ts'
import { deckPaint, dimmed } from './colours.ts'
import { numberShapes, numberWidth } from './numerals.ts'
import { type CardLanguage, PLACES } from './places/index.ts'
import { sceneryShapes } from './scenery.ts'
import { sprintShapes } from './signs.ts'
import { hourOf, skyShapes } from './sky.ts'

const NUMBER = { left: 6, top: 6.4, height: 28 }
const NAME = { size: 8.6, middle: 50, base: 130.6, width: 82 }

/** A hideout card, 0 to 42: its number, what it is worth as a sprint, and a place on the way out. */
export function hideoutFace(card: number, language: CardLanguage = 'en'): Drawing {
  const place = PLACES[card]
  if (!place) throw new Error(`there is no hideout card ${card}`)
  const { tone, dark } = hourOf(card)
  const seen = [...sceneryShapes(place.scenery, card), ...place.shapes()]
  const scene = dimmed(placed(seen, underFrame), tone, dark, [GLOW])
  const name = place.name[language]
  const size = Math.min(NAME.size, (NAME.size * NAME.width) / widthOf(name, NAME.size, true))
  return cardOf(
    PAPER,
    [
      ...skyShapes(card),
      ...scene,
      ...frameShapes(),
      ...nameShapes(card),
      ...numberPlate(card),
      ...sprintShapes(sprintOf(card), 94.4, 5.6, GOLD),
    ],
    [
      wordsAt(name, NAME.middle, NAME.base, {
        size,
        fill: card === ESCAPE ? INK : PAPER,
        isBold: true,
        isCentred: true,
      }),
    ],
  )
}

/** What leaves the picture ends below the frame, short of the cut. */
function underFrame({ x, y }: VectorPoint): VectorPoint {
  return { x: Math.min(99, Math.max(1, x)), y }
}

/** What a card's picture shows. */
export function placeName(card: number, language: CardLanguage = 'en'): string | undefined {
  return PLACES[card]?.name[language]
}

function numberPlate(card: number): Shape[] {
  const { left, top, height } = NUMBER
  const width = numberWidth(card, height)
  return [
    outlined(roundedRectangle(2.2, 2.2, width + 9.6, height + 9, 7), PAPER, INK, 1.2),
    ...numberShapes(card, left + 1, top + 0.4, height, INK),
  ]
}

/** A ribbon in the colour of the deck; that of the escape is golden. */
function nameShapes(card: number): Shape[] {
  const ground = card === ESCAPE ? GOLD : deckPaint(deckOf(card)).ground
  return [outlined(roundedRectangle(5, 119.4, 90, 16, 3.4), ground, INK, 1.1)]
}
