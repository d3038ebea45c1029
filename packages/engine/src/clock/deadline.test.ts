import { describe, expect, test } from 'vitest'
import type { PeopleEvent } from '../people/people-events.ts'
import { playersOf } from '../people/player.ts'
import { deadlineBy, isDeserted, isGone } from './deadline.ts'
import {
  clockAfterAction,
  clockAfterFact,
  clockAfterLapse,
  clockAfterPeople,
  openClock,
  type TurnClock,
} from './turn-clock.ts'

const SECOND = 1_000_000
const seconds = (us: number | undefined) => us && us / SECOND
const players = playersOf(['Ann', 'Bob', 'Eve'].map((name, seat) => ({ seat, name })))

/** What happens to the clock of seat 0 in a match of Ann, Bob and Eve; the step begins at second 100, and has 60. */
type Happening = readonly [at: number, what: 'goes' | 'comes' | 'acts' | 'fact' | 'lapses', seat?: number]

function clockWith(happenings: readonly Happening[], turnS = 60): TurnClock {
  const began = clockAfterFact(openClock(turnS * SECOND, 0, 3), 100 * SECOND)
  return happenings.reduce((clock, happening) => after(clock, happening), began)
}

function after(clock: TurnClock, [second, what, seat = 0]: Happening): TurnClock {
  const at = second * SECOND
  switch (what) {
    case 'goes':
      return clockAfterPeople(clock, said('seat.disconnected', seat, at))
    case 'comes':
      return clockAfterPeople(clock, said('seat.connected', seat, at))
    case 'acts':
      return clockAfterAction(clock, seat, at)
    case 'fact':
      return clockAfterFact(clock, at)
    case 'lapses':
      return clockAfterLapse(clock, seat, { seq: second, at, type: '', by: 'server', data: {}, hash: '' })
  }
}

function said(type: PeopleEvent['type'], seat: number, at: number): PeopleEvent {
  return { type, at, by: 'server', data: { seat }, seq: 2, hash: '' } as PeopleEvent
}

const cases: readonly {
  name: string
  happens: readonly Happening[]
  turnS?: number
  at: number | undefined
  standsUntil?: number
}[] = [
  { name: 'a whole turn from the fact that made it the first step', happens: [], at: 160 },
  { name: 'it begins again with the next step', happens: [[130, 'acts', 1]], at: 190 },
  { name: 'and with what chance brings', happens: [[130, 'fact']], at: 190 },
  {
    name: 'who comes and goes besides changes nothing',
    happens: [
      [110, 'goes', 1],
      [120, 'comes', 1],
    ],
    at: 160,
  },
  {
    name: 'it stands still while the player is away, three minutes',
    happens: [[110, 'goes']],
    at: 340,
    standsUntil: 290,
  },
  {
    name: 'it goes on when they come back',
    happens: [
      [110, 'goes'],
      [125, 'comes'],
    ],
    at: 175,
  },
  {
    name: 'they have half a minute to look',
    happens: [
      [155, 'goes'],
      [165, 'comes'],
    ],
    at: 195,
  },
  {
    name: 'or a turn, if that is shorter',
    turnS: 10,
    happens: [
      [109, 'goes'],
      [165, 'comes'],
    ],
    at: 175,
  },
  {
    name: 'who was away before the step began is waited for from then on',
    happens: [
      [20, 'goes'],
      [100, 'fact'],
    ],
    at: 340,
    standsUntil: 280,
  },
  {
    name: 'no more than three minutes in a step',
    happens: [
      [110, 'goes'],
      [290, 'comes'],
      [295, 'goes'],
    ],
    at: 340,
    standsUntil: 295,
  },
  {
    name: 'who comes and goes gets a look three times',
    happens: [
      [110, 'goes'],
      [210, 'comes'],
      [230, 'goes'],
      [330, 'comes'],
      [335, 'goes'],
      [340, 'comes'],
      [341, 'goes'],
      [400, 'comes'],
    ],
    at: 340,
  },
  {
    name: 'whose line the service cut has a look, however late it is',
    happens: [
      [900, 'goes'],
      [910, 'comes'],
    ],
    at: 940,
  },
  { name: 'and is waited for until then', happens: [[900, 'goes']], at: 1080, standsUntil: 1080 },
  {
    name: 'an action shows that somebody is there',
    happens: [
      [50, 'goes'],
      [100, 'acts'],
    ],
    at: 160,
  },
  {
    name: 'nobody is there: nobody waits',
    happens: [
      [101, 'goes', 1],
      [102, 'goes', 2],
      [103, 'goes'],
    ],
    at: undefined,
  },
  {
    name: 'who comes back to an empty table waits three minutes',
    happens: [
      [101, 'goes', 1],
      [102, 'goes', 2],
      [103, 'goes'],
      [1000, 'comes', 1],
    ],
    at: 1180,
    standsUntil: 1123,
  },
]

