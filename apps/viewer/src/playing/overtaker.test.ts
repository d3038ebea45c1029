import { expect, it } from 'vitest'
import { overtakerOf, tooLate } from './overtaker.ts'

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

it('on a slow line, who came after the instant that was expected, without saying by how much', () => {
  const timeline = timelineOf(
    { seq: 9, at: 600_000, by: 2, timing: TIMING },
    { seq: 11, at: 510_000, by: 'server' },
    { seq: 12, at: 520_000, by: 0, timing: TIMING },
    { seq: 13, at: 530_000, by: 2, timing: TIMING },
  )
  expect(overtakerOf(timeline, own)).toEqual({ seat: 0, by: undefined })
})

it('nobody, where nothing came before it', () => {
  expect(overtakerOf(timelineOf({ seq: 9, at: 1, by: 0, timing: TIMING }), own)).toBeUndefined()
  expect(overtakerOf(undefined, own)).toBeUndefined()
})

it('of an action that was recorded too late, who ended the round before it, and by how much', () => {
  const refusal = { code: 'round-over', clause: 'C10.5', text: { en: 'Over.', it: 'Finita.' } }
  const entries = [
    { event: { seq: 11, at: 463_000, by: 0 }, admission: { type: 'applies' } },
    {
      event: { seq: 12, at: 500_000, by: 1 },
      admission: { type: 'late', against: { seq: 11, at: 463_000 }, refusal },
    },
  ]
  const timeline = {
    length: entries.length,
    entryAt: (index: number) => entries[index],
  } as unknown as NonNullable<Parameters<typeof tooLate>[0]>
  expect(tooLate(timeline, 12)).toEqual({
    ...{ type: 'takenBack', because: 'overtaken', ...refusal },
    overtakenBy: { seat: 0, by: 37_000 },
  })
  expect(tooLate(timeline, 11)).toBeUndefined()
  expect(tooLate(timeline, 13)).toBeUndefined()
})
