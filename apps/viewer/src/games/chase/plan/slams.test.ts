import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase, chaserPathOf } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { expect, it } from 'vitest'
import type { Look } from '../../../table/table-plan.ts'
import { chasePlanOf } from './plan-of.ts'
import { handAboveAt, handBackAt, isHandThere } from './slams.ts'

const LOOK: Look = { motion: 'full', side: 'all', skipped: undefined }
const { events } = playRandomMatch({ seed: 3, players: 4, organiser: false })
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const timeline = createTimeline(chase, created, rest)
const indices = Array.from({ length: timeline.length + 1 }, (_, index) => index)

it('C7.4: each path that was caught is slammed upon by its chaser, and free again before the check', () => {
  let seen = 0
  for (const index of indices) {
    const { slams, shown, check, restsAt } = chasePlanOf(timeline, index, LOOK)
    const caught = shown?.paths.filter((path) => path.caught) ?? []
    expect(slams.length).toBe(caught.length)
    for (const [nth, slam] of slams.entries()) {
      const { tiles, markers } = caught[nth] ?? { tiles: [], markers: [] }
      const { x, y } = tiles[markers.length - 1] ?? {}
      expect(slam).toMatchObject({ seat: markers.at(-1)?.by, from: caught[nth]?.caught?.at, x, y })
      expect(slam.until).toBeLessThanOrEqual(Math.min(check?.from ?? restsAt, restsAt))
      seen++
    }
  }
  expect(seen).toBeGreaterThan(0)
})

it('strikes, lies, and is drawn back; where motion is reduced it lies there', () => {
  const slam = { seat: 0, turn: 0, x: 1, y: 2, from: 1_000_000, until: 2_250_000 }
  const at = (instant: number, isCalm = false) => [
    isHandThere(slam, instant),
    handAboveAt(slam, instant, isCalm),
    handBackAt(slam, instant, isCalm),
  ]
  expect(at(999_999)[0]).toBe(false)
  expect(at(1_000_000)).toEqual([true, 1, 0])
  expect(at(1_500_000)).toEqual([true, 0, 0])
  expect(at(2_249_000)[2]).toBeGreaterThan(0.99)
  expect(at(2_250_000)[0]).toBe(false)
  expect([1_000_000, 2_249_000].map((instant) => at(instant, true))).toEqual([
    [true, 0, 0],
    [true, 0, 0],
  ])
})

it('C7.1: a chaser is shown the first tile without a marker on the path that they chase, and nobody else is', () => {
  let seen = 0
  for (const index of indices) {
    for (const seat of [undefined, 0, 1]) {
      const { next, match } = chasePlanOf(timeline, index, { ...LOOK, ...(seat !== undefined && { seat }) })
      const path = match.round && seat !== undefined ? chaserPathOf(match.round, seat) : undefined
      if (path === undefined) expect(next).toEqual([])
      const { tiles, markers } = match.round?.paths[path ?? 0] ?? { tiles: [], markers: [] }
      for (const { x, y } of next) {
        expect(tiles[markers.length]).toMatchObject({ x, y })
        seen++
      }
    }
  }
  expect(seen).toBeGreaterThan(0)
})
