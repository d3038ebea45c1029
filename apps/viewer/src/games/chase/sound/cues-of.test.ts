import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { chasePlanOf } from '../plan/plan-of.ts'
import { chaseSounding } from './cues-of.ts'

function timelineOf(players: 2 | 3) {
  const { events } = playRandomMatch({
    seed: 2,
    players,
    skill: { sense: 100, care: 100, sight: 95 },
    organiser: false,
  })
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  return createTimeline(chase, created, rest)
}

/** Everything that is heard at a seat over a whole match. */
function heardIn(timeline: ReturnType<typeof timelineOf>, seat: number | undefined) {
  const heard = new Map<string, string>()
  for (let index = 0; index <= timeline.length; index++) {
    const plan = chasePlanOf(timeline, index, { motion: 'full', side: 'all', skipped: undefined })
    for (const { key, at, sound } of chaseSounding.cuesOf(plan, seat)) {
      // The deal brings a score forward that has not been told.
      heard.set(key.startsWith('score') ? key : `${at} ${key}`, sound)
    }
  }
  return [...heard.values()]
}

describe('what is heard of a match of Chase', () => {
  const two = timelineOf(2)
  const count = (sounds: readonly string[], sound: string) => sounds.filter((one) => one === sound).length

  it('every tile and marker, and of each round who won', () => {
    const heard = heardIn(two, undefined)
    const { past, round } = two.stateAfter(two.length)
    const rounds = [...past, ...(round ? [round] : [])]
    const tiles = rounds.reduce((sum, { laid }) => sum + laid, 0)
    expect(count(heard, 'lay')).toBe(tiles)
    expect(count(heard, 'slam')).toBe(rounds.filter(({ ending }) => ending?.reason === 'captured').length)
    expect(count(heard, 'won') + count(heard, 'over')).toBe(rounds.length)
  })

  it('to one player as won what is lost to the other', () => {
    const [one, other] = [heardIn(two, 0), heardIn(two, 1)]
    expect(count(one, 'won')).toBe(count(other, 'lost'))
    expect(count(one, 'lost')).toBe(count(other, 'won'))
  })

  it('with 3 players, to each runner when it is their turn', () => {
    const three = timelineOf(3)
    expect(count(heardIn(three, undefined), 'turn')).toBe(0)
    const heard = [0, 1, 2].map((seat) => count(heardIn(three, seat), 'turn'))
    expect(Math.max(...heard)).toBeGreaterThan(1)
  })
})
