import { describe, expect, it } from 'vitest'
import { chaseEast, duel, eastwards, foursome } from './fixture.ts'
import { oracle } from './oracle.ts'

describe('C10.2, C10.3, C10.6 effective times', () => {
  const fair = { race: { policy: 'fair', capMs: 100 } }
  const stamps = [
    {
      name: 'the own clock',
      timing: { received: 500_000, claimed: 450_000, rtt: 200_000, seen: 1 },
      at: 450_000,
    },
    {
      name: 'never later than arrival',
      timing: { received: 500_000, claimed: 510_000, rtt: 200_000, seen: 1 },
      at: 500_000,
    },
    {
      name: 'half the way and 5 ms',
      timing: { received: 500_000, claimed: 1, rtt: 40_001, seen: 1 },
      at: 475_000,
    },
    { name: 'the cap', timing: { received: 500_000, claimed: 1, rtt: 900_000, seen: 1 }, at: 400_000 },
    { name: 'what was seen', timing: { received: 500_000, claimed: 1, rtt: 900_000, seen: 5 }, at: 480_000 },
    { name: 'no clock', timing: { received: 500_000, claimed: null, rtt: 900_000, seen: 5 }, at: 500_000 },
  ]
  it.each(stamps)('$name', ({ timing, at }) => {
    const build = (stamp: number) => {
      const log = duel(fair)
      log.add('seat.ready', 0, {}, { at: 480_000 })
      log.tile(1, 0, 'r07', 3, 0, { at: stamp, timing })
      return log.events
    }
    expect(oracle(build(at)).findings).toEqual([])
    expect(oracle(build(at - 1)).findings).toHaveLength(1)
  })

  it('own actions do not overtake each other; without timing nothing fits', () => {
    const log = duel(fair)
    log.tile(1, 0, 'r07', 3, 0, { at: 500_000 })
    const timing = { received: 520_000, claimed: 490_000, rtt: 200_000, seen: 1 }
    log.tile(1, 0, 'r08', 4, 0, { at: 500_000, timing })
    expect(oracle(log.events).findings).toEqual([])
    const bare = log.tile(1, 0, 'r09', 5, 0, { timing: undefined })
    expect(oracle(log.events).findings).toEqual([bare])
  })

  it('what if: another order drops what it makes impossible', () => {
    const log = duel()
    eastwards(log, ['r07', 'r08', 'r09'])
    chaseEast(log, 1, 4)
    const seen = log.events.length
    const timing = (received: number, claimed: number) => ({ received, claimed, rtt: 200_000, seen })
    // By arrival the tile comes first; by their clocks the marker was a capture.
    log.tile(1, 0, 'r10', 6, 0, { at: 500_000, timing: timing(500_000, 490_000) })
    log.mark(0, 0, 5, 'star', { at: 505_000, timing: timing(505_000, 480_000) })
    log.mark(0, 0, 6, 'star', { at: 600_000, timing: { ...timing(600_000, 590_000), seen: seen + 2 } })
    const asPlayed = oracle(log.events)
    expect(asPlayed.rounds[0]).toMatchObject({ reason: 'captured', winner: 'runners', late: [], dropped: [] })
    const whatIf = oracle(log.events, { policy: 'fair' })
    expect(whatIf.rounds[0]).toMatchObject({ reason: 'captured', winner: 'chasers', dropped: [] })
    expect(whatIf.rounds[0]?.late.map((l) => l.marginUs)).toEqual([10_000, 110_000])
    expect(oracle(log.events, { policy: 'fair', capMs: 0 })).toEqual(asPlayed)
    const foreign = log.tile(1, 0, 'r10', 7, 0)
    const dropped = oracle(log.events, { policy: 'arrival' }).rounds[0]?.dropped
    expect(dropped).toEqual([{ seq: foreign, by: 1, clause: 'C4.2' }])
    expect(oracle(log.events).findings).toEqual([foreign])
  })

  it('what if: what is impossible is dropped instead of found, an untrue trail by C7.6', () => {
    const log = foursome()
    log.add('markers.passed', 0, { to: 1, colour: 'red', count: 8 })
    const lost = log.add('trail.lost', 0, { path: 0, colour: 'red' })
    const marked = log.mark(0, 0, 1, 'triangle')
    const scored = log.add('round.scored', 'server', { round: 1 })
    expect(oracle(log.events).findings).toEqual([lost, marked, scored])
    const fairly = oracle(log.events, { policy: 'fair', capMs: 250 })
    expect(fairly.findings).toEqual([])
    expect(fairly.rounds[0]?.dropped).toEqual([
      { seq: lost, by: 0, clause: 'C7.6' },
      { seq: marked, by: 0, clause: 'C4.2' },
    ])
  })
})
