import { createTimeline } from '@getaway/engine'
import { type FugitiveEvent, fugitive } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { expect, it } from 'vitest'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { fugitiveMiniatureOf } from './miniature.ts'

it('shows every card of the row and every number that was named, and no colour of what lies face down', () => {
  const [created, ...rest] = playRandomFugitive({ seed: 4, most: 120 }).events as [
    FugitiveEvent,
    ...FugitiveEvent[],
  ]
  const timeline = createTimeline(fugitive, created, rest)
  const colours = new Set<string>()
  for (let index = 5; index <= timeline.length; index += 5) {
    const plan = fugitivePlanOf(timeline, index, { motion: 'full', side: 'all', skipped: undefined })
    const pieces = fugitiveMiniatureOf(plan, plan.restsAt)
    const { hideouts, sprints, counters } = plan
    expect(pieces).toHaveLength(hideouts.length + sprints.length + counters.length)
    for (const { x, y, flip } of hideouts.slice(1)) {
      const { colour } = pieces.find((one) => one.size > 0.9 && one.x === x && one.y === y) ?? { colour: '' }
      if (flip > plan.restsAt) colours.add(colour)
    }
  }
  expect(colours.size).toBe(1)
})
