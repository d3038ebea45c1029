import { describe, expect, it } from 'vitest'
import {
  all,
  chaseEast,
  duel,
  eastwards,
  foursome,
  type Log,
  newLog,
  roadblock,
  sectors,
  street,
  trees,
} from './fixture.ts'
import { oracle } from './oracle.ts'
import type { OracleReport, OracleRoundReport } from './types.ts'

const firstRound = (report: OracleReport): OracleRoundReport => {
  const [round] = report.rounds
  if (round === undefined) throw new Error('no round')
  return round
}
const judged = (log: Log): OracleRoundReport => firstRound(oracle(log.events))

const fair = { race: { policy: 'fair', capMs: 100 } }
const clock = (received: number, claimed: number, seen: number) => ({ received, claimed, rtt: 200_000, seen })

describe('worked cases', () => {
  const runnerErrsAt5 = { r05: { exits: all(roadblock) }, r01: { exits: all(trees) } }

  it.each([
    { wrong: 4, winner: 'runners', awards: { 1: 'perfect' } },
    { wrong: 5, winner: null, awards: {} },
    { wrong: 6, winner: 'chasers', awards: { 0: 'small' } },
  ])('C5.3 at 5, wrong marker at $wrong: $winner', ({ wrong, winner, awards }) => {
    const log = duel({}, runnerErrsAt5)
    eastwards(log, ['r07', 'r08', 'r05', 'r01', 'r09'])
    for (let p = 1; p <= 7; p++) log.mark(0, 0, p, p === wrong ? 'triangle' : p === 7 ? 'star' : 'square')
    const round = judged(log)
    expect(round).toMatchObject({ status: 'scored', reason: 'captured', winner, awards })
    expect(round.mistakes).toEqual({
      runners: { path: 0, position: 5, clause: 'C5.3' },
      chasers: { path: 0, position: wrong, clause: 'C7.2' },
    })
    expect(Object.keys(round.awards)).toEqual(Object.keys(awards))
    expect(oracle(log.events).findings).toEqual([])
  })

  const upToMarker7 = (options = {}): Log => {
    const log = duel(options)
    eastwards(log, ['r07', 'r08', 'r09', 'r10', 'r11'])
    chaseEast(log, 1, 6)
    return log
  }

  it('C7.5 tile 8 a microsecond before the marker on 7: no capture', () => {
    const log = upToMarker7()
    log.mark(0, 0, 7, 'square', { at: 1_000_000 })
    log.tile(1, 0, 'r12', 8, 0, { at: 999_999 })
    const round = judged(log)
    expect(round).toMatchObject({ status: 'running', reason: null, winner: null, awards: {}, late: [] })
    expect(round.checks.markers[6]).toEqual({
      path: 0,
      position: 7,
      symbol: 'square',
      allowed: ['square'],
      ok: true,
    })
    expect(round.checks.tiles).toHaveLength(8)
  })

  it('C7.4 tile 8 a microsecond after the marker on 7: capture, tile 8 late', () => {
    const log = upToMarker7()
    log.mark(0, 0, 7, 'square', { at: 1_000_000 })
    const seq = log.tile(1, 0, 'r12', 8, 0, { at: 1_000_001 })
    const round = judged(log)
    expect(round).toMatchObject({ status: 'scored', reason: 'captured', winner: 'runners' })
    expect(round.mistakes.chasers).toEqual({ path: 0, position: 7, clause: 'C7.3' })
    expect(round.late).toEqual([{ seq, by: 1, marginUs: 1 }])
    expect(round.checks.tiles).toHaveLength(7)
    expect(oracle(log.events).findings).toEqual([])
  })

  it('C10.5 fair: the marker arrives later and was earlier', () => {
    const log = upToMarker7(fair)
    const seen = log.events.length
    const seq = log.tile(1, 0, 'r12', 8, 0, { at: 1_000_009, timing: clock(1_030_000, 1_000_009, seen) })
    log.mark(0, 0, 7, 'star', { at: 1_000_008, timing: clock(1_040_000, 1_000_008, seen) })
    const report = oracle(log.events)
    expect(firstRound(report)).toMatchObject({ reason: 'captured', winner: 'chasers' })
    expect(firstRound(report).late).toEqual([{ seq, by: 1, marginUs: 1 }])
    expect(report.findings).toEqual([])
  })

  it('C5.4 a hideout with two kinds of items', () => {
    const log = duel()
    eastwards(log, ['r01', 'r03', 'h1'])
    expect(judged(log)).toMatchObject({
      reason: 'hideout',
      winner: 'chasers',
      mistakes: { runners: { path: 0, position: 5, clause: 'C5.4' }, chasers: null },
    })
  })

  it('C5.1 tile 9 closes a square and touches tile 6', () => {
    const log = duel()
    eastwards(log, ['r07', 'r08', 'r09'])
    log.tile(1, 0, 'r10', 5, -1)
    log.tile(1, 0, 'r11', 6, -1)
    log.tile(1, 0, 'r12', 7, -1)
    log.tile(1, 0, 'r13', 6, -2)
    expect(judged(log).checks.tiles.map((t) => t.clause)).toEqual([...Array(8).fill(null), 'C5.1'])
  })

  it('C8.4 four players: both err at 5, the earlier is on path 1, where a chaser errs at 5: nobody', () => {
    const log = foursome({}, { r09: { exits: all(null) }, r19: { exits: all(roadblock) } })
    const east = (seat: number, path: number, y: number, ids: string[], from = 1) =>
      ids.forEach((id, i) => {
        log.tile(seat, path, id, from + i, y)
      })
    east(2, 0, -2, ['r07', 'r08'])
    east(3, 1, 2, ['r17', 'r18', 'r19', 'r20'])
    east(2, 0, -2, ['r09', 'r10'], 3)
    const away = ['triangle', 'square', 'square', 'square', 'square', 'star']
    away.forEach((symbol, i) => {
      log.mark(0, 0, i + 1, symbol)
    })
    const south = ['diamond', 'square', 'square', 'square', 'triangle', 'star']
    south.forEach((symbol, i) => {
      log.mark(1, 1, i + 1, symbol)
    })
    const round = judged(log)
    expect(round).toMatchObject({ status: 'scored', reason: 'captured', winner: null, awards: {} })
    expect(round.mistakes).toEqual({
      runners: { path: 1, position: 5, clause: 'C5.3' },
      chasers: { path: 1, position: 5, clause: 'C7.2' },
    })
  })
})

