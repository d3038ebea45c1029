import { type AnyGame, createTimeline, type FollowedTimeline, type LogEvent } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import { createFollowing, type MatchItem } from '@getaway/engine/following'
import { fugitive } from '@getaway/engine/fugitive'
import { playRandomFugitive, playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { chaseCardsOf } from '../../apps/viewer/src/games/chase/broadcasting/cards-of.ts'
import { fugitiveCardsOf } from '../../apps/viewer/src/games/fugitive/broadcasting/cards-of.ts'
import { fugitiveInsight } from '../../apps/viewer/src/games/fugitive/insight/index.ts'
import type { OddsAnswer } from '../../apps/viewer/src/games/fugitive/insight/odds-answer.ts'
import type { StoryCard } from '../../apps/viewer/src/table/broadcasting.ts'
import { streamFor } from '../support/play/states.ts'
import { SEED, seeds } from '../support/seeds.ts'

interface Told {
  readonly game: AnyGame
  /** Plays that everything comes up in. */
  played(seed: number): readonly LogEvent[]
  /** With all that could be known worked out. */
  cardsOf(line: FollowedTimeline): readonly StoryCard[]
  readonly matches: number
  /** Matches in which something was wrong once. */
  readonly mended: readonly number[]
  /** Of the instants at which something begins or ends, and of the events, one of so many. */
  readonly instants: number
  readonly events: number
}

/** By key: the same question has the same answer, in a cut log as well. */
const worked = new Map<string, OddsAnswer>()

function fugitivesCards(line: FollowedTimeline): readonly StoryCard[] {
  const timeline = line as Parameters<typeof fugitiveCardsOf>[0]
  const questions = fugitiveInsight.questionsOf(timeline)
  const { id } = timeline.stateAfter(0)
  return fugitiveCardsOf(timeline, 'en', (index) => {
    const question = questions[index]
    if (!question) return undefined
    const key = `${id} ${question.key}`
    const answer = worked.get(key) ?? fugitiveInsight.answer(question)
    worked.set(key, answer)
    return answer
  })
}

const GAMES: Readonly<Record<string, Told>> = {
  chase: {
    game: chase,
    played: (seed) => playRandomMatch({ seed, most: 700 }).events,
    cardsOf: (line) => chaseCardsOf(line as Parameters<typeof chaseCardsOf>[0], 'en'),
    // A round is corrected while the next one has ended and is not judged yet.
    mended: [167762973],
    ...{ matches: 8, instants: 7, events: 23 },
  },
  fugitive: {
    game: fugitive,
    played: (seed) => playRandomFugitive({ seed, most: 80 }).events,
    cardsOf: fugitivesCards,
    mended: [],
    ...{ matches: 4, instants: 9, events: 11 },
  },
}

/** As they are seen at an instant: what ends a card later is not known yet. */
function seenAt(cards: readonly StoryCard[], now: number): readonly StoryCard[] {
  return cards
    .filter(({ from }) => from <= now)
    .map((card) => ({ ...card, until: card.until <= now ? card.until : Number.POSITIVE_INFINITY }))
}

function lineOf({ game }: Told, events: readonly LogEvent[]): FollowedTimeline {
  const [created, ...rest] = events as [LogEvent, ...LogEvent[]]
  return createTimeline(game, created, rest)
}

/** The log as it was at an instant: what had taken effect by then, in the order of the record. */
function cutAt(told: Told, line: FollowedTimeline, created: LogEvent, now: number): FollowedTimeline {
  const known = Array.from({ length: line.indexAt(now) }, (_, index) => line.entryAt(index)?.event)
  return lineOf(told, [
    created,
    ...known.flatMap((event) => event ?? []).toSorted((one, other) => one.seq - other.seq),
  ])
}

describe.each(Object.entries(GAMES))(`story cards of %s (SEED=${SEED})`, (_, told) => {
  test('at every instant they are those that the log up to it gives', () => {
    let [checked, count] = [0, 0]
    for (const seed of [...told.mended, ...seeds(told.matches)]) {
      const events = told.played(seed)
      const [created] = events as [LogEvent]
      const line = lineOf(told, events)
      const whole = told.cardsOf(line)
      const instants = whole.flatMap(({ from, until }) => [from - 1, from, from + 1, until])
      const picked = instants.filter(
        (at, index) => Number.isFinite(at) && index % told.instants === seed % told.instants,
      )
      for (const now of picked) {
        const cards = seenAt(told.cardsOf(cutAt(told, line, created, now)), now)
        expect(cards, `seed ${seed} at ${now}`).toEqual(seenAt(whole, now))
        checked++
      }
      count += whole.length
    }
    expect(checked).toBeGreaterThan(50)
    expect(count).toBeGreaterThan(50)
  })

  test('those for everybody name nothing that the public may not see', () => {
    let hidden = 0
    for (const seed of seeds(told.matches)) {
      const events = told.played(seed)
      const following = createFollowing<unknown, LogEvent>({ rulesOf: () => told.game })
      for (const [index, { event, reveals }] of streamFor('public', events).entries()) {
        following.take({ type: 'shown', event, reveals } as MatchItem<LogEvent>)
        // Now and then, so that a long match is not told a thousand times.
        if (index % told.events !== seed % told.events || !following.match) continue
        const all = told.cardsOf(lineOf(told, events.slice(0, index + 1)))
        const forAll = (cards: readonly StoryCard[]) =>
          cards.filter(({ audience }) => audience === 'everybody')
        const own = told.cardsOf(following.match.timeline)
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
