import { describe, expect, test } from 'vitest'
import { createLineMeter } from './line-meter.ts'

const MS = 1000

/** A meter that has measured these round trips (ms), one after the other. */
function measured(...trips: readonly number[]) {
  const meter = createLineMeter()
  let now = 0
  for (const trip of trips) {
    const id = meter.ping(now)
    now += trip * MS
    meter.pong(id, now)
  }
  return { meter, now }
}

const trips: { name: string; trips: number[]; rtt: number | null }[] = [
  { name: 'nothing measured', trips: [], rtt: null },
  { name: 'one', trips: [40], rtt: 40 },
  { name: 'of two the lower one', trips: [90, 40], rtt: 40 },
  { name: 'the median of several', trips: [40, 300, 42, 41, 44], rtt: 42 },
  { name: 'one that was kept back changes nothing', trips: [40, 41, 5_000], rtt: 41 },
  { name: 'only the last nine count', trips: [900, 900, 900, 1, 1, 1, 1, 1, 1, 1, 1, 1], rtt: 1 },
]
test.each(trips)('round trip: $name', ({ trips, rtt }) => {
  const { meter, now } = measured(...trips)
  expect(meter.rtt(now)).toBe(rtt === null ? null : rtt * MS)
})

describe('round trip', () => {
  test('what was measured long ago is not known any more', () => {
    const { meter, now } = measured(40)
    expect(meter.rtt(now + 29_999 * MS)).toBe(40 * MS)
    expect(meter.rtt(now + 30_000 * MS)).toBe(null)
  })

  test('a clock is as good as the shortest of them', () => {
    const { meter, now } = measured(40, 300, 26, 41)
    expect([meter.clockError(now), createLineMeter().clockError(now)]).toEqual([13 * MS, null])
    expect(meter.clockError(now + 30_000 * MS)).toBe(null)
  })

  test('an answer to nothing, or the same answer again, says nothing', () => {
    const { meter, now } = measured(40)
    meter.pong(1, now + 900 * MS)
    meter.pong(77, now + 900 * MS)
    expect(meter.rtt(now + 900 * MS)).toBe(40 * MS)
  })

  test('answers may come in any order', () => {
    const meter = createLineMeter()
    const [one, other] = [meter.ping(0), meter.ping(10 * MS)]
    meter.pong(other, 30 * MS)
    meter.pong(one, 40 * MS)
    expect(meter.rtt(40 * MS)).toBe(20 * MS)
  })
})

describe('C10.3: what the player must have been shown', () => {
  const { meter, now } = measured(40)
  meter.wrote(5, now)
  meter.wrote(6, now + 10 * MS)
  test.each([
    { name: 'a round trip has not gone by', after: 40 * MS, seq: 0 },
    { name: 'it has, for the first', after: 40 * MS + 1, seq: 5 },
    { name: 'not for the second', after: 50 * MS, seq: 5 },
    { name: 'for both', after: 50 * MS + 1, seq: 6 },
    { name: 'and so it stays', after: 45 * MS, seq: 6 },
  ])('$name', ({ after, seq }) => {
    expect(meter.shownBy(now + after)).toBe(seq)
  })

  test('nothing, as long as nobody knows how far away they are', () => {
    const unknown = createLineMeter()
    unknown.wrote(5, 0)
    expect(unknown.shownBy(900 * MS)).toBe(0)
  })
})
