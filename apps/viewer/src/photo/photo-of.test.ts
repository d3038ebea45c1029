import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chaseReading, RACES } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { chaseRacesOf } from '../games/chase/broadcasting/races-of.ts'
import { photoOf } from './photo-of.ts'

function photosOf(seed: number) {
  const skill = { sense: 100, care: 100, sight: 95, pace: 60_000 }
  const { events } = playRandomMatch({ seed, players: 4, skill, organiser: false })
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  const timeline = createTimeline(chaseReading, created, rest)
  return chaseRacesOf(timeline, 'en').map((race) => ({
    race,
    photo: photoOf(race, { timeline, game: chaseReading }, RACES),
    events,
  }))
}

const all = [7, 8, 9].flatMap(photosOf)

describe('the photo of a race', () => {
  it('has a lane for each hand, in the order in which they count, the first one at 0', () => {
    expect(all.length).toBeGreaterThan(5)
    for (const { race, photo } of all) {
      expect(photo?.lanes.map(({ seq }) => seq)).toEqual(race.entrants.map(({ seq }) => seq))
      const [first, ...others] = photo?.lanes ?? []
      expect(first).toMatchObject({ isFirst: true, counted: 0 })
      for (const { counted } of others) expect(counted).toBeGreaterThanOrEqual(0)
      expect(photo?.margin).toBe(Math.min(...others.map(({ counted }) => counted)))
    }
  })

  it('its stamps are those of the log', () => {
    for (const { race, photo, events } of all)
      for (const lane of photo?.lanes ?? []) {
        const event = events.find(({ seq }) => seq === lane.seq)
        expect(lane.received + race.at).toBe(event?.timing?.received)
        if (lane.claimed !== undefined) expect(lane.claimed + race.at).toBe(event?.timing?.claimed)
        expect(lane.rtt).toBe(event?.timing?.rtt ?? undefined)
      }
  })

  it('C10.6: the other policy puts the hands in the order of its own instants', () => {
    const changed = all.filter(({ photo }) => photo && !photo.other.isSame)
    for (const { photo } of all) {
      if (!photo) continue
      const { policy, first, margin } = photo.other
      expect(policy).not.toBe(photo.policy)
      const instants = photo.lanes.map((lane) => lane.instants[policy])
      expect(first.instants[policy]).toBe(Math.min(...instants))
      expect(margin).toBeGreaterThanOrEqual(0)
    }
    expect(changed.length).toBeLessThan(all.length)
  })

  it('there is none where a stamp is missing', () => {
    const { race } = all[0] ?? {}
    if (!race) throw new Error('no race')
    const bare = { ...race, entrants: [...race.entrants, { seq: 99_999, seat: 0, act: '' }] }
    const { events } = playRandomMatch({ seed: 7, players: 2 })
    const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
    const timeline = createTimeline(chaseReading, created, rest)
    expect(photoOf(bare, { timeline, game: chaseReading }, RACES)).toBeUndefined()
  })
})
