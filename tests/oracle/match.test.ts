import { describe, expect, it } from 'vitest'
import { type Log, newLog } from './fixture.ts'
import { oracle } from './oracle.ts'

/** A two-player round in which `chaser` catches the other at position 2, rightly unless `wrong`. */
function quickCapture(log: Log, chaser: number, when: { wrong?: boolean; decided?: boolean } = {}): void {
  const { wrong = false, decided = true } = when
  const runner = 1 - chaser
  log.deal(chaser === 0 ? 'cr' : 'rc')
  log.start(runner, 0, [
    ['s1', 1, 0],
    ['s2', 2, 0],
  ])
  log.mark(chaser, 0, 1, wrong ? 'star' : 'square')
  const capture = log.events[log.mark(chaser, 0, 2, 'star') - 1]
  if (!decided) return
  const round = log.events.filter((e) => e.type === 'round.dealt').length
  log.add('round.ended', 'server', { round, reason: 'captured', ended: capture?.at })
  log.add('round.scored', 'server', {
    round,
    winner: wrong ? 'runners' : 'chasers',
    mistakes: { runners: null, chasers: wrong ? { path: 0, position: 1, clause: 'C7.2' } : null },
    awards: wrong ? { [runner]: 'perfect' } : { [chaser]: 'small' },
  })
}

const ended = (log: Log, winner: number, tally: [number, number][]): number =>
  log.add('game.ended', 'server', { winner, tally: tally.map(([perfect, small]) => ({ perfect, small })) })

describe('C9 match', () => {
  it('roles swap, two Perfect win, nothing is dealt after that', () => {
    const log = newLog(2)
    quickCapture(log, 0, { wrong: true })
    quickCapture(log, 1)
    const early = ended(log, 1, [
      [0, 0],
      [1, 1],
    ])
    const report = oracle(log.events)
    expect(report).toMatchObject({
      winner: 1,
      findings: [],
      tally: [
        { perfect: 0, small: 0 },
        { perfect: 1, small: 1 },
      ],
    })
    const dealt = log.deal('cr')
    expect(oracle(log.events).findings).toEqual([dealt])
    log.events.splice(early - 1, 1)
    expect(oracle(log.events).findings).toEqual([dealt])
  })

  it('C8.1 a round that was dealt after the win still runs: the end is recorded too early, and not followed', () => {
    const log = newLog(2)
    quickCapture(log, 0, { wrong: true })
    quickCapture(log, 1)
    const tally: [number, number][] = [
      [0, 0],
      [1, 1],
    ]
    const dealt = log.deal('cr')
    const early = ended(log, 1, tally)
    expect(oracle(log.events)).toMatchObject({ winner: 1, findings: [dealt, early] })
    const round = { round: 3, reason: 'a phone' }
    log.add('round.voided', 'organiser', round)
    ended(log, 1, tally)
    expect(oracle(log.events)).toMatchObject({ winner: 1, findings: [dealt, early] })
  })

  it('facts only: the same report without decisions', () => {
    const log = newLog(2)
    quickCapture(log, 0, { wrong: true, decided: false })
    quickCapture(log, 1, { decided: false })
    expect(oracle(log.events)).toMatchObject({ winner: 1, findings: [] })
    expect(oracle(log.events).rounds.map((r) => [r.status, r.winner])).toEqual([
      ['scored', 'runners'],
      ['scored', 'chasers'],
    ])
  })

  it('a log may be cut anywhere', () => {
    const log = newLog(2)
    quickCapture(log, 0, { wrong: true })
    quickCapture(log, 1)
    ended(log, 1, [
      [0, 0],
      [1, 1],
    ])
    for (let n = 0; n <= log.events.length; n++) expect(oracle(log.events.slice(0, n)).findings).toEqual([])
    expect(oracle(log.events.slice(0, 4)).rounds[0]).toMatchObject({
      status: 'running',
      winner: null,
      awards: {},
    })
  })

  it('C9.2 level at the top: nobody yet; most Perfect wins', () => {
    const corrected = (awards: Record<string, string>[]) => {
      const log = newLog(3, { victory: [{ small: 1 }] })
      log.deal('crr')
      log.add('start.claimed', 1)
      log.start(1, 0, [
        ['s1', 1, 0],
        ['s2', 2, 0],
      ])
      log.tile(2, 0, 'h2', 3, 0)
      for (const each of awards)
        log.add('round.corrected', 'organiser', { round: 1, winner: 'runners', awards: each, reason: '' })
      return oracle(log.events)
    }
    expect(corrected([{ 1: 'small', 2: 'small' }])).toMatchObject({ winner: null, findings: [] })
    expect(corrected([{ 1: 'small', 2: 'small' }, { 1: 'small' }])).toMatchObject({ winner: 1 })
    expect(corrected([{}]).tally).toEqual([
      { perfect: 0, small: 0 },
      { perfect: 0, small: 0 },
      { perfect: 0, small: 0 },
    ])
  })

  it('decisions that differ, come too early or twice', () => {
    const log = newLog(2)
    log.deal('cr')
    log.start(1, 0, [
      ['s1', 1, 0],
      ['s2', 2, 0],
    ])
    const bad = [log.add('round.ended', 'server', { round: 1, reason: 'captured', ended: 5 })]
    log.mark(0, 0, 1, 'square')
    log.mark(0, 0, 2, 'star', { at: 50_000 })
    const mistakes = { runners: null, chasers: null }
    bad.push(log.add('round.ended', 'server', { round: 1, reason: 'captured', ended: 49_999 }))
    bad.push(log.add('round.ended', 'server', { round: 1, reason: 'captured', ended: 50_000 }))
    bad.push(
      log.add('round.scored', 'server', { round: 1, winner: 'chasers', mistakes, awards: { 0: 'perfect' } }),
    )
    const voided = log.add('round.voided', 'organiser', { round: 1, reason: '' })
    expect(oracle(log.events).findings).toEqual(bad)
    expect(oracle(log.events).rounds[0]).toMatchObject({ status: 'voided', reason: null, winner: null })
    expect(oracle(log.events.filter((e) => e.seq !== voided)).tally[0]).toEqual({ perfect: 0, small: 1 })
  })
})

