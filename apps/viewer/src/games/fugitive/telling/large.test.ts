import { createTimeline } from '@getaway/engine'
import { type FugitiveEvent, fugitive } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { expect, it } from 'vitest'
import { NEVER } from '../../../table/easing.ts'
import { TURN_OVER } from '../plan/motion.ts'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { fugitiveLargeOf } from './large.ts'

const LOOK = { motion: 'full', side: 'marshal', skipped: undefined } as const

function found() {
  for (let seed = 1; seed < 300; seed++) {
    const [created, ...rest] = playRandomFugitive({ seed }).events as [FugitiveEvent, ...FugitiveEvent[]]
    const timeline = createTimeline(fugitive, created, rest)
    for (let index = 1; index < timeline.length; index++) {
      const { table } = timeline.stateAfter(index)
      const isMixed = table?.row.some(({ isUp }) => isUp) && table.row.some(({ isUp }) => !isUp)
      if (isMixed) return fugitivePlanOf(timeline, index, LOOK)
    }
  }
  throw new Error('no such match')
}

const plan = found()
const up = plan.hideouts.find(({ kind, flip }) => kind === 'hideout' && flip !== NEVER)
const down = plan.hideouts.find(({ flip }) => flip === NEVER)

it('a card that is pointed at is had large, if it may be known', () => {
  const at = (point: typeof up) => fugitiveLargeOf(plan, point, plan.restsAt + 9_000_000, 'en')
  expect(at(up)).toMatchObject([{ key: `hideout ${up?.card}` }])
  expect(at(down)).toEqual([])
})

it('what has just turned up is had large, and not before it has', () => {
  const flip = up?.flip ?? 0
  const shown = (instant: number) => fugitiveLargeOf(plan, undefined, instant, 'it').map(({ key }) => key)
  expect([flip, flip + TURN_OVER].map(shown)).toEqual([[], [`hideout ${up?.card}`]])
})
