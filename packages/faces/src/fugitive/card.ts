import { INK, PAPER } from '../chase/paint/palette.ts'
import { BLEED, type Drawing, drawingOf, type Shape } from '../drawing/drawing.ts'
import { rectangle, roundedRectangle } from '../drawing/outlines.ts'
import type { PathStep, VectorPath } from '../drawing/path.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import type { TextLine } from '../drawing/text-line.ts'
import { WINDOW } from './window.ts'

/** A card of 63 × 88 mm: 100 units across, so high. */
export const CARD_HEIGHT = 140

export const WHOLE_CARD = rectangle(-BLEED, -BLEED, 100 + 2 * BLEED, CARD_HEIGHT + 2 * BLEED)

/** A card that is of one colour up to its bleed, under all else. */
export function cardOf(ground: string, shapes: readonly Shape[], words: readonly TextLine[] = []): Drawing {
  return drawingOf([filled(WHOLE_CARD, ground), ...shapes], { height: CARD_HEIGHT, words })
}

/** The paper around a picture, which hides what was drawn past it. */
export function frameShapes(height: number = WINDOW.height): Shape[] {
  const { left, top, width } = WINDOW
  const window = roundedRectangle(left, top, width, height, 4)
  return [filled([...WHOLE_CARD, ...backwards(window)], PAPER), stroked(window, INK, 1.1)]
}

/** The same outline drawn the other way round: within another one, it is a hole. */
function backwards(path: VectorPath): VectorPath {
  const steps = path.filter(({ command }) => command !== 'Z')
  const ends = steps.map(({ points }) => points.at(-1) ?? { x: 0, y: 0 })
  const last = ends.at(-1) ?? { x: 0, y: 0 }
  const back: PathStep[] = [{ command: 'M', points: [last] }]
  for (let index = steps.length - 1; index > 0; index--) {
    const end = ends[index - 1] ?? last
    const [one, other] = steps[index]?.points ?? []
    back.push(
      steps[index]?.command === 'C' && one && other
        ? { command: 'C', points: [other, one, end] }
        : { command: 'L', points: [end] },
    )
  }
  return [...back, { command: 'Z', points: [] }]
}
