import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase, plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { expect, it } from 'vitest'
import { highlightAt, overviewAt } from '../../../stage/camera/shot-at.ts'
import { chasePlanOf } from './plan-of.ts'

const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const
const { events } = playRandomMatch({
  seed: 2,
  players: 2,
  tileset: plainTileSet(2),
  skill: { sense: 100, care: 100, sight: 95, haste: 95, favourite: undefined, pace: 400_000 },
  organiser: false,
})
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const timeline = createTimeline(chase, created, rest)
const plans = Array.from({ length: timeline.length }, (_, index) => chasePlanOf(timeline, index, LOOK))

it('nothing is looked at before it has happened, nor after it was swept off', () => {
  let seen = 0
  for (const { highlights, tiles, emphases } of plans) {
    for (const { from, until, kind } of highlights) {
      seen++
      expect(until).toBeGreaterThan(from)
      // After the sweep the next start is planned.
      const swept = tiles[0]?.sweptFrom ?? Number.POSITIVE_INFINITY
      if (from < swept) expect(until).toBeLessThanOrEqual(swept)
      if (kind === 'close') expect(emphases.map((one) => one.from)).toContain(from)
    }
  }
  expect(seen).toBeGreaterThan(10)
})

it('the score is seen with the coins that were won', () => {
  const scored = plans.filter(
    // A round that begins before that ends the check.
    ({ check, coins, tiles }) =>
      check && check.scoreAt < (tiles[0]?.sweptFrom ?? 0) && coins.some(({ from }) => from === check.scoreAt),
  )
  expect(scored.length).toBeGreaterThan(0)
  for (const plan of scored) {
    const at = plan.check?.scoreAt ?? 0
    const [before, after] = [overviewAt(plan, at - 1), overviewAt(plan, at)]
    for (const { x, y } of plan.coins.filter(({ from }) => from === at)) {
      expect(x > after.west && x < after.east && y > after.north && y < after.south).toBe(true)
      expect(x > before.west && x < before.east && y > before.north && y < before.south).toBe(false)
    }
  }
})

it('the winners are seen with their coins, and then what was run', () => {
  let seen = 0
  for (const plan of plans) {
    const { check, coins, tiles, shown } = plan
    const swept = tiles[0]?.sweptFrom ?? Number.POSITIVE_INFINITY
    if (!check || check.scoreAt >= swept) continue
    const won = coins.filter(({ from }) => from === check.scoreAt)
    if (won.length === 0) continue
    seen++
    const on = highlightAt(plan, check.scoreAt)?.extent
    expect(
      won.some(
        ({ x, y }) =>
          on && x > on.west && x < on.east && y > on.north && y < on.south && on.east - on.west < 11,
      ),
    ).toBe(true)
    if (check.until >= swept) continue
    const after = highlightAt(plan, check.until)?.extent ?? overviewAt(plan, check.until)
    for (const { x, y } of shown?.paths.flatMap((path) => path.tiles) ?? [])
      expect(x > after.west && x < after.east && y > after.north && y < after.south).toBe(true)
  }
  expect(seen).toBeGreaterThan(0)
})

it('while the start is planned, the director looks at the hand that plans it', () => {
  let seen = 0
  for (const [index, plan] of plans.entries()) {
    const at = timeline.entryAt(index - 1)?.event.at ?? 0
    const shot = highlightAt(plan, at)
    const planned = plan.hands.filter(({ isStart }) => isStart)
    if (planned.length === 0 || plan.check || shot === undefined) continue
    seen++
    const { west, east, north, south } = shot.extent
    for (const { x, y } of planned) expect(x > west && x < east && y > north && y < south).toBe(true)
    expect(Math.max(east - west, south - north)).toBeLessThan(8)
  }
  expect(seen).toBeGreaterThan(0)
})

