import { describe, expect, it } from 'vitest'
import type { Extent } from '../../table/extent.ts'
import { AFAR, approach, type CameraLens, type Framing, framingOf } from './framing.ts'
import { turnToFit } from './turn-to-fit.ts'

const lens: CameraLens = { fov: Math.PI / 5, aspect: 16 / 9, pitch: 1, yaw: 0, least: 4, low: 0, rise: 0 }

/** Where a point of the table is in the picture: within ±1 it is seen. */
function seen(extent: Extent, x: number, z: number, of: CameraLens) {
  const { x: toX, z: toZ, distance } = framingOf(extent, of)
  const [sin, cos] = [Math.sin(of.yaw), Math.cos(of.yaw)]
  const [across, towards] = [(x - toX) * cos - (z - toZ) * sin, (x - toX) * sin + (z - toZ) * cos]
  const depth = distance - towards * Math.cos(of.pitch)
  const tan = Math.tan(of.fov / 2)
  return { across: across / (depth * tan * of.aspect), up: (-towards * Math.sin(of.pitch)) / (depth * tan) }
}

const extents: Extent[] = [
  { west: -0.5, east: 0.5, north: -0.5, south: 0.5 },
  { west: -9.5, east: 3.5, north: -2.5, south: 1.5 },
  { west: -1.5, east: 1.5, north: -7.5, south: 7.5 },
]
const lenses = [
  { aspect: 16 / 9, yaw: 0 },
  { aspect: 0.7, yaw: 0 },
  { aspect: 16 / 9, yaw: 0.8 },
  { aspect: 1, yaw: -2.5 },
  { aspect: 16 / 9, yaw: 0, pitch: Math.PI / 2 },
]

