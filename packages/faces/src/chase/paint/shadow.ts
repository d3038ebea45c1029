import type { Shape } from '../../drawing/drawing.ts'
import { by, moved } from '../../drawing/moves.ts'
import type { VectorPath } from '../../drawing/path.ts'
import { filled } from '../../drawing/shapes.ts'
import { SHADOW } from './palette.ts'

/** All light comes from the north-west, so a shadow falls only once its thing has been turned into place. */
export function fallingShadow(path: VectorPath, opacity = 0.3): Shape {
  return filled(moved(path, by(0.9, 1.2)), SHADOW, { opacity })
}
