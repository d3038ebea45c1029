import type { Nation } from '@getaway/engine/colditz'
import { GOLD, INK, PAPER, STONE_LIGHT } from '../chase/paint/palette.ts'
import { BLEED, type Drawing, drawingOf, type Shape } from '../drawing/drawing.ts'
import { circle, corners, line, rectangle } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import type { TextLine } from '../drawing/text-line.ts'
import { wordsAt } from '../drawing/words.ts'
import { NATION_PAINT } from './nations.ts'
import { capShapes, helmetShapes, thingShapes } from './signs.ts'

/** A prisoner: the cap in the colour of the nation, its letters below. */
export function powFace(nation: Nation): Drawing {
  const { ground, light, letters } = NATION_PAINT[nation]
  return counterOf(
    ground,
    [outlined(circle(50, 50, 42), light, INK, 3), ...capShapes(50, 44, 2.7, ground)],
    [wordsAt(letters, 50, 86, { size: 22, fill: INK, isBold: true, isCentred: true })],
  )
}

export function guardFace(): Drawing {
  return counterOf(INK, [
    outlined(circle(50, 50, 42), STONE_LIGHT, GOLD, 3),
    ...helmetShapes(50, 50, 3.2, '#5e6a5c'),
  ])
}

/** K7.4: the marker of an attempt that is on. */
export function attemptFace(nation: Nation): Drawing {
  const { ground, light, letters } = NATION_PAINT[nation]
  return counterOf(
    light,
    [
      outlined(corners(50, 4, 96, 62, 70, 62, 70, 96, 30, 96, 30, 62, 4, 62), ground, INK, 3),
      ...thingShapes('rope', 50, 42, 1.9),
    ],
    [wordsAt(letters, 50, 86, { size: 20, fill: PAPER, isBold: true, isCentred: true })],
  )
}

/** For the track of the rounds. */
export function roundFace(): Drawing {
  return counterOf(GOLD, [
    outlined(circle(50, 50, 40), PAPER, INK, 4),
    stroked([...line(50, 50, 50, 24), ...line(50, 50, 68, 60)], INK, 7),
    filled(circle(50, 50, 6), INK),
  ])
}

function counterOf(ground: string, shapes: readonly Shape[], words: readonly TextLine[] = []): Drawing {
  const size = 100 + 2 * BLEED
  return drawingOf([filled(rectangle(-BLEED, -BLEED, size, size), ground), ...shapes], { words })
}
