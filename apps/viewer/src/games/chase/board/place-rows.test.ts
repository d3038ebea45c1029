import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { chasePlanOf } from '../plan/plan-of.ts'
import { placeRowsOf } from './place-rows.ts'

const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const

const { events } = playRandomMatch({
  seed: 5,
  players: 4,
  skill: { sense: 100, care: 70, sight: 70 },
  organiser: false,
})
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const timeline = createTimeline(chase, created, rest)

function indexOf(type: ChaseEvent['type']): number {
  const found = Array.from({ length: timeline.length }, (_, index) => index).find(
    (index) => timeline.entryAt(index)?.event.type === type,
  )
  if (found === undefined) throw new Error(`no ${type} in this match`)
  return found
}

describe('the table for who does not see it', () => {
  it('tells every tile of every path, in its order and at its place', () => {
    for (let index = 0; index < timeline.length; index += 5) {
      const plan = chasePlanOf(timeline, index, LOOK)
      const rows = placeRowsOf(plan, Number.MAX_SAFE_INTEGER, 'en')
      expect(rows.map(({ places }) => places.map(({ x, y }) => ({ x, y })))).toEqual(
        (plan.match.round?.paths ?? []).map(({ tiles }) => tiles.map(({ x, y }) => ({ x, y }))),
      )
    }
  })

  it('says how a tile is marked, and which one is next', () => {
    const plan = chasePlanOf(timeline, indexOf('marker.placed') + 1, LOOK)
    const said = placeRowsOf(plan, Number.MAX_SAFE_INTEGER, 'en').flatMap(({ places }) =>
      places.map(({ label }) => label),
    )
    expect(said.filter((label) => label.includes('marked ')).length).toBeGreaterThan(0)
    expect(said.filter((label) => label.includes('next to be marked')).length).toBeGreaterThan(0)
    expect(said.every((label) => /^(Tile|Hideout, tile) \d+, /.test(label))).toBe(true)
  })

  it('nobody is told of a mistake before the check is over', () => {
    const plan = chasePlanOf(timeline, indexOf('round.scored') + 1, LOOK)
    const { check } = plan
    const wrong = (instant: number) =>
      placeRowsOf(plan, instant, 'en')
        .flatMap(({ places }) => places)
        .filter(({ label }) => label.includes('wrongly'))
    const mistakes = check?.steps.filter(({ clause }) => clause !== null).length ?? 0
    expect(mistakes).toBeGreaterThan(0)
    expect(wrong((check?.scoreAt ?? 0) - 1)).toEqual([])
    expect(wrong(check?.scoreAt ?? 0).length).toBeGreaterThan(0)
  })
})
