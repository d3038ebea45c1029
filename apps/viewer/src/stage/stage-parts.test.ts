import { MOODS } from '@getaway/engine/following'
import {
  type DataTexture,
  DirectionalLight,
  Matrix4,
  type MeshBasicMaterial,
  PerspectiveCamera,
  SpotLight,
} from 'three'
import { describe, expect, it } from 'vitest'
import { FINENESS } from './quality.ts'
import { DECAL_COLUMNS, DECAL_ROWS, DUST_FRAMES } from './set/decal-pictures.ts'
import { createDecals } from './set/decals.ts'
import { createLights } from './set/lights.ts'
import { circleOutline, roundedOutline, sweep } from './set/sweep.ts'
import { createTableTop, tableExtent } from './set/table-top.ts'
import { drawnNothing } from './testing/blank-paper.ts'
import { undisposedOf } from './testing/undisposed.ts'

const kit = { paper: drawnNothing, anisotropy: 1, detail: 1, seed: 1 }

it('a table top leaves nothing behind', () => {
  const top = createTableTop({ width: 21, height: 15 }, kit)
  const left = undisposedOf(top.object)
  expect(left.size).toBeGreaterThan(12)
  top.dispose()
  expect(left.size).toBe(0)
})

it('lights give their shadow map back, also when it is replaced by a finer one', () => {
  const lights = createLights()
  const sun = lights.object.children.find((one) => one instanceof DirectionalLight)
  if (!sun) throw new Error('something casts shadows')
  lights.refine(FINENESS.low)
  let freed = 0
  const pretend = () => {
    sun.shadow.map = { dispose: () => freed++ } as unknown as typeof sun.shadow.map
  }
  pretend()
  lights.refine(FINENESS.high)
  expect([freed, sun.shadow.map, sun.shadow.mapSize.x]).toEqual([1, null, FINENESS.high.shadowMap])
  pretend()
  lights.dispose()
  expect(freed).toBe(2)
})

it.each(MOODS)('in the mood “%s” the lamp hangs over what a camera looks at, wherever that is', (mood) => {
  const lights = createLights()
  lights.light(mood)
  const lamp = lights.object.children.find((one) => one instanceof SpotLight)
  if (!lamp) throw new Error('a lamp hangs there')
  const camera = new PerspectiveCamera()
  camera.rotation.order = 'YXZ'
  camera.position.set(3, 8, 9)
  camera.rotation.set(-Math.PI / 4, 0, 0)
  expect(lights.hangOver(camera)).toBeCloseTo(8 * Math.SQRT2)
  expect(lamp.target.position.x).toBeCloseTo(3)
  expect(lamp.target.position.z).toBeCloseTo(1)
  const near = lamp.position.y
  camera.position.set(3, 16, 17)
  lights.hangOver(camera)
  expect(lamp.position.y).toBeCloseTo(2 * near)
  // Along the table there is nothing to hang over.
  camera.rotation.set(0, 0, 0)
  expect(lights.hangOver(camera)).toBeLessThan(100)
  lights.dispose()
})

