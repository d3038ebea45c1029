import { describe, expect, it } from 'vitest'
import { turnedQuarters } from './moves.ts'
import { arc, circle, line, roundedRectangle } from './outlines.ts'
import { parsePath, pathData } from './path.ts'

describe('path data', () => {
  it.each([
    ['line', line(0, 1, 2.345, -0.001)],
    ['circle', circle(50, 50, 10)],
    ['rounded rectangle', roundedRectangle(1, 2, 30, 20, 4)],
    ['two parts', [...line(0, 0, 1, 1), ...line(2, 2, 3, 3)]],
  ])('%s: what is written is read again', (_, path) => {
    const d = pathData(path)
    expect(pathData(parsePath(d))).toBe(d)
    expect(d).toMatch(/^[MLCZ0-9. -]+$/)
  })

  it('has two decimals and no minus zero', () => {
    expect(pathData(line(1.005, -0.001, 1 / 3, 2))).toBe('M1 0L0.33 2')
  })

  it.each(['', 'L1 2', 'M1', 'M1 2Q3 4 5 6', 'M1 2 3 4', 'm1 2', 'M1 x'])('%j is none', (d) => {
    expect(() => parsePath(d)).toThrow('no path data')
  })
})

it('an arc keeps to its circle', () => {
  for (const { points } of arc(0, 0, 10, 20, 340)) {
    const end = points.at(-1) ?? { x: 0, y: 0 }
    expect(Math.hypot(end.x, end.y)).toBeCloseTo(10)
  }
})

it('four quarter turns are none', () => {
  expect(turnedQuarters(4)({ x: 3, y: 8 })).toEqual({ x: 3, y: 8 })
  expect(turnedQuarters(1)({ x: 3, y: 8 })).toEqual({ x: 92, y: 3 })
  expect(turnedQuarters(-1)({ x: 92, y: 3 })).toEqual({ x: 3, y: 8 })
})
