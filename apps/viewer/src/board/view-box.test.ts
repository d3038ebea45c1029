import { describe, expect, it } from 'vitest'
import type { PictureRoom } from '../stage/framing/covered.ts'
import type { Extent } from '../table/extent.ts'
import { type Box, boxAround, nearer, reshaped, viewBoxOf, zoomed } from './view-box.ts'

const ROOM: PictureRoom = { width: 900, height: 600, head: 50, foot: 0, corner: { width: 0, height: 0 } }

const extents: { name: string; extent: Extent }[] = [
  { name: 'a prison alone', extent: { west: -0.5, east: 0.5, north: -0.5, south: 0.5 } },
  { name: 'a long path', extent: { west: -9.5, east: 10.5, north: -0.5, south: 1.5 } },
  { name: 'a high one', extent: { west: -0.5, east: 1.5, north: -7.5, south: 6.5 } },
  { name: 'one to the south-west', extent: { west: -8.5, east: 0.5, north: -0.5, south: 7.5 } },
]
const rooms: { name: string; room: PictureRoom }[] = [
  { name: 'in the open', room: ROOM },
  { name: 'over a story', room: { ...ROOM, foot: 120 } },
  { name: 'beside a magnifier', room: { ...ROOM, corner: { width: 220, height: 250 } } },
  { name: 'on a phone', room: { ...ROOM, width: 390, height: 456, corner: { width: 130, height: 150 } } },
]

describe.each(rooms)('$name', ({ room }) => {
  it.each(extents)('$name is seen whole, and nothing covers it', ({ extent }) => {
    const box = boxAround(extent, room)
    const cell = room.width / box.width
    expect(box.height * cell).toBeCloseTo(room.height)
    const [left, right] = [(extent.west - box.x) * cell, (extent.east - box.x) * cell]
    const [top, bottom] = [(extent.north - box.y) * cell, (extent.south - box.y) * cell]
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(room.width)
    expect(top).toBeGreaterThanOrEqual(room.head)
    expect(bottom).toBeLessThanOrEqual(room.height - room.foot)
    const { corner } = room
    expect(left < corner.width && bottom > room.height - corner.height).toBe(false)
  })
})

const BOX: Box = { x: -4, y: -3, width: 12, height: 8 }

describe('in hand', () => {
  it('what is under the pointer stays there', () => {
    const near = zoomed(BOX, 2, 0.25, 0.75)
    expect(near.width).toBe(6)
    expect(near.x + near.width * 0.25).toBeCloseTo(BOX.x + BOX.width * 0.25)
    expect(near.y + near.height * 0.75).toBeCloseTo(BOX.y + BOX.height * 0.75)
  })

  it('neither a speck nor a blot', () => {
    expect(zoomed(BOX, 1e6).width).toBe(1.6)
    expect(zoomed(BOX, 1e-6).width).toBe(60)
  })

  it('a picture of another form shows the same middle', () => {
    const high = reshaped(BOX, 600, 900)
    expect(high).toEqual({ x: -4, y: -8, width: 12, height: 18 })
  })
})

describe('on the way', () => {
  const goal: Box = { x: 0, y: 0, width: 6, height: 4 }
  it('comes nearer, and is there in the end', () => {
    let box = BOX
    for (let frame = 0; frame < 400 && box !== goal; frame++) box = nearer(box, goal, 0.06)
    expect(box).toBe(goal)
  })

  it('at once for who wants no motion', () => {
    expect(nearer(BOX, goal, 1)).toBe(goal)
  })

  it('is written in few digits', () => {
    expect(viewBoxOf({ x: 1 / 3, y: -2, width: 12.00049, height: 8 })).toBe('0.333 -2 12 8')
  })
})