describe('C9.4 voids and corrections', () => {
  it('after a void the roles stay; a scored round is not voided', () => {
    const log = newLog(2)
    log.deal('cr')
    const other = log.add('round.voided', 'organiser', { round: 2, reason: '' })
    log.add('round.voided', 'organiser', { round: 1, reason: '' })
    quickCapture(log, 0)
    const late = log.add('round.voided', 'organiser', { round: 2, reason: '' })
    const dealt = log.deal('cr')
    const report = oracle(log.events)
    expect(report.findings).toEqual([other, late, dealt])
    expect(report.rounds.map((r) => r.status)).toEqual(['voided', 'scored', 'running'])
  })

  it('a correction replaces the awards and may decide the match', () => {
    const log = newLog(2)
    quickCapture(log, 0)
    log.deal('rc')
    const running = log.add('round.corrected', 'organiser', {
      round: 2,
      winner: null,
      awards: {},
      reason: '',
    })
    const data = { round: 1, winner: 'runners', awards: { 1: 'perfect' }, reason: 'misread' }
    const first = log.add('round.corrected', 'organiser', data)
    expect(oracle(log.events).rounds[1]?.status).toBe('running')
    const second = log.add('round.corrected', 'organiser', { ...data, awards: { 1: 'perfect', 0: 'small' } })
    const goals = { victory: [{ perfect: 1, small: 0 }] }
    const decided = log.events.map((e) => (e.seq === 1 ? { ...e, data: { ...e.data, options: goals } } : e))
    const report = oracle(decided)
    expect(report.rounds.map((r) => r.status)).toEqual(['scored', 'abandoned'])
    expect(report.rounds[0]).toMatchObject({ winner: 'chasers', awards: { 0: 'small' } })
    expect(report.corrections.map((c) => c.seq)).toEqual([first, second])
    expect(report.tally).toEqual([
      { perfect: 0, small: 1 },
      { perfect: 1, small: 0 },
    ])
    expect(report.winner).toBe(1)
    expect(report.findings).toEqual([running])
  })

  it('an abandoned match has no winner', () => {
    const log = newLog(2, { victory: [{ small: 1 }] })
    quickCapture(log, 0)
    log.add('game.abandoned', 'server', { reason: 'idle' })
    expect(oracle(log.events)).toMatchObject({ winner: null, findings: [], tally: [{ small: 1 }, {}] })
    const dealt = log.deal('rc')
    expect(oracle(log.events).findings).toEqual([dealt])
    const running = newLog(2)
    running.deal('cr')
    running.add('game.abandoned', 'organiser', { reason: '' })
    expect(oracle(running.events).rounds[0]).toMatchObject({ status: 'abandoned', reason: null })
  })

  it('after the end and the seal', () => {
    const log = newLog(2, { victory: [{ small: 1 }] })
    quickCapture(log, 0)
    const late = log.tile(1, 0, 'r07', 3, 0)
    ended(log, 0, [
      [0, 1],
      [0, 0],
    ])
    const bad = [log.add('round.corrected', 'organiser', { round: 1, winner: null, awards: {}, reason: '' })]
    log.add('game.sealed', 'server', {})
    bad.push(log.add('seat.left', 'server', { seat: 0 }))
    const taken = log.add('pile.taken', 1, { pile: 0 })
    const report = oracle(log.events)
    expect(report.findings).toEqual([late, ...bad])
    expect(report.rounds[0]?.late.map((l) => l.seq)).toEqual([taken])
    expect(report.winner).toBe(0)
  })
})
