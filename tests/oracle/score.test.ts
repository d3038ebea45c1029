import { describe, expect, it } from 'vitest'
import {
  all,
  duel,
  eastwards,
  foursome,
  type Log,
  nearlyHome,
  newLog,
  roadblock,
  street,
  trees,
} from './fixture.ts'
import { oracle } from './oracle.ts'
import type { OracleReport, OracleRoundReport, OracleTile } from './types.ts'

const firstRound = (report: OracleReport): OracleRoundReport => {
  const [round] = report.rounds
  if (round === undefined) throw new Error('no round')
  return round
}
const judged = (log: Log): OracleRoundReport => firstRound(oracle(log.events))
const clauseAt = (log: Log, path: number, position: number) =>
  judged(log).checks.tiles.find((t) => t.path === path && t.position === position)?.clause

type Faces = Record<string, Partial<Pick<OracleTile, 'exits' | 'item'>>>

describe('C5.5 and C5.6, four players', () => {
  const cases: {
    name: string
    faces?: Faces
    x?: number
    y?: number
    lone?: string
    clause: string | null
  }[] = [
    { name: 'touches both ends', clause: null },
    {
      name: 'closed at the own end',
      faces: { h1: { exits: [null, street, street, street] } },
      clause: 'C5.2',
    },
    {
      name: 'roadblock at the own end',
      faces: { h1: { exits: [roadblock, street, street, street] } },
      clause: 'C5.3',
    },
    {
      name: 'closed at the other end',
      faces: { h1: { exits: [street, street, null, street] } },
      clause: 'C5.5',
    },
    {
      name: 'roadblock at the other end',
      faces: { h1: { exits: [trees, trees, roadblock, trees] } },
      clause: 'C5.5',
    },
    {
      name: 'roadblock and trees',
      faces: { h1: { exits: all(trees) }, r19: { exits: all(roadblock) }, r18: { exits: all(trees) } },
      clause: null,
    },
    { name: 'away from the other end', x: 3, y: -1, clause: 'C5.5' },
    {
      name: 'no keys, and away from the other end',
      x: 3,
      y: -1,
      faces: { r05: { item: null } },
      clause: 'C5.4',
    },
    { name: 'at the other end only', x: 3, y: 1, clause: 'C5.1' },
    { name: 'nowhere', x: 6, y: 6, clause: 'C5.1' },
    { name: 'touches a third tile', lone: 'r20', clause: 'C5.1' },
  ]
  it.each(cases)('$name: $clause', ({ faces = {}, x = 2, y = 0, lone, clause }) => {
    const log = foursome({}, faces)
    log.tile(2, 0, 'r01', 1, -2)
    log.tile(2, 0, 'r03', 2, -2)
    log.tile(2, 0, 'r05', 2, -1)
    log.tile(3, 1, 'r17', 1, 2)
    // A tile of path 1 in the wrong place beside the hideout, before the path goes on where it should.
    if (lone) log.tile(3, 1, lone, 3, 0)
    log.tile(3, 1, 'r18', 2, 2)
    log.tile(3, 1, 'r19', 2, 1)
    log.tile(2, 0, 'h1', x, y)
    expect(judged(log)).toMatchObject({ status: 'scored', reason: 'hideout' })
    expect(clauseAt(log, 0, 6)).toBe(clause)
  })

  const caught: { name: string; faces?: Faces; x?: number; y?: number; clause: string | null }[] = [
    { name: 'touches only its own', x: 3, y: -1, clause: null },
    { name: 'touches the caught end too', clause: null },
    {
      name: 'touches the caught end, closed there',
      faces: { h1: { exits: [street, street, null, street] } },
      clause: 'C5.5',
    },
    { name: 'closed at its own', faces: { h1: { exits: [null, street, street, street] } }, clause: 'C5.2' },
    { name: 'touches only the caught end', x: 3, y: 1, clause: 'C5.1' },
  ]
  it.each(caught)('partner caught: $name: $clause', ({ faces = {}, x = 2, y = 0, clause }) => {
    const log = foursome({}, faces)
    nearlyHome(log)
    for (const [i, symbol] of ['diamond', 'square', 'square', 'triangle', 'diamond'].entries())
      log.mark(1, 1, i + 1, symbol)
    log.tile(2, 0, 'h1', x, y)
    expect(clauseAt(log, 0, 6)).toBe(clause)
    expect(oracle(log.events).findings).toEqual([])
  })

  const sides = [
    { name: 'opposite', first: [0, -1], second: [0, 1], clauses: [null, null] },
    { name: 'around the corner', first: [0, -1], second: [1, 0], clauses: [null, 'C5.6'] },
    { name: 'the first away from the prison', first: [0, -2], second: [0, 1], clauses: ['C5.1', 'C5.6'] },
    { name: 'the second away from the prison', first: [0, -1], second: [0, 2], clauses: [null, 'C5.1'] },
  ] as const
  it.each(sides)('starts $name', ({ first, second, clauses }) => {
    const log = newLog(4)
    log.deal('ccrr')
    // Path 1 is submitted first, so path 0 has the greater seq.
    log.start(3, 1, [
      ['s3', first[0], first[1]],
      ['s4', first[0] - 1, first[1]],
    ])
    expect(judged(log).checks.tiles).toEqual([])
    log.start(2, 0, [
      ['s1', second[0], second[1]],
      ['s2', second[0] + 1, second[1]],
    ])
    expect([clauseAt(log, 1, 1), clauseAt(log, 0, 1)]).toEqual(clauses)
  })
})

