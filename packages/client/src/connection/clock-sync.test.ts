import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createClockSync, type Exchange } from './clock-sync.ts'

const SERVER = 1_763_456_789_000_000
const SECOND = 1_000_000

/** An exchange over a line of these delays, with a server whose clock is `offset` ahead of ours. */
function exchange(at: number, up: number, down: number, offset = SERVER, turn = 10): Exchange {
  const received = at + up + offset
  return { at, received, sent: received + turn, arrived: at + up + turn + down }
}

describe('what a few exchanges tell', () => {
  const cases: {
    name: string
    exchanges: Exchange[]
    now: number
    offset: number | undefined
    uncertainty: number | undefined
  }[] = [
    { name: 'nothing', exchanges: [], now: 5, offset: undefined, uncertainty: undefined },
    { name: 'a line of no length', exchanges: [exchange(0, 0, 0)], now: 0, offset: 0, uncertainty: 1 },
    { name: 'as long there as back', exchanges: [exchange(0, 40, 40)], now: 90, offset: 0, uncertainty: 42 },
    {
      name: 'long there: half of the difference',
      exchanges: [exchange(0, 80, 20)],
      now: 0,
      offset: 30,
      uncertainty: 51,
    },
    { name: 'long back', exchanges: [exchange(0, 20, 80)], now: 0, offset: -30, uncertainty: 51 },
    {
      name: 'the shortest of several counts',
      exchanges: [exchange(0, 900, 100), exchange(1000, 20, 20), exchange(3000, 5000, 100)],
      now: 1000,
      offset: 0,
      uncertainty: 21,
    },
    {
      name: 'but not for ever: a clock drifts',
      exchanges: [exchange(0, 20, 20), exchange(20 * SECOND, 600, 400)],
      now: 20 * SECOND,
      offset: 100,
      uncertainty: 501,
    },
    {
      name: 'it is uncertain by its age, too',
      exchanges: [exchange(0, 20, 20)],
      now: SECOND,
      offset: 0,
      uncertainty: 121,
    },
    {
      name: 'after a minute it says nothing',
      exchanges: [exchange(0, 20, 20)],
      now: 61 * SECOND,
      offset: undefined,
      uncertainty: undefined,
    },
    {
      name: 'a clock that stood still while the computer slept',
      exchanges: [exchange(0, 20, 20), exchange(SECOND, 3000, 3000, SERVER + 5 * SECOND)],
      now: SECOND,
      offset: 5 * SECOND,
      uncertainty: 3001,
    },
    {
      name: 'sent before it was received: no exchange',
      exchanges: [{ at: 0, received: 10, sent: 9, arrived: 30 }],
      now: 30,
      offset: undefined,
      uncertainty: undefined,
    },
    {
      name: 'arrived before it was asked: no exchange',
      exchanges: [{ at: 31, received: 9, sent: 9, arrived: 30 }],
      now: 31,
      offset: undefined,
      uncertainty: undefined,
    },
  ]
  test.each(cases)('$name', ({ exchanges, now, offset, uncertainty }) => {
    const sync = createClockSync()
    for (const one of exchanges) sync.note(one)
    expect(sync.serverTimeOf(now, now)).toBe(offset === undefined ? undefined : now + SERVER + offset)
    expect(sync.uncertaintyAt(now)).toBe(uncertainty)
  })

  test('what was known of another server is forgotten', () => {
    const sync = createClockSync()
    sync.note(exchange(0, 20, 20))
    sync.forget()
    expect(sync.serverTimeOf(50, 50)).toBeUndefined()
  })
})

/** Delays as lines have them: mostly short, each way for itself, some very long. */
const delay = fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 3_000_000 }))
const exchanges = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 4_000_000 }),
    up: delay,
    down: delay,
    turn: fc.integer({ min: 0, max: 50_000 }),
  }),
  { minLength: 1, maxLength: 40 },
)
const ppm = fc.integer({ min: -50, max: 50 })

describe('whatever the line does', () => {
  test('the error is never more than half of the least delay among the last, and a bit for each one’s age', () => {
    fc.assert(
      fc.property(exchanges, fc.integer({ min: 0, max: 1e15 }), (lines, offset) => {
        const sync = createClockSync()
        const noted: Exchange[] = []
        let now = 0
        for (const { wait, up, down, turn } of lines) {
          const one = exchange(now + wait, up, down, offset, turn)
          now = one.arrived
          sync.note(one)
          noted.push(one)
          const bounds = noted
            .slice(-16)
            .filter(({ at }) => now - at <= 60_000_000)
            .map(
              ({ at, received, sent, arrived }) => (arrived - at - sent + received) / 2 + (now - at) / 10_000,
            )
          const error = Math.abs((sync.serverTimeOf(now, now) ?? Number.NaN) - now - offset)
          expect(error).toBeLessThanOrEqual(Math.min(...bounds) + 1)
        }
      }),
    )
  })

  test('the error is never more than it says, though both clocks drift', () => {
    fc.assert(
      fc.property(
        exchanges,
        ppm,
        ppm,
        fc.integer({ min: 0, max: 20_000_000 }),
        (lines, ours, theirs, later) => {
          const own = (true_: number) => Math.floor(true_ * (1 + ours * 1e-6))
          const server = (true_: number) => Math.floor(SERVER + true_ * (1 + theirs * 1e-6))
          const sync = createClockSync()
          let time = 0
          for (const { wait, up, down, turn } of lines) {
            const at = time + wait
            const received = at + up
            time = received + turn + down
            sync.note({
              at: own(at),
              received: server(received),
              sent: server(received + turn),
              arrived: own(time),
            })
            for (const instant of [time, time + later]) {
              const now = own(instant)
              const told = sync.serverTimeOf(now, now)
              if (told === undefined) continue
              expect(Math.abs(told - server(instant))).toBeLessThanOrEqual((sync.uncertaintyAt(now) ?? 0) + 3)
            }
          }
        },
      ),
    )
  })
})