describe('C5 and C7, what is right', () => {
  it.each([
    { name: 'places 1 and 3', a: { end: 'street', at: 1 }, b: { end: 'street', at: 3 }, clause: null },
    { name: 'places 1 and 1', a: { end: 'street', at: 1 }, b: { end: 'street', at: 1 }, clause: 'C5.2' },
    { name: 'a closed edge', a: street, b: null, clause: 'C5.2' },
    { name: 'roadblock and trees', a: roadblock, b: trees, clause: null },
    { name: 'trees and trees', a: trees, b: trees, clause: null },
    { name: 'trees and roadblock', a: trees, b: roadblock, clause: null },
    { name: 'two roadblocks', a: roadblock, b: roadblock, clause: 'C5.3' },
    { name: 'two roadblocks that miss each other', a: roadblock, b: { ...roadblock, at: 1 }, clause: 'C5.2' },
  ])('$name: $clause', ({ a, b, clause }) => {
    const log = duel(
      {},
      { r07: { exits: [street, a, street, street] }, r08: { exits: [street, street, street, b] } },
    )
    eastwards(log, ['r07', 'r08'])
    expect(judged(log).checks.tiles[3]).toEqual({ path: 0, position: 4, ok: clause === null, clause })
  })

  it.each([
    { rot: 3, clause: null, allowed: ['star'] },
    { rot: 0, clause: 'C5.2', allowed: ['diamond'] },
  ])('C1.2 rot $rot turns edges and witnesses clockwise', ({ rot, clause, allowed }) => {
    const log = duel({}, { r07: { exits: [street, null, null, street] } })
    // With rot 3, printed north looks west and printed west looks south.
    log.add('tile.placed', 1, { path: 0, tile: 'r07', x: 3, y: 0, rot })
    log.tile(1, 0, 'r08', 3, 1)
    chaseEast(log, 1, 2)
    log.mark(0, 0, 3, 'star')
    const { tiles, markers } = judged(log).checks
    expect(tiles.map((t) => t.clause)).toEqual([null, null, null, clause])
    expect(markers[2]).toEqual({ path: 0, position: 3, symbol: 'star', allowed, ok: rot === 3 })
  })

  it.each([
    {
      name: 'joint most',
      faces: sectors([0, 3, 0, 0], [0, 3, 0, 0], [9, 2, 9, 9], [0, 0, 0, 0]),
      allowed: ['triangle', 'square'],
    },
    {
      name: 'nobody looks that way',
      faces: sectors([1, 0, 1, 1], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
      allowed: ['triangle', 'square', 'diamond', 'star'],
    },
  ])('C7.2 $name', ({ faces, allowed }) => {
    const log = duel({}, { s1: { sectors: faces } })
    log.mark(0, 0, 1, 'star')
    expect(judged(log).checks.markers[0]?.allowed).toEqual(allowed)
  })

  it('C7.8 towards a tile that does not touch, any symbol is right, also when looking back', () => {
    const log = newLog(2)
    log.deal('cr')
    log.start(1, 0, [
      ['s1', 1, 0],
      ['s2', 1, 2],
    ])
    log.mark(0, 0, 1, 'diamond')
    log.mark(0, 0, 2, 'star')
    const round = judged(log)
    const any = ['triangle', 'square', 'diamond', 'star']
    expect(round.checks.markers.map((m) => m.allowed)).toEqual([any, any])
    expect(round).toMatchObject({ reason: 'captured', winner: 'chasers' })
    expect(round.mistakes).toEqual({ runners: { path: 0, position: 2, clause: 'C5.1' }, chasers: null })
  })
})
