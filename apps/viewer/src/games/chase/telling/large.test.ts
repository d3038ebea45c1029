import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { chasePlanOf } from '../plan/plan-of.ts'
import { chaseLargeOf } from './large.ts'

const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const

const { events } = playRandomMatch({
  seed: 5,
  players: 2,
  skill: { sense: 100, care: 90, sight: 90 },
  organiser: false,
})
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const timeline = createTimeline(chase, created, rest)

function planAfter(type: ChaseEvent['type'], nth: number) {
  const found = Array.from({ length: timeline.length }, (_, index) => index).filter(
    (index) => timeline.entryAt(index)?.event.type === type,
  )[nth]
  if (found === undefined) throw new Error(`no ${type} in this match`)
  return chasePlanOf(timeline, found + 1, LOOK)
}

describe('what is had large', () => {
  const running = planAfter('marker.placed', 0)
  const path = running.shown?.paths[0]
  const next = path?.tiles[path.markers.length]
  const first = path?.tiles[0]

  it('the tile that is to be marked next, as it lies', () => {
    const [piece, ...others] = chaseLargeOf(running, undefined, 0, 'en')
    expect(others).toEqual([])
    expect(piece).toMatchObject({ label: `Tile ${(path?.markers.length ?? 0) + 1}`, turn: next?.rot })
  })

  it('the tile one points at, anywhere on it', () => {
    const { x, y } = first ?? { x: 0, y: 0 }
    const at = { x: x + 0.4, y: y - 0.4 }
    expect(chaseLargeOf(running, at, 0, 'it')[0]?.label).toBe('Tessera 1')
  })

  it('beside all tiles, as if one pointed at nothing', () => {
    const aside = chaseLargeOf(running, { x: 9, y: 7 }, 0, 'en')
    expect(aside).toEqual(chaseLargeOf(running, undefined, 0, 'en'))
  })

  it('in the check, the tile that it has come to; of a marked one, who counts', () => {
    const plan = planAfter('round.scored', 0)
    const steps = plan.check?.steps ?? []
    for (const { from, position, of } of steps) {
      const [piece] = chaseLargeOf(plan, undefined, from, 'en')
      expect(piece?.label).toBe(`Tile ${position}`)
      const plain = chaseLargeOf(plan, undefined, steps[0]?.from ?? 0, 'en')[0]
      if (of === 'marker' && position === 1) {
        expect(piece?.drawing.marks.length).toBeGreaterThan(plain?.drawing.marks.length ?? 0)
      }
    }
    expect(chaseLargeOf(plan, undefined, plan.check?.scoreAt ?? 0, 'en')).toEqual([])
  })

  it('after the sweep the next round, though nothing has happened since', () => {
    const plan = planAfter('start.placed', 1)
    const swept = plan.overviews[1]?.from ?? Number.NaN
    const first = plan.match.round?.paths[0]?.tiles[0]
    const key = (instant: number) => chaseLargeOf(plan, undefined, instant, 'en')[0]?.key ?? ''
    expect(key(swept - 1)).not.toContain(first?.tile.id)
    expect(key(swept)).toContain(first?.tile.id)
  })

  it('the same drawing for the same tile: it is asked for with each move of the pointer', () => {
    const one = chaseLargeOf(running, undefined, 0, 'en')[0]?.drawing
    expect(chaseLargeOf(running, undefined, 1, 'it')[0]?.drawing).toBe(one)
  })
})
