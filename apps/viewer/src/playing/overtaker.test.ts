import { expect, it } from 'vitest'
import { overtakerOf } from './overtaker.ts'

const TIMING = { received: 0, claimed: null, rtt: null, seen: null }

const timelineOf = (
  ...events: { seq: number; at: number; by: number | 'server'; timing?: typeof TIMING }[]
) =>
  ({
    length: events.length,
    entryAt: (index: number) => ({ event: events[index] }),
  }) as unknown as NonNullable<Parameters<typeof overtakerOf>[0]>

const own = { seat: 1, seen: 10, at: 500_000 }

it('the action that came last before the own one, and that its player had not seen', () => {
  const timeline = timelineOf(
    { seq: 10, at: 490_000, by: 0, timing: TIMING },
    { seq: 12, at: 420_000, by: 0, timing: TIMING },
    { seq: 11, at: 463_000, by: 2, timing: TIMING },
    { seq: 13, at: 470_000, by: 1, timing: TIMING },
    { seq: 14, at: 480_000, by: 'server' },
    { seq: 15, at: 600_000, by: 0, timing: TIMING },
  )
  expect(overtakerOf(timeline, own)).toEqual({ seat: 2, by: 37_000 })
})

it('nobody, where nothing came before it', () => {
  expect(overtakerOf(timelineOf({ seq: 9, at: 1, by: 0, timing: TIMING }), own)).toBeUndefined()
  expect(overtakerOf(undefined, own)).toBeUndefined()
})