describe('the deadline of a step', () => {
  test.each(cases)('$name', ({ happens, turnS, at, standsUntil }) => {
    const deadline = deadlineBy(clockWith(happens, turnS), 0, players)
    expect([seconds(deadline.at), seconds(deadline.standsUntil)]).toEqual([at, standsUntil])
  })

  test('a player who has left is not there to wait', () => {
    const clock = clockWith([[110, 'goes']])
    const left = players.map((player, seat) => ({ ...player, left: seat > 0 }))
    expect(deadlineBy(clock, 0, left).at).toBeUndefined()
  })

  test('what happened in the same step in another order of facts and people is the same', () => {
    const one = clockWith([
      [120, 'fact'],
      [120, 'goes'],
    ])
    const other = clockWith([
      [120, 'goes'],
      [120, 'fact'],
    ])
    expect(deadlineBy(one, 0, players)).toEqual(deadlineBy(other, 0, players))
  })
})

describe('who is gone', () => {
  test.each([
    { name: 'nobody who is there', happens: [], at: 9999, gone: false },
    { name: 'not before three minutes', happens: [[110, 'goes']], at: 289, gone: false },
    { name: 'after three minutes', happens: [[110, 'goes']], at: 290, gone: true },
    {
      name: 'not who comes and goes',
      happens: [
        [110, 'goes'],
        [289, 'comes'],
        [290, 'goes'],
      ],
      at: 340,
      gone: false,
    },
  ] as const satisfies readonly { name: string; happens: readonly Happening[]; at: number; gone: boolean }[])(
    '$name',
    ({ happens, at, gone }) => {
      expect(isGone(clockWith(happens), 0, at * SECOND)).toBe(gone)
    },
  )
})

describe('a deserted table', () => {
  test.each([
    {
      name: 'not while somebody has time left',
      happens: [
        [110, 'goes'],
        [120, 'goes', 1],
      ],
      deserted: false,
    },
    {
      name: 'everybody is away',
      happens: [
        [110, 'goes'],
        [120, 'goes', 1],
        [130, 'goes', 2],
      ],
      deserted: true,
    },
    {
      name: 'or has let their time run out',
      happens: [
        [160, 'lapses'],
        [161, 'goes', 1],
        [220, 'lapses', 2],
      ],
      deserted: true,
    },
    {
      name: 'somebody has acted since',
      happens: [
        [160, 'lapses'],
        [161, 'goes', 1],
        [220, 'lapses', 2],
        [230, 'acts', 2],
      ],
      deserted: false,
    },
  ] as const satisfies readonly { name: string; happens: readonly Happening[]; deserted: boolean }[])(
    '$name',
    ({ happens, deserted }) => {
      expect(isDeserted(clockWith(happens))).toBe(deserted)
    },
  )
})

test('every time that ran out is remembered', () => {
  expect(
    clockWith([
      [160, 'lapses'],
      [220, 'lapses', 2],
    ]).lapses,
  ).toEqual([
    { seq: 160, seat: 0 },
    { seq: 220, seat: 2 },
  ])
})
