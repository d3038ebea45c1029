import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoryCard } from '../table/broadcasting.ts'
import { airingsOf, cardOnAt } from './choose-card.ts'

const S = 1_000_000
const NEVER = Number.POSITIVE_INFINITY

interface Given extends Partial<StoryCard> {
  readonly key: string
}

function card({ key, ...more }: Given): StoryCard {
  return {
    key,
    topic: key,
    from: 0,
    until: NEVER,
    kind: 'happened',
    audience: 'everybody',
    weight: 40,
    seats: [],
    headline: key,
    detail: undefined,
    how: key,
    ...more,
  }
}

interface Case {
  readonly name: string
  readonly cards: readonly Given[]
  readonly audience?: StoryCard['audience']
  /** What is on, and from which second to which. */
  readonly on: readonly string[]
}

const cases: Case[] = [
  { name: 'nothing is known', cards: [], on: [] },
  {
    name: 'what happened is on at once, and not for ever',
    cards: [{ key: 'a', from: 3 * S }],
    on: ['a 3–12'],
  },
  { name: 'what is no longer true goes', cards: [{ key: 'a', from: 3 * S, until: 5 * S }], on: ['a 3–5'] },
  { name: 'but is no flash', cards: [{ key: 'a', from: 3 * S, until: 3.2 * S }], on: ['a 3–4.4'] },
  {
    name: 'what is about to happen has to hold for a moment',
    cards: [
      { key: 'brief', kind: 'coming', from: 0, until: 0.5 * S },
      { key: 'lasting', kind: 'coming', from: 2 * S },
    ],
    on: ['lasting 2.6–11.6'],
  },
  {
    name: 'of two at the same instant the weightier is on, then the other',
    cards: [
      { key: 'light', weight: 30 },
      { key: 'heavy', weight: 60 },
    ],
    on: ['heavy 0–6', 'light 6–15'],
  },
  {
    name: 'a card is left to be read before a lighter one follows',
    cards: [
      { key: 'a', weight: 50 },
      { key: 'b', from: 1 * S, weight: 40 },
    ],
    on: ['a 0–6', 'b 6–15'],
  },
  {
    name: 'a weightier one waits for less',
    cards: [
      { key: 'a', weight: 50 },
      { key: 'b', from: 1 * S, weight: 60 },
    ],
    on: ['a 0–3.5', 'b 3.5–12.5'],
  },
  {
    name: 'a much weightier one waits only until the headline is read',
    cards: [
      { key: 'a', weight: 30 },
      { key: 'b', from: 0.2 * S, weight: 100 },
    ],
    on: ['a 0–1.8', 'b 1.8–10.8'],
  },
  {
    name: 'one that is no longer true by then is never on',
    cards: [
      { key: 'a', weight: 50 },
      { key: 'b', from: 1 * S, until: 5 * S },
    ],
    on: ['a 0–9'],
  },
  {
    name: 'there is a pause after a card that went by itself',
    cards: [
      { key: 'a', until: 4 * S },
      { key: 'b', from: 4.2 * S },
    ],
    on: ['a 0–4', 'b 4.9–13.9'],
  },
  {
    name: 'the same topic rests',
    cards: [
      { key: 'a', topic: 'pace', until: 4 * S },
      { key: 'b', topic: 'pace', from: 5 * S, until: 15 * S },
      { key: 'c', topic: 'pace', from: 20 * S },
    ],
    on: ['a 0–4', 'c 22–31'],
  },
  {
    name: 'but not where it weighs as much as that',
    cards: [
      { key: 'a', topic: 'narrow', weight: 80, until: 4 * S },
      { key: 'b', topic: 'narrow', weight: 80, from: 5 * S },
    ],
    on: ['a 0–4', 'b 5–14'],
  },
  {
    name: 'what casters know is for casters only',
    cards: [
      { key: 'a', audience: 'casters' },
      { key: 'b', from: 1 * S },
    ],
    on: ['b 1–10'],
  },
  {
    name: 'and they see the rest, too',
    audience: 'casters',
    cards: [
      { key: 'a', audience: 'casters' },
      { key: 'b', from: 1 * S },
    ],
    on: ['a 0–6', 'b 6–15'],
  },
]

describe('which card is on, and when', () => {
  it.each(cases)('$name', ({ cards, audience = 'everybody', on }) => {
    const airings = airingsOf(cards.map(card), audience)
    expect(airings.map(({ card: { key }, from, until }) => `${key} ${from / S}–${until / S}`)).toEqual(on)
  })

  it('at an instant: the one that is on then, or none', () => {
    const airings = airingsOf([card({ key: 'a', from: 3 * S, until: 5 * S })], 'everybody')
    expect([2, 3, 4, 5].map((at) => cardOnAt(airings, at * S)?.key)).toEqual([undefined, 'a', 'a', undefined])
  })
})

const anyCards = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 1, max: 30 }),
      weight: fc.integer({ min: 0, max: 100 }),
      topic: fc.constantFrom('a', 'b', 'c', 'd'),
      kind: fc.constantFrom('coming' as const, 'happened' as const),
      audience: fc.constantFrom('everybody' as const, 'casters' as const),
    }),
    { maxLength: 25 },
  )
  .map((all) =>
    all.map(({ from, length, ...more }, index) =>
      card({ key: String(index), ...more, from: from * S, until: (from + length) * S }),
    ),
  )
const numRuns = 200 * Number(process.env.PROVE ?? 1)

describe('laws', () => {
  it('one at a time, each while it is known and true, none twice, and none of casters', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const airings = airingsOf(cards, 'everybody')
        expect(new Set(airings.map((one) => one.card.key)).size).toBe(airings.length)
        for (const [index, { card, from, until }] of airings.entries()) {
          expect(card.audience).toBe('everybody')
          expect(from).toBeGreaterThanOrEqual(card.from)
          expect(from).toBeLessThan(card.until)
          expect(until).toBeLessThanOrEqual(Math.max(card.until, from + 1.4 * S))
          expect(until).toBeGreaterThan(from)
          expect(from).toBeGreaterThanOrEqual(airings[index - 1]?.until ?? 0)
        }
      }),
      { numRuns },
    )
  })

  it('what is on at an instant follows from what is known by then', () => {
    fc.assert(
      fc.property(anyCards, fc.integer({ min: 0, max: 90 }), (cards, second) => {
        const now = second * S
        const known = cards
          .filter(({ from }) => from <= now)
          .map((one) => ({ ...one, until: one.until <= now ? one.until : NEVER }))
        const on = cardOnAt(airingsOf(cards, 'everybody'), now)
        expect(cardOnAt(airingsOf(known, 'everybody'), now)?.key).toBe(on?.key)
      }),
      { numRuns },
    )
  })
})
