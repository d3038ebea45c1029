import { MathUtils, type PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Extent } from '../../table/extent.ts'
import { createTableCamera } from '../camera/camera.ts'
import type { Covered, PictureRoom } from './covered.ts'

const NOWHERE: Extent = { west: -0.5, east: 0.5, north: -0.5, south: 0.5 }
const extents: { name: string; extent: Extent }[] = [
  { name: 'a prison alone', extent: NOWHERE },
  { name: 'a long path', extent: { west: -9.5, east: 10.5, north: -0.5, south: 1.5 } },
  { name: 'a high one', extent: { west: -0.5, east: 1.5, north: -7.5, south: 6.5 } },
  { name: 'one to the south-west', extent: { west: -8.5, east: 0.5, north: -0.5, south: 7.5 } },
]
const OPEN: PictureRoom = { width: 944, height: 525, head: 54, foot: 0, corner: { width: 0, height: 0 } }
const PHONE: PictureRoom = { ...OPEN, width: 390, height: 456 }
const rooms: { name: string; room: PictureRoom }[] = [
  { name: 'in the open', room: OPEN },
  { name: 'over a story', room: { ...OPEN, foot: 120 } },
  { name: 'beside a magnifier', room: { ...OPEN, corner: { width: 218, height: 245 } } },
  { name: 'beside both', room: { ...OPEN, foot: 120, corner: { width: 218, height: 245 } } },
  { name: 'on a phone', room: { ...PHONE, corner: { width: 124, height: 155 } } },
  { name: 'on a phone, over a story', room: { ...PHONE, foot: 110 } },
]

function aimed(extent: Extent, { width, height, ...covered }: PictureRoom & Covered): PerspectiveCamera {
  const eye = createTableCamera({ isCalm: true, onHold() {}, onMove() {} })
  eye.cover(covered)
  eye.resize(width, height)
  const plan = { overviews: [{ from: 0, extent }], highlights: [], beats: [], restsAt: 0 }
  eye.follow(plan, 1, 1, 0.02)
  eye.camera.updateMatrixWorld()
  return eye.camera
}

describe.each(rooms)('$name', ({ room }) => {
  it.each(extents)('$name is seen whole, and nothing covers it', ({ extent }) => {
    const camera = aimed(extent, room)
    const at = (x: number, z: number) => {
      const { x: across, y: up } = new Vector3(x, 0, z).project(camera)
      return { x: ((across + 1) / 2) * room.width, y: ((1 - up) / 2) * room.height }
    }
    for (let share = 0; share <= 1; share += 0.05) {
      const x = MathUtils.lerp(extent.west, extent.east, share)
      const z = MathUtils.lerp(extent.north, extent.south, share)
      const edge = [at(x, extent.north), at(x, extent.south), at(extent.west, z), at(extent.east, z)]
      for (const { x: across, y: down } of edge) {
        expect(across).toBeGreaterThan(0)
        expect(across).toBeLessThan(room.width)
        expect(down).toBeGreaterThan(room.head)
        expect(down).toBeLessThan(room.height - room.foot)
        const { corner } = room
        expect(across < corner.width && down > room.height - corner.height).toBe(false)
      }
    }
  })
})

it('what is covered where nothing lies moves nothing', () => {
  const corner = { width: 100, height: 100 }
  const [open, covered] = [aimed(NOWHERE, OPEN), aimed(NOWHERE, { ...OPEN, corner })]
  expect(covered.projectionMatrix.elements).toEqual(open.projectionMatrix.elements)
  expect(covered.position).toEqual(open.position)
})
