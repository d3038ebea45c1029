import { describe, expect, it } from 'vitest'
import type { Extent } from './extent.ts'
import { approach, framingOf, type Lens } from './framing.ts'

const lens: Lens = { fov: Math.PI / 5, aspect: 16 / 9, pitch: 1 }

/** Where a point of the table is in the picture: within ±1 it is seen. */
function seen(extent: Extent, x: number, z: number, { fov, aspect, pitch }: Lens) {
  const framing = framingOf(extent, { fov, aspect, pitch })
  const [dx, dz] = [x - framing.x, z - framing.z]
  const depth = framing.distance - dz * Math.cos(pitch)
  const tan = Math.tan(fov / 2)
  return { across: dx / (depth * tan * aspect), up: (-dz * Math.sin(pitch)) / (depth * tan) }
}

const extents: Extent[] = [
  { west: -0.5, east: 0.5, north: -0.5, south: 0.5 },
  { west: -9.5, east: 3.5, north: -2.5, south: 1.5 },
  { west: -1.5, east: 1.5, north: -7.5, south: 7.5 },
]

describe('the framing', () => {
  it.each(extents.flatMap((extent) => [16 / 9, 0.7].map((aspect) => ({ extent, aspect }))))(
    'shows all of $extent at $aspect',
    ({ extent, aspect }) => {
      for (const x of [extent.west, extent.east]) {
        for (const z of [extent.north, extent.south]) {
          const { across, up } = seen(extent, x, z, { ...lens, aspect })
          expect(Math.abs(across)).toBeLessThan(1)
          expect(Math.abs(up)).toBeLessThan(1)
        }
      }
    },
  )

  it('comes to rest', () => {
    const to = { x: 3, z: -2, distance: 20 }
    let framing = { x: 0, z: 0, distance: 8 }
    for (let frame = 0; frame < 60; frame++) framing = approach(framing, to, 0.2)
    expect(framing).toBe(to)
  })
})
