import { describe, expect, test } from 'vitest'
import {
  type GivenFacts,
  goOn,
  lastRound,
  mark,
  marks,
  opening,
  play,
  referee,
  type Setup,
  T0,
  tile,
  tiles,
} from '../games/chase/testing/fixture.ts'
import { ARRIVAL, act, eight, FAIR, FOUR, lay, put, seven, T } from '../games/chase/testing/race.ts'
import type { Command } from '../games/chase/vocabulary/commands.ts'

describe('worked case: marker on tile 7 at t = 1 000 000', () => {
  const marked = (setup: Setup) => play(setup, [seven, mark('diamond', { claims: T, arrives: T })])

  test.each([ARRIVAL, FAIR])('tile 8 at 1 000 001: capture, and tile 8 is late by 1 µs', (setup) => {
    const { says, round, table, after } = act(marked(setup), 1, eight, { claims: T + 1, arrives: T + 1 })
    expect(says).toBe('accepted')
    expect(round).toMatchObject({ status: 'scored', reason: 'captured', winner: 'chasers' })
    expect(round.late).toEqual([{ seq: after.events.length, by: 1, marginUs: 1 }])
    expect(table?.paths[0]?.tiles).toHaveLength(7)
  })

  test('fair: tile 8 at 999 999: no capture, and the marker is judged towards 8', () => {
    const { says, round, table } = act(marked(FAIR), 1, eight, { claims: T - 1, arrives: T + 60_000 })
    expect(says).toBe('accepted')
    expect(round).toMatchObject({ status: 'running', late: [] })
    expect(round.checks.markers[6]).toEqual({
      path: 0,
      position: 7,
      symbol: 'diamond',
      allowed: ['square'],
      ok: false,
    })
    expect(table).toMatchObject({ ending: undefined, paths: [{ caught: undefined }] })
  })

  test('arrival: tile 8 at 999 999', () => {
    const played = play(ARRIVAL, [
      seven,
      tile('money east', { arrives: T - 1 }),
      mark('square', { arrives: T }),
    ])
    expect(lastRound(played)).toMatchObject({ status: 'running', late: [] })
    expect(lastRound(played).checks.markers[6]?.ok).toBe(true)
  })

  test('C10.2: arrival: whatever the player’s clock says', () => {
    const { round } = act(marked(ARRIVAL), 1, eight, { claims: T - 50_000, arrives: T + 9 })
    expect(round.late).toMatchObject([{ marginUs: 9 }])
  })

  test('worked case: fair: tile 8 at 1 000 009 is recorded, the marker of 1 000 008 arrives within the cap', () => {
    const played = play(FAIR, [seven, tile('money east', { claims: T + 9, arrives: T + 20_000 })])
    const { says, round, after } = act(played, 0, put(7), { claims: T + 8, arrives: T + 90_000 })
    expect(says).toBe('accepted')
    expect(round).toMatchObject({ status: 'scored', reason: 'captured' })
    expect(round.late).toEqual([{ seq: after.events.length - 1, by: 1, marginUs: 1 }])
  })

  test('C10.1: at one instant the one recorded first', () => {
    const first = act(marked(FAIR), 1, eight, { claims: T, arrives: T + 50_000 })
    expect(first.round.late).toMatchObject([{ marginUs: 0 }])
    const played = play(FAIR, [seven, tile('money east', { claims: T, arrives: T + 20_000 })])
    expect(act(played, 0, put(7), { claims: T, arrives: T + 50_000 }).round.status).toBe('running')
  })
})

describe('C10.5: an ending is provisional until the cap has passed', () => {
  const items = tiles(['map north', 'money north', 'keys north'])

  test('an earlier capture undoes a hideout', () => {
    const given: GivenFacts = [opening(), items, marks(['triangle', 'triangle', 'triangle', 'triangle'])]
    const hidden = play(FAIR, [given, tile('hideout north', { claims: T + 50, arrives: T + 20_000 })])
    expect(lastRound(hidden).reason).toBe('hideout')
    const { round, after } = act(hidden, 0, put(5), { claims: T + 20, arrives: T + 95_000 })
    expect(round).toMatchObject({ reason: 'captured', winner: 'chasers' })
    expect(round.late).toEqual([{ seq: after.events.length - 1, by: 1, marginUs: 30 }])
  })

  test('what was late on one path counts again when an earlier capture undoes the hideout on the other', () => {
    const given: GivenFacts = [opening(4), items, marks(['triangle', 'triangle', 'triangle', 'triangle'])]
    const hidden = play(FOUR, [given, tile('hideout north', { claims: T + 50, arrives: T + 10_000 })])
    const late = act(hidden, 3, lay('r5', 0, 3), { claims: T + 80, arrives: T + 20_000 })
    expect([late.round.late[0]?.marginUs, late.table?.paths[1]?.tiles.length]).toEqual([30, 2])
    const { round, table } = act(late.after, 0, put(5), { claims: T + 20, arrives: T + 95_000 })
    expect(round).toMatchObject({ status: 'running', late: [{ by: 2, marginUs: 30 }] })
    expect(table?.paths[1]?.tiles).toHaveLength(3)
  })

  const marked = (setup: Setup) => play(setup, [seven, mark('diamond', { claims: T, arrives: T + 10_000 })])

  test('once it has passed nothing comes first any more', () => {
    const inTime = act(marked(FAIR), 1, eight, { claims: T - 5, arrives: T + 99_995 })
    expect(inTime.round.status).toBe('running')
    const over = act(marked(FAIR), 1, eight, { claims: T - 5, arrives: T + 100_000 })
    expect(over.round).toMatchObject({ status: 'scored', late: [{ marginUs: 0 }] })
  })

  test('after round.ended is recorded no at lies below its ended', () => {
    const scored = goOn(marked(FAIR), [(_, next) => referee()(marked(FAIR).match, next + 80_000)])
    expect(scored.events.at(-2)).toMatchObject({
      type: 'round.ended',
      data: { ended: T0 + T },
      at: T0 + T + 100_000,
    })
    const { after, round } = act(scored, 1, eight, { claims: 0, arrives: T + 100_000 })
    expect(after.events.at(-1)?.at).toBe(T0 + T)
    expect(round).toMatchObject({ status: 'scored', late: [{ marginUs: 0 }] })
  })

  const windows: { name: string; setup: Setup; open: number }[] = [
    { name: 'arrival', setup: ARRIVAL, open: 10_000 + 1_000_000 },
    { name: 'fair', setup: FAIR, open: 100_000 + 1_000_000 },
  ]
  test.each(windows)(
    '$name: for one second more what only the ending forbids is recorded',
    ({ setup, open }) => {
      const at = (arrives: number) => act(marked(setup), 1, eight, { claims: arrives, arrives }).says
      expect([at(T + open - 1), at(T + open)]).toEqual(['accepted', 'path-caught C7.4'])
    },
  )

  test('a correction waits for the score', () => {
    const corrects: Command = { type: 'correct-round', round: 1, winner: null, awards: {}, reason: 'video' }
    const when = { claims: T + 20_000, arrives: T + 20_000 }
    expect(act(marked(FAIR), 'organiser', corrects, when).says).toBe('nothing-to-correct C9.4')
  })
})
