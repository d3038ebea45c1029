import { expect, it } from 'vitest'
import { jitterOf } from './jitter.ts'

it('one picture alone is not moved', () => {
  expect(jitterOf(0, 1)).toEqual({ pixel: [0, 0], lens: [0, 0], lamp: [0, 0] })
})

it.each([8, 16, 32])('%i pictures lie evenly around where one would be', (count) => {
  const all = Array.from({ length: count }, (_, nth) => jitterOf(nth, count))
  for (const of of ['pixel', 'lens', 'lamp'] as const) {
    const points = all.map((one) => one[of])
    expect(new Set(points.map(String)).size).toBe(count)
    for (const axis of [0, 1] as const) {
      const mean = points.reduce((sum, point) => sum + point[axis], 0) / count
      expect(Math.abs(mean)).toBeLessThan(0.25)
    }
    const reach = Math.max(...points.map(([x, y]) => Math.hypot(x, y)))
    expect(reach).toBeGreaterThan(0.8)
    expect(reach).toBeLessThanOrEqual(Math.SQRT2)
  }
})
