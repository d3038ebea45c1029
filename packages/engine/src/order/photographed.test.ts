import { expect, test } from 'vitest'
import { chase } from '../games/chase/game.ts'
import { playRandomMatch } from '../games/chase/testing/random-match.ts'
import type { LogEvent, Timing } from '../log/event.ts'
import { type Photographed, photographed } from './photographed.ts'

const isRace = (type: string) => chase.isRace(type)
const FAIR = { policy: 'fair', capMs: 100 } as const
const ARRIVAL = { policy: 'arrival', capMs: 100 } as const

const event = (seq: number, at: number, by: LogEvent['by'], timing?: Timing): LogEvent => ({
  ...{ seq, type: timing ? 'tile.placed' : 'round.dealt', at, by, data: {}, hash: '' },
  ...(timing && { timing }),
})
const line = (received: number, claimed: number | null, seen = 1): Timing => ({
  ...{ received, claimed, rtt: 40_000, seen },
})

interface Case {
  readonly name: string
  readonly race: typeof FAIR | typeof ARRIVAL
  readonly events: readonly LogEvent[]
  readonly photo: Partial<Photographed>
}

const dealt = event(1, 0, 'server')
const cases: Case[] = [
  {
    name: 'C10.2: under arrival its arrival decides, and fair would have taken the player’s clock',
    race: ARRIVAL,
    events: [dealt, event(2, 1_000_000, 0, line(1_000_000, 990_000))],
    photo: { decidedBy: 'arrival', instants: { arrival: 1_000_000, fair: 990_000 }, earliest: 975_000 },
  },
  {
    name: 'C10.3: the player’s clock',
    race: FAIR,
    events: [dealt, event(2, 990_000, 0, line(1_000_000, 990_000))],
    photo: { decidedBy: 'claim', instants: { arrival: 1_000_000, fair: 990_000 } },
  },
  {
    name: 'C10.3: as early as can be',
    race: FAIR,
    events: [dealt, event(2, 975_000, 0, line(1_000_000, 1))],
    photo: { decidedBy: 'earliest', earliest: 975_000 },
  },
  {
    name: 'C10.3: not before what was shown',
    race: FAIR,
    events: [
      dealt,
      event(2, 985_000, 1, line(985_000, null)),
      event(3, 985_000, 0, line(1_000_000, 980_000, 2)),
    ],
    photo: { decidedBy: 'shown' },
  },
  {
    name: 'C10.3: not before the player’s own last action',
    race: FAIR,
    events: [
      dealt,
      event(2, 985_000, 0, line(985_000, null)),
      event(3, 985_000, 0, line(1_000_000, 980_000)),
    ],
    photo: { decidedBy: 'own' },
  },
  {
    name: 'C10.3: a clock that is not known counts at arrival',
    race: FAIR,
    events: [dealt, event(2, 1_000_000, 0, line(1_000_000, null))],
    photo: { decidedBy: 'arrival', earliest: 1_000_000 },
  },
  {
    name: 'C10.6: under the other policy earlier actions are stamped again, too',
    race: ARRIVAL,
    events: [
      dealt,
      event(2, 990_000, 1, line(990_000, 970_000)),
      event(3, 1_000_000, 0, line(1_000_000, 960_000, 2)),
    ],
    // Shown the other tile, which under `fair` counts at 970 000; its own grace begins at 975 000.
    photo: { instants: { arrival: 1_000_000, fair: 975_000 } },
  },
]

test.each(cases)('$name', ({ race, events, photo }) => {
  const last = events.at(-1) as LogEvent
  expect(photographed([...events].reverse(), new Set([last.seq]), race, isRace)).toEqual([
    expect.objectContaining({ seq: last.seq, at: last.at, ...photo }),
  ])
})

test('C10: in any match the policy that was played gives the instants of the log', () => {
  for (const seed of [1, 2]) {
    const { events } = playRandomMatch({ seed })
    const race = chase.raceOf(chase.begin(events[0] as Parameters<typeof chase.begin>[0]))
    const seqs = new Set(events.map(({ seq }) => seq))
    const photos = photographed(events, seqs, race, isRace)
    expect(photos.length).toBeGreaterThan(10)
    for (const { at, instants } of photos) expect(instants[race.policy]).toBe(at)
  }
})
