import { describe, expect, test } from 'vitest'
import { chase } from '../games/chase/game.ts'
import {
  answer,
  claimsStart,
  deal,
  mark,
  marks,
  opening,
  type Played,
  play,
  start,
  T0,
  tile,
  wish,
} from '../games/chase/testing/fixture.ts'
import { act, eight, FAIR, FOUR, lay, put, seven, T } from '../games/chase/testing/race.ts'
import type { Command } from '../games/chase/vocabulary/commands.ts'
import { rule } from './referee.ts'

describe('C10.4: late is only what nothing but the ending forbids', () => {
  const caught = play(FAIR, [seven, mark('diamond', { claims: T, arrives: T })])
  const then = (tile: Command, from: Played = caught, by = 1) =>
    act(from, by, tile, { claims: T + 9, arrives: T + 9 })

  test('several late ones in a row, each on the table as if nothing had ended', () => {
    const first = then(eight)
    const second = act(first.after, 1, lay('keys', 2, -7), { claims: T + 20, arrives: T + 20 })
    const marker = act(second.after, 0, put(8, 'square'), { claims: T + 30, arrives: T + 30 })
    expect(marker.round.late.map(({ by, marginUs }) => `${by} ${marginUs}`)).toEqual(['1 9', '1 20', '0 30'])
    expect(marker.table?.paths[0]).toMatchObject({ tiles: { length: 7 }, markers: { length: 7 } })
  })

  const refused: { name: string; command: Command; by?: number; says: string }[] = [
    { name: 'a tile that is not in the hand', command: lay('r5', 1, -7), says: 'tile-not-in-hand C4.2' },
    { name: 'a taken cell', command: lay('money', 0, -6), says: 'cell-taken C4.2' },
    { name: 'a marker where no tile lies', command: put(8), by: 0, says: 'no-unmarked-tile C7.1' },
    {
      name: 'a trail that is not lost',
      command: { type: 'lose-trail', colour: 'red' },
      by: 0,
      says: 'trail-not-lost C7.6',
    },
  ]
  test.each(refused)('refused all the same: $name', ({ command, by, says }) => {
    expect(then(command, caught, by).says).toBe(says)
  })

  test('what happens on the table goes for late actions too', () => {
    const caught = play(FOUR, [opening(4), marks(['triangle', 'diamond'], { arrives: T })])
    const late = act(caught, 2, lay('r1', 5, 5), { claims: T + 9, arrives: T + 9 })
    const table = act(late.after, 3, lay('r5', 6, 6), { claims: T + 20, arrives: T + 20 })
    expect(table.round.late).toMatchObject([{ by: 2 }])
    const again = act(table.after, 2, lay('r2', 6, 6), { claims: T + 30, arrives: T + 30 })
    expect(again.says).toBe('cell-taken C4.2')
  })

  test('a cell that only a late tile takes is taken', () => {
    expect(act(then(eight).after, 1, lay('keys', 1, -7), { claims: T + 20, arrives: T + 20 }).says).toBe(
      'cell-taken C4.2',
    )
  })
})

describe('C10.4: a new action is tested at its effective place', () => {
  const recorded = play(FOUR, [opening(4), tile('r1 at 5,5', { claims: T, arrives: T })])
  const cell = lay('r5', 5, 5)

  test('what would make a recorded action impossible is refused', () => {
    expect(act(recorded, 3, cell, { claims: T - 1, arrives: T + 50_000 }).says).toBe('overtaken C10.4')
    expect(act(recorded, 3, cell, { claims: T, arrives: T + 50_000 }).says).toBe('cell-taken C4.2')
    expect(act(recorded, 3, lay('r5', 5, 6), { claims: T - 1, arrives: T + 50_000 }).says).toBe('accepted')
  })

  test('a recorded action that was impossible anyway does not count', () => {
    const wrong = tile('r2 at 5,5', { claims: T + 9, arrives: T + 9 })
    const loose = play({ ...FOUR, loose: true }, [
      opening(4),
      tile('r1 at 5,5', { claims: T, arrives: T }),
      wrong,
    ])
    const timing = { received: T0 + T + 50_000, claimed: T0 + T - 1, rtt: 500_000, seen: 0 }
    expect(answer(wish(loose, 3, lay('r5', 6, 6), timing))).toBe('accepted')
  })

  test('and says so in both languages', () => {
    const received = T0 + T + 50_000
    const ruling = wish(recorded, 3, cell, { received, claimed: T0 + T - 1, rtt: 500_000, seen: 0 })
    const text = ruling.type === 'refused' ? ruling.refusal.text : { en: '', it: '' }
    expect(text.en).toMatch(/^[A-Z].+\.$/)
    expect(text.it).toMatch(/^[A-Z].+\.$/)
    expect(text.it).not.toBe(text.en)
  })

  test('what is possible by now but was not at its place is refused', () => {
    const begin = start(['s1 north', 's2 north'], { arrives: T })
    const played = play({ ...FAIR, players: 3 }, [deal(), claimsStart(1), begin])
    const early = { claims: T - 1, arrives: T + 50_000 }
    expect(act(played, 2, lay('r5', 0, -3), early).says).toBe('round-not-running C4.2')
    expect(act(played, 2, lay('r5', 0, -3), { ...early, claims: T }).says).toBe('accepted')
    expect(act(played, 2, lay('r5', 0, -3), { ...early, seen: played.events.length }).says).toBe('accepted')
  })
})

describe('an action is meant for the table that its player had before them', () => {
  const second = play(FAIR, [seven])
  const barrier = second.course.barrier
  const asks = (command: Command, madeFor: number | null) =>
    answer(
      rule(chase, second.course, command, {
        by: 1,
        timing: { received: T0 + second.next, claimed: null, rtt: null, seen: null },
        madeFor,
      }),
    )

  test('what was meant for the table before the last deal does nothing, however well it fits', () => {
    expect(barrier).toBeGreaterThan(1)
    expect(asks(eight, barrier)).toBe('accepted')
    expect(asks(eight, null)).toBe('accepted')
    expect(asks(eight, barrier - 1)).toBe('table-gone C10.4')
  })

  test('what is no action on the table is done all the same', () => {
    expect(asks({ type: 'leave' }, barrier - 1)).toBe('accepted')
  })
})