describe('C8.4 and C8.5', () => {
  const ends: {
    name: string
    faces?: Faces
    wrong?: boolean
    catchOne?: boolean
    winner: string
    awards: object
  }[] = [
    { name: 'both home', winner: 'runners', awards: { 2: 'perfect', 3: 'perfect' } },
    {
      name: 'both home, a chaser erred',
      wrong: true,
      winner: 'runners',
      awards: { 2: 'perfect', 3: 'perfect' },
    },
    { name: 'one caught', catchOne: true, winner: 'runners', awards: { 2: 'small', 3: 'small' } },
    {
      name: 'one caught, a chaser erred',
      catchOne: true,
      wrong: true,
      winner: 'runners',
      awards: { 2: 'perfect', 3: 'perfect' },
    },
    {
      name: 'a runner erred',
      faces: { r17: { exits: all(null) } },
      winner: 'chasers',
      awards: { 0: 'small', 1: 'small' },
    },
    {
      name: 'the chaser erred before',
      faces: { r17: { exits: all(null) } },
      wrong: true,
      winner: 'runners',
      awards: { 2: 'perfect', 3: 'perfect' },
    },
  ]
  it.each(ends)('hideout, $name', ({ faces = {}, wrong = false, catchOne = false, winner, awards }) => {
    const log = foursome({}, faces)
    nearlyHome(log)
    if (wrong) log.mark(0, 0, 1, 'star')
    if (catchOne)
      for (const [i, symbol] of ['diamond', 'square', 'square', 'triangle', 'diamond'].entries())
        log.mark(1, 1, i + 1, symbol)
    log.tile(2, 0, 'h1', 2, 0)
    expect(judged(log)).toMatchObject({ reason: 'hideout', winner })
    expect(judged(log).awards).toEqual(awards)
  })

  it('the same position on different paths: the earlier loses', () => {
    const runnersFirst = (chaserLate: boolean): Log => {
      const log = foursome({}, { r08: { exits: all(null) } })
      if (!chaserLate) log.mark(1, 1, 1, 'diamond', { at: 10_000 })
      log.tile(3, 1, 'r17', 1, 2, { at: 11_000 })
      log.tile(3, 1, 'r18', 2, 2, { at: 12_000 })
      log.tile(3, 1, 'r19', 3, 2, { at: 13_000 })
      if (chaserLate) log.mark(1, 1, 1, 'diamond', { at: 13_100 })
      log.mark(1, 1, 2, 'square', { at: 13_200 })
      log.mark(1, 1, 3, 'square', { at: 13_300 })
      log.mark(1, 1, 4, 'star', { at: chaserLate ? 30_000 : 14_000 })
      log.tile(2, 0, 'r07', 1, -2, { at: 15_000 })
      log.tile(2, 0, 'r08', 2, -2, { at: 16_000 })
      log.tile(2, 0, 'h1', 3, -2, { at: 40_000 })
      return log
    }
    expect(judged(runnersFirst(true)).mistakes).toEqual({
      runners: { path: 0, position: 4, clause: 'C5.2' },
      chasers: { path: 1, position: 4, clause: 'C7.2' },
    })
    expect(judged(runnersFirst(true)).winner).toBe('chasers')
    expect(judged(runnersFirst(false)).winner).toBe('runners')
  })

  const allRed = (faces: Faces, wrongAt: number): Log => {
    const log = duel({}, faces)
    const ids = ['r01', 'r03', 'r05', 'r07', 'r08', 'r09', 'r10', 'r11']
    eastwards(log, ids)
    ;['r12', 'r13', 'r14', 'r15', 'r16'].forEach((id, i) => {
      log.tile(1, 0, id, 10, i + 1)
    })
    log.add('pile.taken', 1, { pile: 1 })
    ;['r17', 'r18'].forEach((id, i) => {
      log.tile(1, 0, id, 9 - i, 5)
    })
    for (let p = 1; p <= 15; p++) log.mark(0, 0, p, p === wrongAt ? 'triangle' : 'square')
    return log
  }

  it('C7.6 trail lost: only the runners are judged; with a marker left it cannot be', () => {
    const lost = allRed({}, 3)
    lost.add('trail.lost', 0, { path: 0, colour: 'red' })
    expect(judged(lost)).toMatchObject({ reason: 'trail-lost', winner: 'runners', awards: { 1: 'perfect' } })
    expect(judged(lost).mistakes.chasers).toMatchObject({ position: 3 })
    const erred = allRed({ r10: { exits: all(null) } }, 3)
    erred.add('trail.lost', 0, { path: 0, colour: 'red' })
    expect(judged(erred)).toMatchObject({ reason: 'trail-lost', winner: 'chasers', awards: { 0: 'small' } })
    const early = allRed({}, 3)
    const seq = early.add('trail.lost', 0, { path: 0, colour: 'blue' })
    expect(oracle(early.events).findings).toEqual([seq])
    const emptyStock = early.mark(0, 0, 16, 'square')
    expect(oracle(early.events).findings).toEqual([seq, emptyStock])
  })

  it('C2.4, C7.6 four players: the trail is lost only if the other chaser has none either', () => {
    const log = foursome()
    expect(log.add('markers.passed', 0, { to: 1, colour: 'blue', count: 8 })).toBe(5)
    log.add('markers.passed', 0, { to: 1, colour: 'blue', count: 7 })
    log.add('trail.lost', 0, { path: 0, colour: 'blue' })
    expect(oracle(log.events).findings).toEqual([5, 7])
    log.add('markers.passed', 1, { to: 0, colour: 'blue', count: 15 })
    log.add('markers.passed', 0, { to: 0, colour: 'blue', count: 1 })
    log.add('markers.passed', 0, { to: 2, colour: 'blue', count: 1 })
    log.add('markers.passed', 1, { to: 0, colour: 'blue', count: 1 })
    expect(oracle(log.events).findings).toEqual([5, 7, 9, 10, 11])
  })
})
