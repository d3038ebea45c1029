import type { BufferGeometry } from 'three'
import { expect, it } from 'vitest'
import { tileGeometry } from './piece-geometry.ts'

const faces = {
  top: { u: 0, v: 0, size: 0.1 },
  side: { u: 0.5, v: 0.5, size: 0.1 },
  bottom: { u: 0.8, v: 0.8, size: 0.1 },
}

/** Where in its picture, from left to right and from top to bottom, the printed corners of a side lie. */
function printed(geometry: BufferGeometry, up: 1 | -1) {
  const { position, normal, uv } = geometry.attributes
  if (!position || !normal || !uv) throw new Error('a piece has corners')
  const { u, v, size } = up === 1 ? faces.top : faces.bottom
  return Array.from({ length: position.count }, (_, index) => index)
    .filter((index) => normal.getY(index) * up > 0.9)
    .map((index) => ({
      east: position.getX(index),
      south: position.getZ(index),
      right: (uv.getX(index) - u) / size - 0.5,
      down: 0.5 - (uv.getY(index) - v) / size,
    }))
}

it('the face has east at the right, the back at the left: both read rightly from their own side', () => {
  const geometry = tileGeometry(faces)
  for (const up of [1, -1] as const) {
    const corners = printed(geometry, up)
    expect(corners.length).toBeGreaterThan(2)
    for (const { east, south, right, down } of corners) {
      expect(Math.sign(right)).toBe(Math.sign(east) * up)
      expect(Math.sign(down)).toBe(Math.sign(south))
      expect(Math.abs(right)).toBeLessThanOrEqual(0.5)
    }
  }
})