it('while the start is planned, one sees who plans it', () => {
  const planning = plans.filter(({ hands }) => hands.some(({ isStart }) => isStart))
  expect(planning.length).toBeGreaterThan(0)
  for (const plan of planning) {
    const { west, east, north, south } = overviewAt(plan, Number.MAX_SAFE_INTEGER)
    for (const { x, y } of plan.hands) expect(x > west && x < east && y > north && y < south).toBe(true)
  }
})

it('C3.1: players who plan the start see where its tiles may go, those who wait the prison, and neither what others hold', () => {
  const four = playRandomMatch({ seed: 3, players: 4, tileset: plainTileSet(2), organiser: false }).events
  const [first, ...more] = four as [ChaseEvent, ...ChaseEvent[]]
  const dealt = more.findIndex(({ type }) => type === 'round.dealt') + 1
  const whole = createTimeline(chase, first, more)
  for (const seat of [0, 1, 2, 3]) {
    const plan = chasePlanOf(whole, dealt, { ...LOOK, seat })
    const { west, east, north, south } = overviewAt(plan, Number.MAX_SAFE_INTEGER)
    const start = plan.match.round?.starts?.[String(seat)]?.length ?? 0
    expect(start > 0).toBe(plan.match.round?.roles[seat] === 'runner')
    for (const side of [-west, east, -north, south]) expect(side).toBe(start > 0 ? start : 0.5)
  }
})

it('the check is not kept waiting by the capture, and comes close to the mistake that decided once it is known', () => {
  let [before, during] = [0, 0]
  for (const { check, highlights, emphases } of plans) {
    if (!check) continue
    for (const { kind, from, until } of highlights) {
      if (kind !== 'close') continue
      if (from < check.from && ++before) expect(until).toBeLessThanOrEqual(check.from)
      else if (++during)
        expect(emphases.filter((one) => one.kind === 'mistake').map((one) => one.from)).toContain(from)
    }
  }
  expect(Math.min(before, during)).toBeGreaterThan(0)
})

it('a check is followed in shots that can be read, to its end', () => {
  let seen = 0
  for (const { check, highlights, tiles } of plans) {
    const swept = tiles[0]?.sweptFrom ?? 0
    if (!check || check.scoreAt >= swept) continue
    const shots = highlights.filter(
      ({ kind, from }) => kind === 'near' && from >= check.from && from < check.scoreAt,
    )
    expect(shots.at(-1)?.until).toBe(check.scoreAt)
    for (const [nth, { until }] of shots.entries()) {
      seen++
      expect(until).toBe(shots[nth + 1]?.from ?? check.scoreAt)
    }
  }
  expect(seen).toBeGreaterThan(3)
})

it('the check is seen with room for what is turned over', () => {
  const checked = plans.filter(({ check, tiles }) => check && check.from < (tiles[0]?.sweptFrom ?? 0))
  expect(checked.length).toBeGreaterThan(0)
  for (const plan of checked) {
    const at = plan.check?.from ?? 0
    expect(overviewAt(plan, at).north).toBeLessThan(overviewAt(plan, at - 1).north - 0.5)
  }
})

it('C4.3: a runner who has to take a pile sees those that they may take, and nobody is kept from the chase by them', () => {
  let seen = 0
  for (const [index, { match, stacks }] of plans.entries()) {
    const runner = match.round?.runners[0]
    if (runner === undefined || !match.round?.started || match.round.held !== undefined || match.round.ending)
      continue
    const piles = stacks.filter(({ kind }) => kind === 'pile')
    for (const seat of [runner, 1 - runner]) {
      const plan = chasePlanOf(timeline, index, { ...LOOK, seat })
      const { west, east, north, south } = overviewAt(plan, Number.MAX_SAFE_INTEGER)
      const own = plan.stacks.filter(({ kind }) => kind === 'pile')
      const areSeen = own.every(({ x, y }) => x > west && x < east && y > north && y < south)
      expect(areSeen).toBe(seat === runner)
      seen += piles.length
    }
  }
  expect(seen).toBeGreaterThan(0)
})
