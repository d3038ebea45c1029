import { createTimeline, type Timeline } from '@getaway/engine'
import { type ChaseEvent, chase, type Match } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { knownBy } from '../../../viewing/revealed-of.ts'
import { chasePlanOf } from '../plan/plan-of.ts'
import { chaseMiniatureOf } from './miniature.ts'
import { chaseMovesOf } from './moves.ts'
import { chaseStripOf } from './strip.ts'

const { events } = playRandomMatch({
  seed: 2,
  players: 2,
  skill: { sense: 100, care: 100, sight: 95 },
  organiser: false,
})
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const
const whole = createTimeline(chase, created, rest)
const strip = chaseStripOf(whole, 'en')
const mistakes = strip.flags.filter(({ kind }) => kind.id === 'mistake')

/** The match as it stood at the server after so many events. */
function known(count: number): Timeline<Match, ChaseEvent> {
  return createTimeline(chase, created, rest.slice(0, count))
}

describe('flags', () => {
  it('stand in order', () => {
    const at = strip.flags.map((flag) => flag.at)
    expect(at).toEqual(at.toSorted((one, other) => one - other))
  })

  it('every mistake of the report, at its placement', () => {
    const { rounds } = chase.reportOf(whole.stateAfter(whole.length), () => ({ late: [], dropped: [] }))
    const counted = rounds.filter(({ status }) => status === 'scored')
    const wrong = counted
      .flatMap(({ checks }) => [...checks.tiles, ...checks.markers])
      .filter(({ ok }) => !ok)
    expect(wrong.length).toBeGreaterThan(0)
    expect(mistakes.length).toBe(wrong.length)
    const placed = new Set(
      rest.filter(({ type }) => /tile.placed|marker.placed|start.placed/.test(type)).map(({ at }) => at),
    )
    for (const { at, label } of mistakes) {
      expect(placed.has(at)).toBe(true)
      expect(label).toMatch(/^Mistake\. .*\(C\d/)
    }
  })

  it('live, nobody is told of a mistake before the check has come to it', () => {
    for (let count = 1; count <= rest.length; count++) {
      const line = known(count)
      const now = line.entryAt(line.length - 1)?.event.at ?? 0
      const { round } = line.stateAfter(line.length)
      const since = round?.dealt.at ?? 0
      const told = knownBy(chaseStripOf(line, 'en').flags, now).filter(
        ({ kind, at }) => kind.id === 'mistake' && at > since,
      )
      if (!round?.score) expect(told).toEqual([])
    }
    for (const { at, knownFrom } of mistakes) expect(knownFrom).toBeGreaterThan(at)
  })

  it('the check tells of one mistake after the other', () => {
    const scored = rest.find(({ type }) => type === 'round.scored')?.at ?? 0
    const first = mistakes.filter(({ at }) => at <= scored)
    expect(knownBy(first, scored)).toEqual([])
    expect(knownBy(first, Number.MAX_SAFE_INTEGER)).toEqual(first)
  })
})

describe('races', () => {
  const quick = playRandomMatch({
    seed: 7,
    players: 4,
    skill: { sense: 100, care: 100, sight: 95, pace: 60_000 },
    organiser: false,
  }).events as readonly ChaseEvent[]
  const [opening, ...actions] = quick as [ChaseEvent, ...ChaseEvent[]]
  const racesOf = (count: number) => {
    const line = createTimeline(chase, opening, actions.slice(0, count))
    return { line, races: chaseStripOf(line, 'en').flags.filter(({ kind }) => kind.id === 'race') }
  }
  const { line, races } = racesOf(actions.length)

  it('each action that came too late is flagged with its margin', () => {
    const late = Array.from({ length: line.length }, (_, index) => line.entryAt(index)).filter(
      (entry) => entry?.admission.type === 'late' && chase.isRace(entry.event.type),
    )
    expect(late.length).toBeGreaterThan(5)
    expect(races.map(({ at }) => at)).toEqual(late.map((entry) => entry?.event.at))
    for (const { label } of races) expect(label).toMatch(/^Race\. .* too late by [\d.,]+ (µs|ms|s)$/)
  })

  it('live, not before the round is decided', () => {
    let [early, told] = [0, 0]
    for (let count = 1; count <= actions.length; count++) {
      const now = racesOf(count)
      const { round } = now.line.stateAfter(now.line.length)
      const last = now.line.entryAt(now.line.length - 1)?.event.at ?? 0
      const ofRound = now.races.filter(({ at }) => at > (round?.started?.at ?? last))
      if (round?.decidedAt !== undefined) told += knownBy(ofRound, last).length
      else early += knownBy(ofRound, last).length
    }
    expect(early).toBe(0)
    expect(told).toBeGreaterThan(0)
  })
})

describe('the list of moves', () => {
  const moves = chaseMovesOf(whole, 'en')

  it('is known in its own order, and no move before it was made', () => {
    for (const [index, { at, knownFrom }] of moves.entries()) {
      expect(knownFrom).toBeGreaterThanOrEqual(at)
      expect(knownFrom).toBeGreaterThanOrEqual(moves[index - 1]?.knownFrom ?? 0)
    }
  })

  it('tells a score when the check is done, not when it is recorded', () => {
    const scores = moves.filter(({ text }) => /^The round goes to|^Nobody wins/.test(text))
    expect(scores.length).toBeGreaterThan(0)
    for (const { at, index, knownFrom } of scores) {
      const { check } = chasePlanOf(whole, index + 1, LOOK)
      const next = rest.find((event) => event.type === 'start.placed' && event.at > at)?.at
      expect(knownFrom).toBe(Math.min(check?.scoreAt ?? 0, next ?? Number.POSITIVE_INFINITY))
    }
  })
})

describe('mistakes in the list of moves', () => {
  it('stand at the move that made them, with what was right, and are told with the check', () => {
    const faults = chaseMovesOf(whole, 'en').filter(({ fault }) => fault !== undefined)
    expect(faults.length).toBeGreaterThan(0)
    expect(new Set(faults.map(({ at }) => at))).toEqual(new Set(mistakes.map(({ at }) => at)))
    for (const { at, fault } of faults) {
      expect(fault?.text).toMatch(/\(C\d/)
      expect(fault?.knownFrom).toBe(
        Math.max(...mistakes.filter((flag) => flag.at === at).map((flag) => flag.knownFrom)),
      )
    }
  })

  it('live, none before the table has come to it', () => {
    for (let count = 1; count <= rest.length; count++) {
      const line = known(count)
      const { round } = line.stateAfter(line.length)
      const now = line.entryAt(line.length - 1)?.event.at ?? 0
      const since = round?.dealt.at ?? 0
      const told = chaseMovesOf(line, 'en').filter(
        ({ at, fault }) => at > since && fault !== undefined && fault.knownFrom <= now,
      )
      if (!round?.score) expect(told).toEqual([])
    }
  })
})

it('a miniature has a square for each tile that lies, and a dot for each marker', () => {
  for (let index = 1; index <= whole.length; index++) {
    const { round } = whole.stateAfter(index)
    if (!round || round.ending || round.laid === 0) continue
    const plan = chasePlanOf(whole, index, LOOK)
    const pieces = chaseMiniatureOf(plan, plan.restsAt)
    const dots = pieces.filter(({ shape }) => shape === 'dot').length
    expect(pieces.length - dots).toBe(round.laid + 1)
    expect(dots).toBe(round.paths.reduce((sum, { markers }) => sum + markers.length, 0))
  }
})
