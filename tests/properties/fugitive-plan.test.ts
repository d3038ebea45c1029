import { type Audience, createRedactor, createTimeline } from '@getaway/engine'
import { type FugitiveEvent, fugitive, seatOfRole } from '@getaway/engine/fugitive'
import { playRandomFugitive, SHORT_CLOCK } from '@getaway/engine/testing'
import { expect, test } from 'vitest'
import type { FugitiveTimeline } from '../../apps/viewer/src/games/fugitive/plan/chronicle.ts'
import { fugitivePlanOf } from '../../apps/viewer/src/games/fugitive/plan/plan-of.ts'
import type { Look } from '../../apps/viewer/src/table/table-plan.ts'
import { seeds } from '../support/seeds.ts'

/** Not after every event: what is told at all stays told for a while. */
const STEP = 7

function plan(timeline: FugitiveTimeline, look: Look) {
  const { match: _, ...all } = fugitivePlanOf(timeline, timeline.length, look)
  return all
}

const SIDES = ['fugitive', 'marshal', 'public'] as const

test.each(seeds(12))('a plan for a side is made of nothing that this side may not know (seed %i)', (seed) => {
  const [created, ...rest] = playRandomFugitive({
    seed,
    most: 160,
    ...(seed % 2 === 0 && { options: SHORT_CLOCK }),
  }).events as [FugitiveEvent, ...FugitiveEvent[]]
  for (const side of SIDES) {
    const whole = createTimeline(fugitive, created)
    const own = createTimeline(fugitive, created)
    const opening = whole.stateAfter(0)
    const audience: Audience = side === 'public' ? side : { seat: seatOfRole(opening, side) }
    const eyes = createRedactor(fugitive, audience)
    const look: Look = { motion: 'full', side, skipped: undefined }
    for (const event of rest) {
      whole.push(event)
      const { reveals, event: seen } = eyes.show(event, whole.stateAfter(whole.length))
      own.learn(reveals)
      own.push(seen)
      if (whole.length % STEP !== seed % STEP && !fugitive.isOver(whole.stateAfter(whole.length))) continue
      // Whoever looks back with the whole log sees through the eyes of a side exactly what that side was sent.
      expect(plan(whole, look)).toEqual(plan(own, look))
    }
  }
})
