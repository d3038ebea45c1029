import { createTimeline, type LogEvent } from '@getaway/engine'
import { type FugitiveEvent, fugitive } from '@getaway/engine/fugitive'
import { playRandomFugitive, SHORT_CLOCK } from '@getaway/engine/testing'
import { expect, test } from 'vitest'
import { SEED, seeds } from '../support/seeds.ts'
import { type Absence, clockByThePage } from './fugitive-clock.ts'

const FACTS =
  /^(cards\.dealt|card\.drawn|event\.drawn|event\.resolved|hideout\.placed|turn\.passed|card\.discarded|numbers\.guessed|step\.lapsed)$/

/** In whose matches both are away, and somebody gives up. */
const VARIED = [5001, 5007]

/** What the rules page says of the clock (F3.5), reckoned from the log's lines alone. */
function judged(log: readonly LogEvent[], length: number, seat: number) {
  const past = log.slice(0, length)
  const began = past.findLast(({ type }) => FACTS.test(type))?.at ?? 0
  const absences = [0, 1].map((one) => absencesOf(past, one))
  return clockByThePage({
    turnUs: SHORT_CLOCK.turnS * 1_000_000,
    began,
    own: absences[seat] ?? [],
    other: absences[1 - seat] ?? [],
  })
}

function absencesOf(past: readonly LogEvent[], seat: number): Absence[] {
  const absences: { from: number; until: number | undefined }[] = []
  for (const { type, at, by, data } of past) {
    const named = (data as { readonly seat?: number }).seat
    const isAway = absences.at(-1)?.from !== undefined && absences.at(-1)?.until === undefined
    const isBack = by === seat || (named === seat && /^seat\.(connected|ready|taken)$/.test(type))
    if (type === 'seat.disconnected' && named === seat && !isAway)
      absences.push({ from: at, until: undefined })
    const last = absences.at(-1)
    if (isBack && isAway && last) last.until = at
  }
  return absences
}

test(`F3.5: a second judge, who shares no code, sets the same deadlines (SEED=${SEED})`, () => {
  const seen = { deadlines: 0, standing: 0, nobody: 0, lapses: 0, forfeits: 0 }
  for (const seed of [...VARIED, ...seeds(24)]) {
    const log: readonly LogEvent[] = playRandomFugitive({ seed, most: 250, options: SHORT_CLOCK }).events
    const [created, ...rest] = log as readonly FugitiveEvent[] as [FugitiveEvent, ...FugitiveEvent[]]
    const line = createTimeline(fugitive, created, rest)
    for (let length = 1; length <= log.length; length++) {
      const deadline = fugitive.deadlineOf?.(line.stateAfter(length - 1))
      if (!deadline) continue
      const due = judged(log, length, deadline.seat)
      expect(deadline.at, `seed ${seed}, after ${length}`).toBe(due)
      seen.deadlines++
      seen.standing += Number(deadline.standsUntil !== undefined)
      seen.nobody += Number(due === undefined)
      const next = log[length]
      if (next?.type === 'step.lapsed') {
        expect(next.at, `seed ${seed}/${next.seq}`).toBeGreaterThanOrEqual(due ?? Infinity)
        seen.lapses++
      }
      seen.forfeits += Number(next?.type === 'seat.forfeited')
    }
  }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0)
})
