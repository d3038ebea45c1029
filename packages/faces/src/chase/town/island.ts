import type { Shape } from '../../drawing/drawing.ts'
import { by, placed } from '../../drawing/moves.ts'
import { circle, rectangle } from '../../drawing/outlines.ts'
import { filled, stroked } from '../../drawing/shapes.ts'
import { GOLD, LAWN, LAWN_DARK, PAPER, STONE, WATER } from '../paint/palette.ts'
import { createSteadyRandom } from './die.ts'

const ISLANDS: readonly (() => Shape[])[] = [
  function fountain() {
    return [filled(circle(0, 0, 3), WATER), stroked(circle(0, 0, 1.5), PAPER, 0.5)]
  },
  function monument() {
    return [filled(rectangle(-1.6, -1.6, 3.2, 3.2), STONE), filled(rectangle(-0.8, -0.8, 1.6, 1.6), PAPER)]
  },
  function bushes() {
    return [
      filled([...circle(-0.9, -0.8, 1.5), ...circle(1.2, 0.2, 1.2), ...circle(-0.3, 1.5, 1)], LAWN_DARK),
    ]
  },
  function flowers() {
    const blossoms = [0, 1, 2, 3, 4].flatMap((fifth) => {
      const angle = (fifth * 2 * Math.PI) / 5
      return circle(Math.sin(angle) * 2.3, -Math.cos(angle) * 2.3, 0.75)
    })
    return [filled(blossoms, PAPER), filled(circle(0, 0, 1), GOLD)]
  },
]

/** The island of a roundabout, where there is nothing to pick up. */
export function islandShapes(id: string): Shape[] {
  const island = ISLANDS[Math.floor(createSteadyRandom(`island of ${id}`)() * ISLANDS.length)]
  return placed(
    [filled(circle(0, 0, 5.6), PAPER), filled(circle(0, 0, 4.5), LAWN), ...(island?.() ?? [])],
    by(50, 50),
  )
}
