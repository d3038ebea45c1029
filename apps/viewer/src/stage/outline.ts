import { Shape } from 'three'

/** A rectangle around the origin with rounded corners. */
export function roundedRectangle(width: number, height: number, radius: number): Shape {
  const [x, y] = [width / 2, height / 2]
  const shape = new Shape()
  shape.moveTo(-x + radius, -y)
  shape.lineTo(x - radius, -y).absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0, false)
  shape.lineTo(x, y - radius).absarc(x - radius, y - radius, radius, 0, Math.PI / 2, false)
  shape.lineTo(-x + radius, y).absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI, false)
  shape.lineTo(-x, -y + radius).absarc(-x + radius, -y + radius, radius, Math.PI, 1.5 * Math.PI, false)
  return shape
}
