import { DirectionalLight } from 'three'
import { expect, it } from 'vitest'
import { FINENESS } from './quality.ts'
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

it('shadows are aimed anew only at something new', () => {
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
