import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, type ChaseReport, chase, plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import type { Look } from '../../../table/table-plan.ts'
import { DROP, SWEEP } from './motion.ts'
import type { ChasePlan } from './plan.ts'
import { type ChaseTimeline, chasePlanOf, checkKey } from './plan-of.ts'

const LOOK: Look = { motion: 'full', side: 'all', skipped: undefined }

function matchOf(seed: number, players: 2 | 3 | 4, pace: number) {
  const { events } = playRandomMatch({
    seed,
    players,
    tileset: plainTileSet(seed),
    skill: { sense: 100, care: 100, sight: 95, haste: 95, favourite: undefined, pace },
    organiser: false,
  })
  return events as [ChaseEvent, ...ChaseEvent[]]
}

const [created, ...rest] = matchOf(2, 2, 400_000)
const whole = createTimeline(chase, created, rest)

/** What an index comes to, without the state that it was made of. */
function plan(timeline: ChaseTimeline, index: number, look = LOOK) {
  const { match: _, shown: __, check: ___, ...all } = chasePlanOf(timeline, index, look)
  return all
}

function indexOf(type: ChaseEvent['type'], nth = 0): number {
  const found = Array.from({ length: whole.length }, (_, index) => index).filter((index) => {
    const entry = whole.entryAt(index)
    return entry?.event.type === type && entry.admission.type === 'applies'
  })[nth]
  if (found === undefined) throw new Error(`no ${type} in this match`)
  return found
}

describe('the plan after so many events', () => {
  it('is the same for who was there live', () => {
    const live = createTimeline(chase, created)
    for (const event of rest) {
      live.push(event)
      expect(plan(live, live.length)).toEqual(plan(whole, live.length))
    }
  })

  it('moves nothing after it rests', () => {
    for (let index = 0; index <= whole.length; index++) {
      const { restsAt, tiles, markers, coins } = plan(whole, index)
      for (const { from } of [...tiles, ...markers, ...coins]) expect(from).toBeLessThanOrEqual(restsAt)
    }
  })

  it('shows of each piece where it is from its instant on', () => {
    const index = indexOf('tile.placed')
    const { event } = whole.entryAt(index) ?? {}
    if (event?.type !== 'tile.placed') throw new Error('a tile was placed')
    const { tile, x, y, rot } = event.data
    expect(plan(whole, index).tiles.some((piece) => piece.tile === tile)).toBe(false)
    expect(plan(whole, index + 1).tiles.at(-1)).toMatchObject({ tile, x, y, rot, from: event.at })
  })
})

describe('between two rounds', () => {
  const dealt = indexOf('round.dealt', 1)
  const before = chasePlanOf(whole, dealt, LOOK)
  const after = chasePlanOf(whole, dealt + 1, LOOK)

  it('C8: every tile and every marker is checked, then the score', () => {
    const [round] = whole.stateAfter(dealt).round ? [whole.stateAfter(dealt).round] : []
    const pieces = round?.paths.flatMap(({ tiles, markers }) => [...tiles, ...markers]).length
    expect(before.check?.steps.length).toBe(pieces)
    expect(before.verdicts.length).toBe(pieces)
    const times = before.check?.steps.map(({ from }) => from) ?? []
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(before.check?.scoreAt).toBeGreaterThan(times.at(-1) ?? 0)
  })

  it('the deal does not interrupt the check, it hurries what has not begun by then', () => {
    const at = after.match.round?.dealt.at ?? 0
    const [steps, quicker] = [before.check?.steps ?? [], after.check?.steps ?? []]
    const begun = (from: number) => from < at
    expect(quicker.filter(({ from }) => begun(from))).toEqual(steps.filter(({ from }) => begun(from)))
    expect(quicker.map(({ path, position, clause }) => [path, position, clause])).toEqual(
      steps.map(({ path, position, clause }) => [path, position, clause]),
    )
    for (const [nth, { from }] of quicker.entries()) expect(from).toBeLessThanOrEqual(steps[nth]?.from ?? 0)
    expect(after.check?.scoreAt ?? 0).toBeLessThan(before.check?.scoreAt ?? 0)
    const places = ({ tiles }: typeof after) => tiles.map(({ tile, x, y, rot }) => [tile, x, y, rot])
    expect(places(after)).toEqual(places(before))
    expect(after.tiles.map(({ sweptFrom }) => sweptFrom)).toEqual(after.tiles.map(() => after.check?.until))
  })

  it('but the next start does', () => {
    const started = Array.from({ length: whole.length - dealt }, (_, index) => dealt + index).find(
      (index) => whole.stateAfter(index).round?.started && whole.stateAfter(index).round?.number === 2,
    )
    const at = whole.stateAfter(started ?? 0).round?.started?.at ?? 0
    const old = chasePlanOf(whole, started ?? 0, LOOK).tiles.slice(0, before.tiles.length)
    expect(old.map(({ sweptFrom }) => sweptFrom)).toEqual(
      old.map(() => Math.max(after.match.round?.dealt.at ?? 0, Math.min(after.check?.until ?? 0, at))),
    )
  })

  it('is stepped through verdict by verdict, up to the coins', () => {
    const index = indexOf('round.scored') + 1
    const { check, stops = [], verdicts, restsAt } = chasePlanOf(whole, index, LOOK)
    expect(stops).toHaveLength((check?.steps.length ?? 0) + 1)
    expect(stops).toEqual(stops.toSorted((one, other) => one - other))
    for (const [nth, step] of (check?.steps ?? []).entries()) {
      const told = verdicts.filter(({ from }) => from <= (stops[nth] ?? 0))
      expect(told).toHaveLength(verdicts.filter(({ from }) => from <= step.knownAt).length)
    }
    expect(stops.at(-1)).toBeLessThanOrEqual(restsAt)
    expect(chasePlanOf(whole, index, { ...LOOK, isLookedBack: true }).stops).toEqual([])
  })

  it('who skips it sees what decided, at once', () => {
    const number = before.check?.round.number ?? 0
    const skipped = chasePlanOf(whole, dealt, { ...LOOK, skipped: checkKey({ number }) })
    expect(skipped.verdicts).toEqual([])
    expect(skipped.tiles.every(({ flip }) => flip === undefined)).toBe(true)
    const mistakes = (one: ChasePlan) => one.emphases.filter(({ kind }) => kind === 'mistake').length
    expect(mistakes(skipped)).toBe(mistakes(before))
  })

  it('it is swept off in time', () => {
    expect(after.restsAt).toBeGreaterThanOrEqual((after.check?.until ?? 0) + SWEEP)
  })
})