describe('pictures on the table', () => {
  const at = new Matrix4().makeTranslation(2, 5, 3)

  it('lie flat around what they belong to, and those that do not fit in are left out', () => {
    const decals = createDecals(2, 1)
    decals.begin()
    for (let nth = 0; nth < 3; nth++) decals.put(0, 0, at, 1, 0.1)
    decals.end()
    const { geometry, visible } = decals.mesh
    expect([visible, geometry.drawRange.count]).toEqual([true, 12])
    geometry.computeBoundingBox()
    const { min, max } = geometry.boundingBox ?? {}
    expect([min?.toArray(), max?.toArray()].flat().map((value) => value?.toFixed(2))).toEqual(
      [1.5, 0.1, 2.5, 2.5, 0.1, 3.5].map((value) => value.toFixed(2)),
    )
    decals.begin()
    decals.end()
    expect(decals.mesh.visible).toBe(false)
    decals.dispose()
  })

  it('grow fainter from column to column, reach no neighbour, and are the same for a seed', () => {
    const pixelsOf = (seed: number) => {
      const decals = createDecals(1, seed)
      const { map } = decals.mesh.material as MeshBasicMaterial
      const { data, width, height } = (map as DataTexture).image
      decals.dispose()
      return { data: data as Uint8Array, width, height }
    }
    const { data, width, height } = pixelsOf(1)
    const side = width / DECAL_COLUMNS
    let edge = 0
    const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0
    for (let row = 0; row < DECAL_ROWS; row++) {
      const sums = Array.from({ length: DECAL_COLUMNS }, (_, column) => {
        let sum = 0
        for (let nth = 0; nth < side * side; nth++) {
          const [x, y] = [nth % side, Math.floor(nth / side)]
          const alpha = alphaAt(column * side + x, row * side + y)
          sum += alpha
          if (x === 0 || y === 0 || x === side - 1 || y === side - 1) edge = Math.max(edge, alpha)
        }
        return sum
      })
      expect(sums.at(-1)).toBeLessThan((sums[0] ?? 0) * (row === DUST_FRAMES ? 1 : 0.5))
      expect(sums[0]).toBeGreaterThan(0)
    }
    expect(edge).toBeLessThan(24)
    expect(height).toBe(side * DECAL_ROWS)
    expect(Buffer.compare(pixelsOf(1).data, data)).toBe(0)
    expect(Buffer.compare(pixelsOf(2).data, data)).not.toBe(0)
  })

  it('leave nothing behind', () => {
    const decals = createDecals(1, 1)
    const left = undisposedOf(decals.mesh)
    expect(left.size).toBe(3)
    decals.dispose()
    expect(left.size).toBe(0)
  })
})

it('shadows are aimed again only at something new', () => {
  const lights = createLights()
  const extent = tableExtent({ width: 21, height: 15 })
  expect([lights.aim(extent), lights.aim(extent), lights.aim({ ...extent, east: 1 })]).toEqual([
    true,
    false,
    true,
  ])
})

it.each([
  ['a slab', roundedOutline(1, 1, 0.06)],
  ['a disc', circleOutline(0.5, 24)],
])('%s is closed: each edge has a face on both sides, and all look outwards', (_, outline) => {
  const { index, attributes } = sweep(
    outline,
    [
      [-0.02, 0],
      [0, 0.02],
      [0, 0.1],
      [-0.02, 0.12],
    ],
    'capped',
  )
  const { position, normal } = attributes
  if (!index || !position || !normal) throw new Error('a body has corners')
  const spot = (corner: number) => {
    const at = index.getX(corner)
    return [position.getX(at), position.getY(at), position.getZ(at)] as const
  }
  const name = (corner: number) =>
    spot(corner)
      .map((value) => Math.round(value * 1e5))
      .join(' ')
  const edges = new Map<string, number>()
  for (let first = 0; first < index.count; first += 3) {
    const [a, b, c] = [spot(first), spot(first + 1), spot(first + 2)]
    const [u, v] = [
      a.map((value, axis) => (b[axis] ?? 0) - value),
      a.map((value, axis) => (c[axis] ?? 0) - value),
    ]
    const [ux = 0, uy = 0, uz = 0] = u
    const [vx = 0, vy = 0, vz = 0] = v
    const faces = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const
    const at = index.getX(first)
    const agrees = faces[0] * normal.getX(at) + faces[1] * normal.getY(at) + faces[2] * normal.getZ(at)
    expect(agrees).toBeGreaterThan(0)
    for (const [one, other] of [
      [first, first + 1],
      [first + 1, first + 2],
      [first + 2, first],
    ] as const) {
      const key = [name(one), name(other)].sort().join(' – ')
      edges.set(key, (edges.get(key) ?? 0) + 1)
    }
  }
  expect([...edges.values()].every((count) => count === 2)).toBe(true)
})