describe('the framing', () => {
  it.each(extents.flatMap((extent) => lenses.map((one) => ({ extent, ...one }))))(
    'shows all of $extent at $aspect, from $yaw',
    ({ extent, ...one }) => {
      for (const x of [extent.west, extent.east]) {
        for (const z of [extent.north, extent.south]) {
          const { across, up } = seen(extent, x, z, { ...lens, ...one })
          expect(Math.abs(across)).toBeLessThan(1)
          expect(Math.abs(up)).toBeLessThan(1)
        }
      }
    },
  )

  it.each(extents.slice(1).flatMap((extent) => lenses.map((one) => ({ extent, ...one }))))(
    'comes as near as that goes, with as much free on one side as on the other: $extent at $aspect, from $yaw',
    ({ extent, ...one }) => {
      const of = { ...lens, ...one, least: 0.1 }
      const [width, depth] = [(extent.east - extent.west) / 2, (extent.south - extent.north) / 2]
      const [x, z] = [(extent.west + extent.east) / 2, (extent.north + extent.south) / 2]
      const corners = [-1, 1].flatMap((aside) =>
        [-1, 1].map((away) => seen(extent, x + aside * width, z + away * depth, of)),
      )
      const sides = (['across', 'up'] as const).map((way) => {
        const places = corners.map((corner) => corner[way])
        return { most: Math.max(...places), least: Math.min(...places) }
      })
      const most = Math.max(...sides.map((side) => side.most))
      expect(most).toBeGreaterThan(0.8)
      expect(most).toBeLessThan(0.95)
      for (const { most, least } of sides) expect(Math.abs(most + least)).toBeLessThan(0.05)
    },
  )

  it('shows at least so many cells, and what it is about in the middle of the picture', () => {
    const tile = { west: 3.1, east: 4.9, north: -0.9, south: 0.9 }
    const low = { ...lens, pitch: 0.5, least: 1.75 }
    const middle = seen(tile, 4, 0, low)
    expect(Math.abs(middle.up)).toBeLessThan(0.2)
    expect(framingOf(tile, { ...low, least: 6 }).distance).toBeGreaterThan(
      1.5 * framingOf(tile, low).distance,
    )
  })

  it('shows what has to be seen, and not what it leaves free: an L from nearer than its corners', () => {
    const whole = { west: -4, east: 4, north: -2.5, south: 2.5 }
    const outline = [
      { x: -4, y: -2.5 },
      { x: -4, y: 2.5 },
      { x: 4, y: -2.5 },
    ]
    const of = { ...lens, yaw: 0.5, least: 1 }
    expect(framingOf({ ...whole, outline }, of).distance).toBeLessThan(0.93 * framingOf(whole, of).distance)
    for (const { x, y } of outline) {
      const { across, up } = seen({ ...whole, outline }, x, y, of)
      expect(Math.abs(across)).toBeLessThan(1)
      expect(Math.abs(up)).toBeLessThan(1)
    }
  })

  it('stands low in a picture that is higher than it is, and still whole', () => {
    const broad = { west: -4, east: 4, north: -0.5, south: 0.5 }
    const [high, low] = [0, 0.75].map((share) =>
      [-0.5, 0.5].map((z) => seen(broad, 0, z, { ...lens, low: share }).up),
    )
    expect(Math.max(...(low ?? []))).toBeLessThan(Math.min(...(high ?? [])))
    expect(Math.min(...(low ?? []))).toBeGreaterThan(-1)
    const tall = { west: -1, east: 1, north: -3, south: 3 }
    const [one, other] = [0, 0.75].map((share) => framingOf(tall, { ...lens, low: share }))
    expect(other?.z).toBeCloseTo(one?.z ?? 0)
  })

  it('what stands up there has room, too', () => {
    const tile = { west: -2, east: 2, north: -2, south: 2 }
    const low = { ...lens, pitch: 0.5, least: 1 }
    expect(framingOf(tile, { ...low, rise: 0.5 }).distance).toBeGreaterThan(framingOf(tile, low).distance)
  })

  it('turns to where a subject is had from nearer, and not for little', () => {
    const low = () => ({ ...lens, pitch: 0.55, least: 1 })
    const row = (x: number, y: number) => ({
      ...{ west: -x - 0.5, east: x + 0.5, north: -y - 0.5, south: y + 0.5 },
      outline: [-1, 1].flatMap((way) =>
        [-0.5, 0.5].flatMap((aside) =>
          [-0.5, 0.5].map((away) => ({ x: way * x + aside, y: way * y + away })),
        ),
      ),
    })
    for (const extent of [row(3, 1), row(1, 3)]) {
      const [straight, turned] = [low(), low()]
      turned.yaw = turnToFit(extent, turned)
      expect(framingOf(extent, turned).distance).toBeLessThan(0.9 * framingOf(extent, straight).distance)
    }
    const round = Array.from({ length: 48 }, (_, nth) => (nth / 24) * Math.PI).map((angle) => {
      return { x: 2 * Math.cos(angle), y: 2 * Math.sin(angle) }
    })
    expect(turnToFit({ west: -2, east: 2, north: -2, south: 2, outline: round }, low())).toBe(0)
    const kept = low()
    turnToFit(row(3, 3), kept)
    expect(kept.yaw).toBe(0)
  })

  it('comes to rest exactly there, wherever it comes from', () => {
    const to: Framing = { x: 3, z: -2, distance: 20, pitch: 1, yaw: -3, left: 40, foot: 0 }
    for (const yaw of [0, 3, -3]) {
      const framing: Framing = { ...AFAR, distance: 8, pitch: 1.5, yaw, foot: 90 }
      let frames = 0
      while (approach(framing, to, 0.2) && frames < 80) frames++
      expect(framing).toEqual(to)
      expect(frames).toBeLessThan(80)
    }
  })

  it('turns the shorter way round', () => {
    const here: Framing = { ...AFAR, distance: 8, yaw: 3 }
    approach(here, { ...here, yaw: -3 }, 0.5)
    expect(here.yaw).toBeCloseTo(Math.PI)
  })
})
