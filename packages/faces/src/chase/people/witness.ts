import type { Heading } from '@getaway/engine/chase'
import type { Shape } from '../../drawing/drawing.ts'
import { by, inTurn, moved, rotated, scaled } from '../../drawing/moves.ts'
import { circle, curve } from '../../drawing/outlines.ts'
import type { VectorPath, VectorPoint } from '../../drawing/path.ts'
import { filled, stroked } from '../../drawing/shapes.ts'
import { INK, PAPER, SEAM } from '../paint/palette.ts'
import type { Witness } from './crowd.ts'

/** Somebody in a coat from above, shoulders behind and the eye in front: within a circle of 1, looking north. */
const COAT: VectorPath = [
  { command: 'M', points: [{ x: -0.82, y: 0.46 }] },
  {
    command: 'C',
    points: [
      { x: -0.82, y: -0.08 },
      { x: -0.36, y: -0.2 },
      { x: 0, y: -0.93 },
    ],
  },
  {
    command: 'C',
    points: [
      { x: 0.36, y: -0.2 },
      { x: 0.82, y: -0.08 },
      { x: 0.82, y: 0.46 },
    ],
  },
  {
    command: 'C',
    points: [
      { x: 0.82, y: 0.86 },
      { x: -0.82, y: 0.86 },
      { x: -0.82, y: 0.46 },
    ],
  },
  { command: 'Z', points: [] },
]
const EYE = circle(0, 0.16, 0.42)
const PUPIL = circle(0, -0.01, 0.25)
const GLINT = circle(0.08, -0.09, 0.07)
const HEM = curve({ x: -0.6, y: 0.44 }, { x: -0.5, y: 0.64 }, { x: 0.5, y: 0.64 }, { x: 0.6, y: 0.44 })

/** All witnesses of a size: one layer after the other, so that many cost no more marks than one. */
export function witnessShapes(witnesses: readonly Witness[], size: number): Shape[] {
  if (witnesses.length === 0) return []
  const layer = (part: VectorPath) => witnesses.flatMap((one) => moved(part, stance(one, one.looks, size)))
  const coats = layer(COAT)
  return [
    stroked(coats, PAPER, size * 0.26),
    filled(coats, INK),
    stroked(layer(HEM), SEAM, size * 0.09),
    filled(layer(EYE), PAPER),
    filled(layer(PUPIL), INK),
    filled(layer(GLINT), PAPER),
  ]
}

function stance({ x, y }: VectorPoint, looks: Heading, size: number) {
  return inTurn(scaled(size), rotated(looks * 90), by(x, y))
}
