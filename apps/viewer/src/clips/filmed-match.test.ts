import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { chaseTable } from '../games/chase/index.ts'
import { DROP } from '../games/chase/plan/motion.ts'
import { chaseSounding } from '../games/chase/sound/cues-of.ts'
import type { AnyTable } from '../table/game-table.ts'
import { createReel } from './filmed-match.ts'
import { cuesWithin } from './sound-track.ts'

const { events } = playRandomMatch({
  seed: 5,
  players: 2,
  skill: { sense: 100, care: 100, sight: 95 },
  organiser: false,
})
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const timeline = createTimeline(chase, created, rest)
const start = created.at
const end = timeline.entryAt(timeline.length - 1)?.event.at ?? start
const middle = Math.round((start + end) / 2)
const reelUntil = (until: number) =>
  createReel(
    {
      table: chaseTable as unknown as AnyTable,
      timeline,
      mood: undefined,
      start,
      until,
      look: { side: 'all', skipped: undefined, motion: 'full' },
    },
    'en',
  )

describe('a match that is filmed', () => {
  it('is told no further than its audience has been shown it, whatever instant is asked for', () => {
    const [half, whole] = [reelUntil(middle), reelUntil(end)]
    expect(half.planAt(end)).toEqual(half.planAt(middle))
    expect(half.planAt(end)).not.toEqual(whole.planAt(end))
    expect(half.statusAt(end).title).toBe(whole.statusAt(middle).title)
  })

  it('is planned once for all frames between two events', () => {
    const reel = reelUntil(end)
    expect(reel.planAt(middle + 1)).toBe(reel.planAt(middle + 2))
  })
})

describe('the sound of a stretch', () => {
  const laid = rest.filter(({ type }) => type === 'tile.placed')
  const stretch = { from: start, until: (laid[6]?.at ?? end) + 500_000 }
  const heard = cuesWithin(reelUntil(end), chaseSounding as never, stretch, 1)

  it('has every tile, within the stretch', () => {
    const down = laid.filter(({ at }) => at + DROP <= stretch.until)
    // Besides, tiles that the deal has put down.
    expect(heard.filter(({ sound }) => sound === 'lay').length).toBeGreaterThanOrEqual(down.length)
    expect(heard.filter(({ sound }) => sound === 'lay').length).toBeLessThanOrEqual(down.length + 2)
    for (const { at } of heard) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual((stretch.until - stretch.from) / 1_000_000)
    }
  })

  it('comes later in slow motion, with no sound more or less', () => {
    const slow = cuesWithin(reelUntil(end), chaseSounding as never, stretch, 0.25)
    expect(slow.map(({ sound, at }) => [sound, at / 4])).toEqual(heard.map(({ sound, at }) => [sound, at]))
  })
})
