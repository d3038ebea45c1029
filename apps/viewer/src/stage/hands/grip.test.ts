import { expect, it } from 'vitest'
import { AFAR, type Framing } from '../framing/framing.ts'
import { drag, orbit, zoom } from './grip.ts'

const FOV = 0.6
const framing = (more: Partial<Framing> = {}): Framing => ({
  ...AFAR,
  distance: 10,
  ...more,
})

it('a hand goes round the table, but never under it', () => {
  const one = framing()
  orbit(one, 100, 0, 500)
  expect(one.yaw).toBeLessThan(0)
  orbit(one, 0, 9000, 500)
  expect(one.pitch).toBe(Math.PI / 2)
  orbit(one, 0, -9000, 500)
  expect(one.pitch).toBeGreaterThan(0)
})

it('the table goes with the hand, from wherever one looks', () => {
  const south = framing()
  drag(south, 50, 0, 500, FOV)
  expect(south.x).toBeLessThan(0)
  expect(south.z).toBeCloseTo(0)
  const east = framing({ yaw: Math.PI / 2 })
  drag(east, 50, 0, 500, FOV)
  expect(east.x).toBeCloseTo(0)
  expect(east.z).toBeGreaterThan(0)
})

it('one gets neither into the table nor out of the room', () => {
  const one = framing()
  zoom(one, 0.001)
  expect(one.distance).toBeGreaterThan(2)
  zoom(one, 1e6)
  expect(one.distance).toBeLessThan(100)
  drag(one, 1e6, 1e6, 500, FOV)
  expect(Math.hypot(one.x, one.z)).toBeLessThan(40)
})