it('C8.3: a tile flips about the line of the chase', () => {
  for (let index = 0; index < whole.length; index++) {
    const { shown, check, tiles } = chasePlanOf(whole, index, LOOK)
    if (!check || !shown) continue
    const [path] = shown.paths
    for (const [nth, { flip, x, y }] of tiles.slice(0, path?.tiles.length).entries()) {
      const next = path?.tiles[nth + 1]
      if (!flip || !next || path?.markers[nth]?.final) continue
      if (Math.abs(next.x - x) + Math.abs(next.y - y) !== 1) continue
      expect(flip.axis).toBe(next.x === x ? 'north-south' : 'east-west')
    }
  }
})

describe('what a side cannot know is not shown', () => {
  const [first, ...more] = matchOf(5, 3, 400_000)
  const line = createTimeline(chase, first, more)
  const faces = (side: string) =>
    Array.from({ length: line.length }, (_, index) => index).flatMap((index) => {
      const { match, hands } = chasePlanOf(line, index, { ...LOOK, side })
      return match.over
        ? []
        : hands.filter(({ tile }) => tile !== undefined).map(({ seat }) => ({ index, seat }))
    })

  it('all-seeing: the hands of both runners', () => {
    for (const { index } of faces('all').slice(0, 200)) {
      const hands = chasePlanOf(line, index, LOOK).hands
      expect(hands.every(({ tile }) => tile !== undefined)).toBe(true)
    }
  })

  it('the chaser sees no hand, a runner their own', () => {
    expect(faces('chaser')).toEqual([])
    const own = faces('runner')
    expect(own.length).toBeGreaterThan(0)
    for (const { index, seat } of own) {
      const { round } = line.stateAfter(index)
      expect(round?.exchanged || round?.runners[0] === seat || !round?.started).toBe(true)
    }
  })
})

it('nobody is told early: no mistake, verdict or coin before the check has come to it', () => {
  for (let index = 0; index < whole.length; index++) {
    const { check, emphases, coins } = chasePlanOf(whole, index, LOOK)
    const mistakes = emphases.filter(({ kind }) => kind === 'mistake')
    if (!check) expect(mistakes).toEqual([])
    for (const { from } of mistakes) expect(from).toBeGreaterThanOrEqual(check?.from ?? 0)
    const newest = Math.max(0, ...coins.map(({ from }) => from))
    if (newest > 0) expect(newest).toBe(check?.scoreAt)
  }
})

describe('for those who look back', () => {
  const looking = { ...LOOK, isLookedBack: true }
  const report = chase.reportOf(whole.stateAfter(whole.length), () => ({
    late: [],
    dropped: [],
  })) as ChaseReport

  it('what is wrong is marked as soon as it lies, and the faces stay up', () => {
    const wrong = report.rounds.flatMap(({ checks }) =>
      [...checks.tiles, ...checks.markers].filter(({ ok }) => !ok),
    )
    expect(wrong.length).toBeGreaterThan(0)
    const marked = new Set<string>()
    for (let index = 1; index <= whole.length; index++) {
      const { verdicts, tiles, match } = chasePlanOf(whole, index, looking)
      const now = whole.entryAt(index - 1)?.event.at ?? 0
      for (const { isRight, of, x, y, from } of verdicts) {
        expect(isRight).toBe(false)
        expect(from).toBeLessThanOrEqual(now + DROP)
        marked.add(`${match.round?.number} ${of} ${x},${y}`)
      }
      expect(tiles.every(({ flip }) => flip === undefined)).toBe(true)
    }
    expect(marked.size).toBeGreaterThanOrEqual(wrong.length)
  })

  it('nobody else is told', () => {
    for (let index = 1; index <= whole.length; index++) {
      const { verdicts, check } = chasePlanOf(whole, index, LOOK)
      if (!check) expect(verdicts).toEqual([])
    }
  })
})
