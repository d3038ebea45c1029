import { DECKS, type DeckNumber, type EventIcon } from '@getaway/engine/fugitive'
import { GOLD, PAPER } from '../chase/paint/palette.ts'
import type { Drawing, Shape } from '../drawing/drawing.ts'
import { by, placed } from '../drawing/moves.ts'
import { arc, line, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import { deckPattern, iconPattern, medallion, rays, UNDER_FRAME } from './back-patterns.ts'
import { cardOf, frameShapes } from './card.ts'
import { type DeckPaint, deckPaint, EVENT_BACK, ICON_PAINT } from './colours.ts'
import { rangeShapes, romanShapes } from './numerals.ts'
import { iconShapes } from './signs.ts'
import { WINDOW } from './window.ts'

const TALL = 130
const MIDDLE = { x: 50, y: 62 }
const RADIUS = 27
const RANGE = { y: 112, height: 13 }

/** The back of a hideout card from that deck; without one, of those that are the fugitive's from the beginning. */
export function hideoutBack(deck: DeckNumber | undefined): Drawing {
  const paint = deckPaint(deck)
  const emblem = deck === undefined ? openCuffs(paint) : romanShapes(deck, MIDDLE.x, MIDDLE.y, 27, PAPER)
  return backOf(paint, deckPattern(deck, paint), [
    ...emblem,
    ...(deck === undefined ? [] : rangePlaque(deck, paint)),
  ])
}

/** The back of an event card: of all of them, or of those with that icon. */
export function eventBack(icon?: EventIcon): Drawing {
  const paint = icon ? ICON_PAINT[icon] : EVENT_BACK
  const { x, y } = MIDDLE
  if (icon) return backOf(paint, iconPattern(icon, paint), iconShapes(icon, x, y, 1.9, PAPER, paint.ground))
  const three = [
    ...iconShapes('footprints', x - 11, y + 7, 0.86, PAPER, paint.ground),
    ...iconShapes('glass', x + 11, y + 7, 0.86, PAPER, paint.ground),
    ...iconShapes('neither', x, y - 11, 0.86, GOLD, paint.ground),
  ]
  return backOf(paint, [rays(x, y, UNDER_FRAME, paint.line)], three)
}

function backOf(paint: DeckPaint, pattern: readonly Shape[], emblem: readonly Shape[]): Drawing {
  const inner = roundedRectangle(WINDOW.left + 3, WINDOW.top + 3, WINDOW.width - 6, TALL - 6, 3)
  return cardOf(PAPER, [
    filled(rectangle(2, 2, 96, 136), paint.ground),
    ...pattern,
    stroked(inner, paint.light, 0.9),
    ...medallion(MIDDLE.x, MIDDLE.y, RADIUS, paint),
    ...emblem,
    ...frameShapes(TALL),
  ])
}

/** From which number to which. */
function rangePlaque(deck: DeckNumber, { ground, light }: DeckPaint): Shape[] {
  const { from, to } = DECKS[deck - 1] ?? DECKS[0]
  const { y, height } = RANGE
  const box = roundedRectangle(18, y - 10.4, 64, 20.8, 10.4)
  return [filled(box, ground), stroked(box, light, 1.2), ...rangeShapes([from, to], 50, y, height, PAPER)]
}

/** They have sprung open. */
function openCuffs({ light }: DeckPaint): Shape[] {
  const rings = [...arc(-7.4, 2, 5.4, 10, 265), ...arc(7.4, 2, 5.4, -85, 170)]
  const sparks = [...line(0, -4.6, 0, -10.6), ...line(-3.2, -4, -6, -8.6), ...line(3.2, -4, 6, -8.6)]
  return placed([stroked(rings, PAPER, 2.8), stroked(sparks, light, 1.5)], by(MIDDLE.x, MIDDLE.y), 1.5)
}
