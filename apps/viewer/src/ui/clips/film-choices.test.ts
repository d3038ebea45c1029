import { describe, expect, it } from 'vitest'
import { checkedChoices, type FilmChoices } from './film-choices.ts'

const chosen: FilmChoices = {
  kind: 'clip',
  table: '3d',
  width: 1920,
  height: 1080,
  shape: '9:16',
  side: 720,
  gifSide: 360,
  from: '0:10',
  until: '0:20',
  speed: 1,
  container: 'mp4',
  hasSound: true,
  hasCaption: true,
  care: 'good',
}
const start = 1_763_456_789_000_000
/** Half a minute has been seen. */
const whole = { from: start, until: start + 30_000_000 }

describe('what is chosen becomes an order', () => {
  it('of a stretch, in µs of the match', () => {
    expect(checkedChoices(chosen, whole)).toEqual({
      problem: undefined,
      size: { width: 720, height: 1280 },
      stretch: { from: start + 10_000_000, until: start + 20_000_000 },
      seconds: 10,
    })
  })

  it('that ends where the user has seen no more', () => {
    expect(checkedChoices({ ...chosen, until: '5:00' }, whole)).toMatchObject({
      stretch: { until: whole.until },
      seconds: 20,
    })
  })

  it('of a picture, whatever the times are', () => {
    const order = checkedChoices({ ...chosen, kind: 'picture', from: 'x' }, whole)
    expect(order).toMatchObject({ problem: undefined, size: { width: 1920, height: 1080 } })
  })

  it.each([
    ['time.bad', { from: '10' }],
    ['time.order', { from: '0:20', until: '0:20' }],
    ['time.unseen', { from: '0:31', until: '0:40' }],
    ['time.long', { speed: 0.1, from: '0:00', until: '0:13' }],
    ['time.long', { kind: 'gif', speed: 0.25 }],
    ['size.bad', { kind: 'picture', width: 20_000 }],
    ['size.bad', { kind: 'picture', height: Number.NaN }],
  ] as const)('not with %s: %j', (problem, change) => {
    expect(checkedChoices({ ...chosen, ...change }, whole)).toMatchObject({ problem })
  })
})
