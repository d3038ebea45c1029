import { drawingOf, type Mark } from '../drawing/drawing.ts'
import { centredNumber } from './numerals.ts'

/** A number in the cards' own digits, around a middle and as high as is asked for: for counters and notes. */
export function numberMarks(
  number: number,
  x: number,
  y: number,
  height: number,
  fill: string,
): readonly Mark[] {
  return drawingOf(centredNumber(number, x, y, height, fill)).marks
}
