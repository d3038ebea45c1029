import { describe, expect, it } from 'vitest'
import { chaseEast, duel, eastwards, foursome, nearlyHome, newLog } from './fixture.ts'
import { oracle } from './oracle.ts'

describe('C10.5 late', () => {
  it('two markers in a row are late, the same tile twice is a finding', () => {
    const log = duel()
    eastwards(log, ['r07', 'r08'])
    chaseEast(log, 1, 3)
    log.mark(0, 0, 4, 'star', { at: 100_000 })
    const late = [
      log.tile(1, 0, 'r09', 5, 0, { at: 100_005 }),
      log.mark(0, 0, 5, 'star', { at: 100_010 }),
      log.tile(1, 0, 'r10', 6, 0, { at: 100_020 }),
      log.mark(0, 0, 6, 'star', { at: 100_030 }),
    ]
    const findings = [
      log.tile(1, 0, 'r10', 7, 0),
      log.mark(0, 0, 6, 'star'),
      log.tile(1, 0, 'r11', 6, 0),
      log.tile(0, 0, 'r11', 7, 0),
      log.add('pile.taken', 1, { pile: 0 }),
    ]
    const put = log.add('pile.taken', 1, { pile: 1 }, { at: 200_000 })
    const report = oracle(log.events)
    expect(report.findings).toEqual(findings)
    expect(report.rounds[0]?.late).toEqual([
      { seq: late[0], by: 1, marginUs: 5 },
      { seq: late[1], by: 0, marginUs: 10 },
      { seq: late[2], by: 1, marginUs: 20 },
      { seq: late[3], by: 0, marginUs: 30 },
      { seq: put, by: 1, marginUs: 100_000 },
    ])
    expect(report.rounds[0]?.checks.tiles).toHaveLength(4)
    expect(report.rounds[0]?.winner).toBe('chasers')
  })

  it('a caught path goes on beside the table while the other goes on upon it', () => {
    const log = foursome()
    log.mark(0, 0, 1, 'triangle')
    log.mark(0, 0, 2, 'diamond', { at: 50_000 })
    const late = log.tile(2, 0, 'r01', 1, -2, { at: 50_007 })
    // On the table the cell is free for path 1; in the shadow it is not.
    const same = log.tile(3, 1, 'r17', 1, -2)
    const lateToo = log.tile(2, 0, 'r03', 2, -2, { at: 60_000 })
    const wrong = log.tile(3, 0, 'r18', 3, -2)
    const calls = log.add('exchange.called', 2)
    log.add('exchange.answered', 3)
    // The piles have changed hands for both tables.
    const nowFirst = log.tile(2, 0, 'r20', 3, -3, { at: 70_000 })
    log.tile(3, 1, 'h1', 9, 4, { at: 80_000 })
    const afterEnd = [
      log.tile(3, 1, 'r07', 9, 5, { at: 80_001 }),
      log.mark(0, 0, 3, 'star', { at: 80_002 }),
      log.add('exchange.called', 2, {}, { at: 80_003 }),
    ]
    const report = oracle(log.events)
    expect(report.findings).toEqual([wrong])
    expect([same, calls]).not.toContain(wrong)
    expect(report.rounds[0]?.late).toEqual([
      { seq: late, by: 2, marginUs: 7 },
      { seq: lateToo, by: 2, marginUs: 10_000 },
      { seq: nowFirst, by: 2, marginUs: 20_000 },
      { seq: afterEnd[0], by: 3, marginUs: 1 },
      { seq: afterEnd[1], by: 0, marginUs: 30_002 },
      { seq: afterEnd[2], by: 2, marginUs: 3 },
    ])
    expect(report.rounds[0]?.checks.tiles).toHaveLength(6)
  })

  it('C4.5 the end of the round cancels an exchange; answered after it, the answer is late', () => {
    const log = foursome()
    nearlyHome(log)
    log.add('exchange.called', 3)
    log.tile(2, 0, 'h1', 2, 0, { at: 90_000 })
    const laidDown = log.tile(3, 1, 'r20', 3, 1)
    const answer = log.add('exchange.answered', 2, {}, { at: 91_000 })
    const tile = log.tile(3, 1, 'r07', 3, 1, { at: 92_000 })
    const report = oracle(log.events)
    expect(report.findings).toEqual([laidDown])
    expect(report.rounds[0]?.late.map((l) => l.seq)).toEqual([answer, tile])
    expect(report.rounds[0]).toMatchObject({ reason: 'hideout', winner: 'runners' })
  })

  it('C9.4 a start after the round was voided while it was planned', () => {
    const log = newLog(3, { firstChaser: 2 })
    log.deal('rrc')
    log.add('start.claimed', 1)
    log.add('round.voided', 'organiser', { round: 1, reason: 'a phone' }, { at: 10_000 })
    const start = log.start(1, 0, [
      ['s1', 1, 0],
      ['s2', 2, 0],
    ])
    const wrongTurn = log.tile(1, 0, 'r17', 3, 0)
    const tile = log.tile(0, 0, 'r07', 3, 0)
    const again = log.add('start.claimed', 0)
    const report = oracle(log.events)
    expect(report.findings).toEqual([wrongTurn, again])
    expect(report.rounds[0]).toMatchObject({ status: 'voided', reason: null, winner: null, awards: {} })
    expect(report.rounds[0]?.late.map((l) => [l.seq, l.marginUs])).toEqual([
      [start, 1000],
      [tile, 3000],
    ])
    expect(report.rounds[0]?.checks.tiles).toEqual([])
  })
})

