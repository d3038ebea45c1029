import { type ChaseSymbol, type Colour, colourOf } from '@getaway/engine/chase'
import { type Drawing, drawingOf, plainDrawing } from '../drawing/drawing.ts'
import { circle, rectangle } from '../drawing/outlines.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import { BODY, CARD_EDGE, INK, PAPER } from './paint/palette.ts'
import { symbolPath } from './symbols.ts'

/** The top of a marker: a light symbol on its colour. */
export function markerFace(symbol: ChaseSymbol): Drawing {
  const path = symbolPath(symbol, { x: 50, y: 50 }, 27)
  return drawingOf([
    filled(rectangle(-4, -4, 108, 108), BODY[colourOf(symbol)]),
    stroked(circle(50, 50, 41), PAPER, 2.6, { opacity: 0.65 }),
    stroked(path, INK, 7),
    filled(path, PAPER),
  ])
}

/** The wood of a marker, and the cut card of a tile. */
export function markerBody(colour: Colour): Drawing {
  return plainDrawing(BODY[colour])
}

export function cardEdge(): Drawing {
  return plainDrawing(CARD_EDGE)
}
