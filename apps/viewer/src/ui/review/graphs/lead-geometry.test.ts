import { expect, it } from 'vitest'
import { axisTimes, leadGeometry, ticksOf } from './lead-geometry.ts'

const SECOND = 1_000_000
const chapter = { from: 0, until: 100 * SECOND }
const lead = (values: readonly (readonly [second: number, value: number])[]) => ({
  ...{ key: '', ahead: [0], behind: [1] },
  points: values.map(([second, value], seq) => ({ at: second * SECOND, seq, value })),
})

it('holds each value until the next, from the axis to the end of the chapter', () => {
  const { line, area, xOf, yOf } = leadGeometry(
    lead([
      [0, 2],
      [50, 4],
    ]),
    chapter,
    { from: 0, to: 4 },
    { left: 20, width: 220, height: 148 },
  )
  expect([xOf(0), xOf(50 * SECOND), xOf(100 * SECOND)]).toEqual([20, 120, 220])
  expect(yOf(4)).toBeLessThan(yOf(2))
  expect(line).toBe(`M20.0 ${yOf(2).toFixed(1)}V${yOf(2).toFixed(1)}H120.0V${yOf(4).toFixed(1)}H220.0`)
  expect(area.endsWith(`V${yOf(0).toFixed(1)}Z`)).toBe(true)
})

it('a lead may change sides: nobody is ahead in the middle', () => {
  const { yOf, base } = leadGeometry(
    lead([
      [0, -3],
      [50, 3],
    ]),
    chapter,
    { from: 0, to: 1 },
    { left: 0, width: 100, height: 138 },
  )
  expect(base).toBe(yOf(0))
  expect(yOf(-3) - base).toBeCloseTo(base - yOf(3))
})

it('without a point there is no line', () => {
  const { line, area } = leadGeometry(
    lead([]),
    chapter,
    { from: 0, to: 4 },
    { left: 0, width: 9, height: 90 },
  )
  expect([line, area]).toEqual(['', ''])
})

it.each([
  { low: 0, high: 4, ticks: [0, 1, 2, 3, 4] },
  { low: 0, high: 9, ticks: [0, 5] },
  { low: 0, high: 1, ticks: [0, 0.5, 1] },
  { low: -3, high: 3, ticks: [-2, 0, 2] },
])('from $low to $high the axis is marked at $ticks', ({ low, high, ticks }) => {
  expect(ticksOf(low, high).map((tick) => Math.round(tick * 1000) / 1000 + 0)).toEqual(ticks)
})

it('times stand apart and not at the very edge', () => {
  const times = axisTimes(chapter, 500)
  expect(times.length).toBeGreaterThan(2)
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
  expect(new Set(gaps).size).toBe(1)
  expect(Math.max(...times)).toBeLessThan(chapter.until)
  expect(axisTimes({ from: 5, until: 5 }, 500)).toEqual([])
})
