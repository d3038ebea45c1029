import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase, type Match } from '@getaway/engine/chase'
import { createFollowing, type MatchItem } from '@getaway/engine/following'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { chaseCardsOf } from '../../apps/viewer/src/games/chase/broadcasting/cards-of.ts'
import type { ChaseTimeline } from '../../apps/viewer/src/games/chase/plan/plan-of.ts'
import type { StoryCard } from '../../apps/viewer/src/table/broadcasting.ts'
import { streamFor } from '../support/play/states.ts'
import { SEED, seeds } from '../support/seeds.ts'

/** As they are seen at an instant: what ends a card later is not known yet. */
function seenAt(cards: readonly StoryCard[], now: number): readonly StoryCard[] {
  return cards
    .filter(({ from }) => from <= now)
    .map((card) => ({ ...card, until: card.until <= now ? card.until : Number.POSITIVE_INFINITY }))
}

function lineOf(events: readonly ChaseEvent[]): ChaseTimeline {
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  return createTimeline(chase, created, rest)
}

/** The log as it was at an instant: what had taken effect by then, in the order of the record. */
function cutAt(line: ChaseTimeline, created: ChaseEvent, now: number): ChaseTimeline {
  const known = Array.from({ length: line.indexAt(now) }, (_, index) => line.entryAt(index)?.event)
  return lineOf(
    [created, ...known.flatMap((event) => event ?? [])].toSorted((one, other) => one.seq - other.seq),
  )
}

/** Plays that races, endings and scores all come up in. */
function playedWith(seed: number): readonly ChaseEvent[] {
  return playRandomMatch({ seed, most: 700 }).events
}

describe(`story cards (SEED=${SEED})`, () => {
  test('at every instant they are those that the log up to it gives', () => {
    let [checked, told] = [0, 0]
    for (const seed of seeds(8)) {
      const events = playedWith(seed)
      const [created] = events as [ChaseEvent]
      const line = lineOf(events)
      const whole = chaseCardsOf(line, 'en')
      const instants = whole.flatMap(({ from, until }) => [from - 1, from, from + 1, until])
      const picked = instants.filter((at, index) => Number.isFinite(at) && index % 7 === seed % 7)
      for (const now of picked) {
        const cards = seenAt(chaseCardsOf(cutAt(line, created, now), 'en'), now)
        expect(cards, `seed ${seed} at ${now}`).toEqual(seenAt(whole, now))
        checked++
      }
      told += whole.length
    }
    expect(checked).toBeGreaterThan(50)
    expect(told).toBeGreaterThan(50)
  })

  test('those for everybody name nothing that the public may not see', () => {
    let hidden = 0
    for (const seed of seeds(8)) {
      const events = playedWith(seed)
      const following = createFollowing<Match, ChaseEvent>({ rulesOf: () => chase })
      for (const [index, { event, reveals }] of streamFor('public', events).entries()) {
        following.take({ type: 'shown', event, reveals } as MatchItem<ChaseEvent>)
        // Now and then, so that a long match is not told a thousand times.
        if (index % 23 !== seed % 23 || !following.match) continue
        const all = chaseCardsOf(lineOf(events.slice(0, index + 1)), 'en')
        const forAll = (cards: readonly StoryCard[]) =>
          cards.filter(({ audience }) => audience === 'everybody')
        const own = chaseCardsOf(following.match.timeline, 'en')
        expect(forAll(own), `seed ${seed} after ${index}`).toEqual(forAll(all))
        // Once a match is over, everything is open.
        if (following.match.isOver) continue
        expect(own, `seed ${seed} after ${index}`).toEqual(forAll(own))
        hidden += all.length - own.length
      }
    }
    expect(hidden).toBeGreaterThan(0)
  })
})
