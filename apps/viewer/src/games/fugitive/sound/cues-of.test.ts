import { createTimeline } from '@getaway/engine'
import { type FugitiveEvent, fugitive, seatOfRole } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { expect, it } from 'vitest'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { fugitiveSounding } from './cues-of.ts'

const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const

function ended() {
  for (let seed = 1; seed < 300; seed++) {
    const [created, ...rest] = playRandomFugitive({ seed }).events as [FugitiveEvent, ...FugitiveEvent[]]
    const timeline = createTimeline(fugitive, created, rest)
    const { over, table } = timeline.stateAfter(timeline.length)
    if (over?.how === 'ended' && (table?.row.length ?? 0) > 2) return timeline
  }
  throw new Error('no such match')
}

const timeline = ended()
const cuesAt = (index: number, seat?: number) =>
  fugitiveSounding.cuesOf(fugitivePlanOf(timeline, index, LOOK), seat)

it('each thing has one name and one instant, whatever comes after it', () => {
  const heard = new Map<string, number>()
  for (let index = 0; index <= timeline.length; index++) {
    const cues = cuesAt(index)
    expect(new Set(cues.map(({ key }) => key)).size).toBe(cues.length)
    const now = timeline.entryAt(index)?.event.at ?? Number.MAX_SAFE_INTEGER
    // What was heard before the next event keeps its instant.
    for (const { key, at } of cues) {
      if (at > now) continue
      expect(heard.get(key) ?? at, key).toBe(at)
      heard.set(key, at)
    }
  }
  expect(heard.size).toBeGreaterThan(10)
})

it('a guess is heard, then its answer', () => {
  for (let index = 1; index <= timeline.length; index++) {
    if (timeline.entryAt(index - 1)?.event.type !== 'guess.answered') continue
    const cues = cuesAt(index)
    const answer = cues.findLast(({ key }) => key.startsWith('answer'))
    const spoken = cues.filter(({ key }) => key.startsWith('guess'))
    expect(Math.max(...spoken.map(({ at }) => at))).toBeLessThan(answer?.at ?? 0)
    return
  }
  throw new Error('no guess')
})

it('the end is won by one and lost by the other, and by nobody before it is shown', () => {
  const { ending, match } = fugitivePlanOf(timeline, timeline.length, LOOK)
  const winner = seatOfRole(match, ending?.winner ?? 'fugitive')
  const sounds = [winner, 1 - winner, undefined].map(
    (seat) => cuesAt(timeline.length, seat).find(({ key }) => key === 'end')?.sound,
  )
  expect(sounds).toEqual(['won', 'lost', 'won'])
  expect(cuesAt(timeline.length).find(({ key }) => key === 'end')?.at).toBeGreaterThan(ending?.from ?? 0)
})