describe('C4.2 impossible', () => {
  it('C3.3, C4.5 three players take turns and exchange only in turn', () => {
    const log = newLog(3)
    log.deal('crr')
    const bad: number[] = []
    bad.push(
      log.start(1, 0, [
        ['s1', 1, 0],
        ['s2', 2, 0],
      ]),
    )
    log.add('start.claimed', 1)
    bad.push(log.add('start.claimed', 2))
    bad.push(
      log.start(1, 0, [
        ['s1', 1, 0],
        ['s2', 1, 0],
      ]),
    )
    bad.push(log.start(1, 0, [['s1', 1, 0]]))
    bad.push(
      log.start(1, 0, [
        ['s1', 1, 0],
        ['s3', 2, 0],
      ]),
    )
    bad.push(log.mark(0, 0, 1, 'star'))
    log.start(1, 0, [
      ['s1', 1, 0],
      ['s2', 2, 0],
    ])
    bad.push(log.tile(1, 0, 'r07', 3, 0))
    bad.push(log.add('exchange.called', 1))
    log.add('exchange.called', 2)
    bad.push(log.add('exchange.called', 2))
    bad.push(log.tile(2, 0, 'r17', 3, 0))
    log.add('exchange.withdrawn', 2)
    bad.push(log.add('exchange.answered', 1))
    log.tile(2, 0, 'r17', 3, 0)
    log.add('exchange.called', 1)
    log.add('exchange.called', 2)
    bad.push(log.tile(1, 0, 'r07', 4, 0))
    log.tile(1, 0, 'r18', 4, 0)
    bad.push(log.tile(2, 0, 'r07', 0, 0))
    bad.push(log.tile(2, 0, 'r07', 11, 0))
    bad.push(log.tile(2, 0, 'r07', 1, 0))
    bad.push(log.tile(2, 1, 'r07', 5, 0))
    bad.push(log.add('pile.taken', 2, { pile: 1 }))
    bad.push(log.add('plan.set', 2, { sides: { 1: 'north', 2: 'south' } }))
    log.tile(2, 0, 'r07', 10, 7)
    bad.push(log.mark(0, 0, 2, 'star'))
    bad.push(log.mark(0, 0, 1, 'moon'))
    expect(oracle(log.events).findings).toEqual(bad)
  })

  it('C3.4, C7.7 four players: plans, and only the own target', () => {
    const log = newLog(4)
    const before = log.add('plan.set', 0, { targets: { 0: 1, 1: 0 } })
    log.deal('ccrr')
    const bad = [before]
    bad.push(log.add('plan.set', 2, { targets: { 0: 1, 1: 0 } }))
    bad.push(log.add('plan.set', 0, { targets: { 0: 1, 1: 1 } }))
    bad.push(log.add('plan.set', 2, { sides: { 2: 'north', 3: 'east' } }))
    bad.push(log.add('plan.set', 2, { sides: { 2: 'north' } }))
    log.add('plan.set', 3, { sides: { 2: 'east', 3: 'west' } })
    log.start(2, 0, [
      ['s1', 0, -1],
      ['s2', 0, -2],
    ])
    bad.push(log.add('plan.set', 3, { sides: { 2: 'north', 3: 'south' } }))
    bad.push(
      log.start(3, 1, [
        ['s3', 0, -1],
        ['s4', 1, -1],
      ]),
    )
    bad.push(
      log.start(3, 0, [
        ['s3', 0, 1],
        ['s4', 0, 2],
      ]),
    )
    log.add('plan.set', 1, { targets: { 0: 1, 1: 0 } })
    log.start(3, 1, [
      ['s3', 0, 1],
      ['s4', 0, 2],
    ])
    bad.push(log.add('plan.set', 1, { targets: { 0: 0, 1: 1 } }))
    bad.push(log.mark(0, 0, 1, 'triangle'))
    log.mark(0, 1, 1, 'diamond')
    expect(oracle(log.events).findings).toEqual(bad)
  })
})
