import { type Card, deckOf, type Equipment, KIT_PARTS } from '@getaway/engine/colditz'
import { GOLD, INK, PAPER } from '../../chase/paint/palette.ts'
import type { Drawing, Shape } from '../../drawing/drawing.ts'
import { by, placed } from '../../drawing/moves.ts'
import { circle, rectangle, roundedRectangle } from '../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../drawing/shapes.ts'
import type { TextLine } from '../../drawing/text-line.ts'
import { wordsAt, wrapLines } from '../../drawing/words.ts'
import { medallion, rays } from '../../fugitive/back-patterns.ts'
import { cardOf, frameShapes } from '../../fugitive/card.ts'
import { textWords } from '../../fugitive/card-text.ts'
import { WINDOW } from '../../fugitive/window.ts'
import { helmetShapes, thingShapes } from '../signs.ts'
import { cardSign } from './card-signs.ts'
import { CARD_WORDS, type CardWords, doOrDieWords, equipmentWords, KIT_WORDS } from './card-words.ts'
import { DECK_PAINT, type DeckOfColditz } from './deck-paint.ts'

export type CardLanguage = 'en' | 'it'

const PICTURE = { height: 50, x: 50, y: 30 }
const NAME = { width: 88, size: 9.4, least: 7.4, one: 71, two: 66, leading: 8.6 }
const TALL = 130
const MIDDLE = { x: 50, y: 66 }

/** An Opportunity or Security card, by its name in the log. */
export function cardFace(card: Card, language: CardLanguage = 'en'): Drawing {
  const { tunnel } = /^tunnel-(?<tunnel>[ABC])$/.exec(card)?.groups ?? {}
  const { x, y } = PICTURE
  const letter =
    tunnel === undefined
      ? []
      : [wordsAt(tunnel, x, y + 9, { size: 15, fill: PAPER, isBold: true, isCentred: true })]
  return faceOf(deckOf(card), placed(cardSign(card), by(x, y), 1.18), CARD_WORDS[card], language, letter)
}

export function equipmentFace(kind: Equipment, language: CardLanguage = 'en'): Drawing {
  return faceOf('equipment', thingShapes(kind, PICTURE.x, PICTURE.y, 1.75), equipmentWords(kind), language)
}

export function kitFace(language: CardLanguage = 'en'): Drawing {
  const parts = KIT_PARTS.flatMap((part, index) =>
    thingShapes(part, PICTURE.x - 9.5 + (index % 2) * 19, PICTURE.y - 9.5 + Math.floor(index / 2) * 19, 0.8),
  )
  return faceOf('kit', parts, KIT_WORDS, language)
}

/** K12.2: one of the five, by its throws. */
export function doOrDieFace(throws: number, language: CardLanguage = 'en'): Drawing {
  const { x, y } = PICTURE
  const number = wordsAt(String(throws), x, y + 11, { size: 32, fill: INK, isBold: true, isCentred: true })
  return faceOf('do-or-die', [], doOrDieWords(throws), language, [number])
}

/** The back of a deck: told by its form as well as by its colour. */
export function cardBack(deck: DeckOfColditz): Drawing {
  const paint = DECK_PAINT[deck]
  const inner = roundedRectangle(WINDOW.left + 3, WINDOW.top + 3, WINDOW.width - 6, TALL - 6, 3)
  return cardOf(PAPER, [
    filled(rectangle(2, 2, 96, 136), paint.ground),
    ...paint.pattern(paint.line),
    stroked(inner, paint.light, 0.9),
    ...medallion(MIDDLE.x, MIDDLE.y, 27, paint),
    ...backSign(deck),
    ...frameShapes(TALL),
  ])
}

function backSign(deck: DeckOfColditz): Shape[] {
  const { x, y } = MIDDLE
  switch (deck) {
    case 'opportunity':
      return placed([...cardSign('talisman')], by(x, y), 1.5)
    case 'security':
      return helmetShapes(x, y, 2, '#9aa2ab')
    case 'equipment':
      return thingShapes('rope', x, y, 2)
    case 'kit':
      return thingShapes('compass', x, y, 2)
    case 'do-or-die':
      return [
        outlined(roundedRectangle(x - 15, y - 15, 30, 30, 6), PAPER, INK, 2),
        filled([...circle(x - 7, y - 7, 3), ...circle(x + 7, y + 7, 3), ...circle(x, y, 3)], INK),
      ]
  }
}

function faceOf(
  deck: DeckOfColditz,
  sign: readonly Shape[],
  { name, text }: CardWords,
  language: CardLanguage,
  over: readonly TextLine[] = [],
): Drawing {
  const { ground, line, light } = DECK_PAINT[deck]
  const { x, y, height } = PICTURE
  const [left, top, right] = [WINDOW.left - 1, WINDOW.top - 1, WINDOW.left + 91]
  return cardOf(
    PAPER,
    [
      filled(roundedRectangle(left, top, 92, height + 2, 4), ground),
      rays(x, y, [left, top, right, WINDOW.top + height + 1], line),
      outlined(circle(x, y, 23), light, INK, 1.2),
      stroked(circle(x, y, 20.6), GOLD, 0.8),
      ...sign,
      ...frameShapes(height),
    ],
    [...nameLines(name[language]), ...textWords(text[language]), ...over],
  )
}

/** In one line, or in two that are smaller. */
function nameLines(name: string): TextLine[] {
  const { width, size, least, one, two, leading } = NAME
  const fitting = [size, 8.8, 8.2, 7.8, least].find((each) => wrapLines(name, width, each, true).length === 1)
  const lettering = { fill: INK, isBold: true, isCentred: true }
  if (fitting !== undefined) return [wordsAt(name, 50, one, { ...lettering, size: fitting })]
  return wrapLines(name, width, 8, true).map((line, index) =>
    wordsAt(line, 50, two + index * leading, { ...lettering, size: 8 }),
  )
}
