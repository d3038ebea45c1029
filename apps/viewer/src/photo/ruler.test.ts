import { expect, it } from 'vitest'
import type { Lane } from './photo-of.ts'
import { placeOn, rulerFor } from './ruler.ts'

const lane = (marks: Partial<Lane>): Lane => ({
  ...{ seq: 1, seat: 0, act: '', isFirst: true, claimed: undefined, error: undefined, rtt: undefined },
  ...{ earliest: 0, received: 0, counted: 0, decidedBy: 'arrival', instants: { arrival: 0, fair: 0 } },
  ...marks,
})
const told = (us: number) => `${us}`

it.each([
  { name: 'a race by one µs is still as wide as can be read', lanes: [lane({}), lane({ counted: 1 })] },
  {
    name: 'claims, errors, arrivals and limits',
    lanes: [
      lane({ claimed: -30_000, error: 20_000, received: 12_000, earliest: -25_000 }),
      lane({ counted: 8_000, received: 60_000 }),
    ],
  },
  { name: 'a second apart', lanes: [lane({}), lane({ counted: 1_000_000, received: 1_010_000 })] },
])('all stamps stand on it, with a handful of ticks: $name', ({ lanes }) => {
  const ruler = rulerFor(lanes, told)
  for (const { claimed = 0, error = 0, received, earliest, counted } of lanes)
    for (const at of [claimed - error, claimed + error, received, earliest, counted]) {
      expect(at).toBeGreaterThan(ruler.from)
      expect(at).toBeLessThan(ruler.until)
    }
  expect(ruler.ticks.length).toBeGreaterThanOrEqual(3)
  expect(ruler.ticks.length).toBeLessThanOrEqual(10)
  expect(ruler.ticks.map(({ at }) => at)).toContain(0)
})

it('a clock that is years off does not push the hands together: it stands at the edge', () => {
  const ruler = rulerFor([lane({ claimed: -9_000_000_000_000 }), lane({ counted: 5_000 })], told)
  expect(ruler.until - ruler.from).toBeLessThan(600_000)
  expect(placeOn(ruler, -9_000_000_000_000, 500)).toBe(0)
  expect(placeOn(ruler, 9_000_000_000, 500)).toBe(500)
})
