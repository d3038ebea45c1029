import { createTimeline, photographed } from '@getaway/engine'
import { type ChaseEvent, chase, RACES } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { chaseRacesOf } from './races-of.ts'

/** Quick hands, so that many come too late. */
const quick = playRandomMatch({
  seed: 7,
  players: 4,
  skill: { sense: 100, care: 100, sight: 95, pace: 60_000 },
  organiser: false,
}).events as readonly ChaseEvent[]
const [opening, ...actions] = quick as [ChaseEvent, ...ChaseEvent[]]
const whole = createTimeline(chase, opening, actions)
const races = chaseRacesOf(whole, 'en')
const entries = Array.from({ length: whole.length }, (_, index) => whole.entryAt(index))

describe('races', () => {
  it('C10.5: every action that came too late is in one, after the ending that it was too late for', () => {
    const late = entries.flatMap((entry) =>
      entry?.admission.type === 'late' && RACES.has(entry.event.type) ? [entry.event.seq] : [],
    )
    expect(late.length).toBeGreaterThan(5)
    const found = races.flatMap(({ entrants, clause }) =>
      clause.includes('C10.5') ? entrants.slice(1).map(({ seq }) => seq) : [],
    )
    expect(found.toSorted()).toEqual(late.toSorted())
  })

  it('C7.5: a marker that fell within 250 ms after a new last tile is in one, after that tile', () => {
    const missed = races.filter(({ clause }) => clause === 'C7.5')
    expect(missed.length).toBeGreaterThan(0)
    for (const { entrants, first } of missed) {
      const [tile, marker] = entrants.map(
        ({ seq }) => entries.find((entry) => entry?.event.seq === seq)?.event,
      )
      expect([tile?.type, marker?.type, tile?.seq]).toEqual(['tile.placed', 'marker.placed', first])
      expect((marker?.at ?? 0) - (tile?.at ?? 0)).toBeLessThanOrEqual(250_000)
    }
  })

  it('a race is known no earlier than its last hand, and a late one when its round is decided', () => {
    for (const { entrants, knownFrom } of races) {
      for (const { seq } of entrants.slice(0, 2)) {
        const event = quick.find((one) => one.seq === seq)
        expect(knownFrom).toBeGreaterThanOrEqual(event?.at ?? Number.POSITIVE_INFINITY)
      }
    }
    for (let count = 1; count < actions.length; count += 7) {
      const line = createTimeline(chase, opening, actions.slice(0, count))
      const now = line.entryAt(line.length - 1)?.event.at ?? 0
      const { round } = line.stateAfter(line.length)
      if (round?.decidedAt !== undefined) continue
      const told = chaseRacesOf(line, 'en').filter(
        ({ at, clause, knownFrom }) =>
          clause.includes('C10.5') && at > (round?.dealt.at ?? now) && knownFrom <= now,
      )
      expect(told).toEqual([])
    }
  })

  it('each is told in both languages, with the margin and every name', () => {
    const italian = chaseRacesOf(whole, 'it')
    expect(italian.length).toBe(races.length)
    for (const { sentence, title } of [...races, ...italian]) {
      expect(sentence).toMatch(/\d (µs|ms|s)/)
      expect(`${title} ${sentence}`).not.toMatch(/[{}]|undefined/)
    }
  })

  it('their stamps stand in the log, and the policy of the match gives what it says', () => {
    const seqs = new Set(races.flatMap(({ entrants }) => entrants.map(({ seq }) => seq)))
    const race = chase.raceOf(whole.stateAfter(0))
    const photos = photographed(quick, seqs, race, (type) => RACES.has(type))
    expect(photos.length).toBe(seqs.size)
    for (const { at, instants } of photos) expect(instants[race.policy]).toBe(at)
  })
})
