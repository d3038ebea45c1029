import { describe, expect, test } from 'vitest'
import { type Effect, EVENT_CARDS, type EventCard, type Role } from '../event-cards/index.ts'
import { fugitive } from '../game.ts'
import { deckOf, ESCAPE } from '../pieces/pieces.ts'
import { eventsWithEffect } from '../testing/event-with.ts'
import {
  answer,
  discards,
  draws,
  goOn,
  guesses,
  last,
  now,
  type Played,
  passes,
  places,
  tableOf,
} from '../testing/fixture.ts'
import { afterEvents, isDue, until } from '../testing/on-the-table.ts'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>
/** What an event does beside the effect that is looked at. */
interface Case {
  readonly card: EventCard
  readonly who: Role
}
type Proof<T extends Effect['type']> = (effect: Of<T>, of: Case) => void

const reachOf = ({ effects }: EventCard) =>
  effects.reduce((sum, effect) => sum + (effect.type === 'reach' ? effect.by : 0), 3)
const strengthOf = ({ effects }: EventCard) => effects.filter(({ type }) => type === 'strong-sprint').length
const extraOf = ({ effects }: EventCard, who: Role) =>
  effects.reduce((sum, effect) => sum + (effect.type === 'draw' && effect.who === who ? effect.count : 0), 0)
const after = ({ card, who }: Case, more: object = {}) => afterEvents({ ids: [card.id], who, ...more })
const without = ({ who }: Case, more: object = {}) => afterEvents({ ids: [], who, ...more })
const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0)
const placing = (played: Played) => until(played, isDue('place'))
const guessing = (played: Played) => until(played, isDue('guess'))
const drawnBy = (played: Played, who: Role) => sum(tableOf(played).drawn[who])
/** A hand of these and of what fills it up. */
const handWith = (...cards: readonly number[]) => {
  const ones = cards.filter((card) => deckOf(card) === 1)
  const fill = [14, 13, 12, 11].filter((card) => !ones.includes(card))
  return { hand: [...ones, ...fill.slice(0, 3 - ones.length), 15, 16] }
}
const says = (played: Played, card: number, ...sprint: number[]) =>
  answer(played, 'fugitive', { type: 'place', card, sprint })

const proofs: { readonly [T in Effect['type']]: Proof<T> } = {
  reach: (_, of) => {
    const reach = reachOf(of.card)
    const { hand } = handWith(1 + reach, 2 + reach)
    const played = placing(after(of, { hand }))
    expect(says(played, 1 + reach)).toBe('accepted')
    expect(says(played, 2 + reach)).toBe('too-far F4.1')
    const ordinary = placing(without(of, { hand }))
    expect(says(ordinary, 1 + reach)).toBe(reach > 3 ? 'too-far F4.1' : 'accepted')
    // Kept over a pass, and used by one hideout.
    const kept = placing(goOn(played, [passes]))
    expect(says(kept, 2 + reach)).toBe('too-far F4.1')
    expect(says(kept, 1 + reach)).toBe('accepted')
    expect(tableOf(goOn(kept, [places(2)])).changes.reach).toBe(0)
  },
  'strong-sprint': (_, of) => {
    const most = reachOf(of.card) + 1 + strengthOf(of.card)
    const { hand } = handWith(1 + most, 2 + most)
    const played = placing(after(of, { hand }))
    expect(says(played, 1 + most, 3)).toBe('accepted')
    expect(says(played, 2 + most, 3)).toBe('too-far F4.1')
    expect(says(placing(without(of, { hand })), 1 + most, 3)).toBe('too-far F4.1')
    expect(tableOf(goOn(played, [places(2)])).changes.strong).toBe(0)
  },
  'no-sprint': (_, of) => {
    const played = placing(after(of))
    expect(says(played, 2, 3)).toBe('no-sprint-now F7')
    expect(says(played, 2)).toBe('accepted')
    expect(says(placing(goOn(played, [passes])), 2, 3)).toBe('no-sprint-now F7')
    expect(says(placing(goOn(played, [places(2)])), 3, 4)).toBe('accepted')
    expect(says(placing(without(of)), 2, 3)).toBe('accepted')
  },
  draw: ({ who, count }, of) => {
    const isThere = (step: { type: string }) => step.type !== 'draw'
    const more = drawnBy(until(after(of), isThere), who) - drawnBy(until(without(of), isThere), who)
    expect(more).toBe(count)
    const [step] = tableOf(after(of)).steps
    expect(step).toMatchObject({ type: 'draw', isExtra: true })
  },
  'no-draw': ({ who }, of) => {
    const round = (played: Played) => {
      let current = played
      while (tableOf(current).turn.number < 7) {
        current = goOn(until(current, isDue('guess')), [guesses(41)])
      }
      return drawnBy(current, who)
    }
    // One that the event gives is drawn besides.
    expect(round(after(of)) - round(without(of))).toBe(extraOf(of.card, who) - 1)
  },
  'close-deck': ({ who, deck }, of) => {
    const isThere = (step: { type: string; who?: Role; from?: unknown; isExtra?: boolean }) =>
      step.type === 'draw' && step.who === who && step.from === undefined && !step.isExtra
    const played = until(after(of), isThere)
    for (const other of [1, 2, 3] as const) {
      const expected = other === deck ? 'deck-closed F7' : 'accepted'
      expect(answer(played, who, { type: 'draw', deck: other })).toBe(expected)
    }
    const next = until(goOn(played, [draws(deck === 1 ? 2 : 1)]), isThere)
    expect(answer(next, who, { type: 'draw', deck })).toBe('accepted')
  },
  discard: ({ count }, of) => {
    let played = until(after(of), isDue('discard'))
    expect(answer(played, 'fugitive', { type: 'discard', card: ESCAPE })).toBe('escape-stays F7')
    expect(answer(played, 'fugitive', { type: 'discard', card: 41 })).toBe('discard-not-in-hand F7')
    expect(answer(played, 'fugitive', { type: 'pass' })).toBe('no-place-now F3.3')
    expect(answer(played, 'marshal', { type: 'discard', card: 3 })).toBe('not-your-turn F3.3')
    for (const card of [2, 3].slice(0, count)) {
      played = goOn(played, [discards(card)])
      expect(tableOf(played).out.at(-1)?.card).toBe(card)
      expect(fugitive.viewOf(played.match, 'public').table?.out.at(-1)?.card).toBe(card)
    }
    expect(tableOf(played).steps[0]?.type).not.toBe('discard')
  },
  'place-more': (_, of) => {
    const played = placing(after(of))
    expect(now(goOn(played, [places(2)]))).toMatch(/fugitive place/)
    expect(now(goOn(played, [places(2), places(3)]))).toMatch(/marshal/)
    expect(now(goOn(placing(without(of)), [places(2)]))).toMatch(/marshal/)
    expect(now(goOn(played, [passes]))).toMatch(/marshal/)
  },
  'guess-more': (_, of) => {
    const played = guessing(after(of))
    const again = goOn(played, [guesses(40)])
    expect(now(again)).toMatch(/marshal guess/)
    expect(tableOf(again).turn).toEqual(tableOf(played).turn)
    expect(now(goOn(again, [guesses(39)]))).toMatch(/fugitive/)
    expect(now(goOn(guessing(without(of)), [guesses(40)]))).toMatch(/fugitive/)
  },
  stay: (_, of) => {
    expect(tableOf(placing(without(of))).turn.number).toBe(3)
    expect(tableOf(placing(after(of))).turn.number).toBe(5)
  },
  'no-guess': (_, of) => {
    const due = of.who === 'fugitive' ? 4 : 2
    expect(tableOf(guessing(without(of))).turn.number).toBe(due)
    expect(tableOf(guessing(after(of))).turn.number).toBe(due + 2)
  },
  'one-number': (_, of) => {
    const two = { type: 'guess', numbers: [40, 41] } as const
    const played = guessing(after(of))
    expect(answer(played, 'marshal', two)).toBe('one-number-now F7')
    expect(answer(guessing(goOn(played, [guesses(40)])), 'marshal', two)).toBe('accepted')
    expect(answer(guessing(without(of)), 'marshal', two)).toBe('accepted')
  },
  'tell-count': (_, of) => {
    const row = [places(1), places(2)]
    const played = guessing(after(of, { row }))
    expect(last(goOn(played, [guesses(1, 2, 40)]), 'guess.answered')).toEqual({ right: false, count: 2 })
    expect(last(goOn(played, [guesses(40)]), 'guess.answered')).toEqual({ right: false, count: 0 })
    expect(last(goOn(played, [guesses(1)]), 'guess.answered')).not.toHaveProperty('count')
    for (const first of [1, 40]) {
      const next = guessing(goOn(played, [guesses(first)]))
      expect(last(goOn(next, [guesses(2, 41)]), 'guess.answered')).toEqual({ right: false })
    }
    expect(last(goOn(guessing(without(of, { row })), [guesses(1, 40)]), 'guess.answered')).toEqual({
      right: false,
    })
  },
  'rule-out': ({ count }, of) => {
    const row = [places(1), places(4)]
    const played = after(of, { row })
    const { ruledOut = [] } = last(played, 'event.resolved')
    expect(new Set(ruledOut).size).toBe(count)
    expect(ruledOut).toEqual(ruledOut.toSorted((one, other) => one - other))
    expect(ruledOut.filter((number) => number < 1 || number > 41 || [1, 4].includes(number))).toEqual([])
    expect(tableOf(played).ruledOut).toMatchObject([{ numbers: ruledOut, places: 2 }])
  },
  'show-sprint': ({ which }, of) => {
    const hand = [4, 5, 6, 15, 16]
    const two = after(of, { hand, row: [places(1, 15), places(4, 16, 3)] })
    const shown = which === 'first' ? { place: 1, sprint: [15] } : { place: 2, sprint: [16, 3] }
    expect(last(two, 'event.resolved').told).toEqual([shown])
    expect(tableOf(two).row.map(({ isSprintUp, isUp }) => [isSprintUp, isUp])).toEqual([
      [which === 'first', false],
      [which === 'last', false],
    ])
    const seen = fugitive.viewOf(two.match, 'public').table?.row[shown.place - 1]
    expect(seen).toMatchObject({ card: undefined, sprint: shown.sprint })
    // What is shown already is not shown again.
    const ids = [of.card.id, ...eventsWithEffect('show-sprint').filter((id) => id !== of.card.id)].slice(0, 2)
    const again = afterEvents({ ids, who: of.who, hand, row: [places(2, 15), places(4)] })
    expect(last(again, 'event.resolved').event).toBe(ids[1])
    expect(last(again, 'event.resolved')).not.toHaveProperty('told')
    const bare = after(of, { hand, row: [places(2, 15), places(4)] })
    expect(last(bare, 'event.resolved').told).toEqual([{ place: 1, sprint: [15] }])
    expect(last(after(of), 'event.resolved')).not.toHaveProperty('told')
  },
  'show-parity': ({ which }, of) => {
    const played = after(of, { row: [places(1), places(2)] })
    const shown = which === 'first' ? { place: 1, parity: 'odd' } : { place: 2, parity: 'even' }
    expect(last(played, 'event.resolved').told).toEqual([shown])
    expect(tableOf(played).row[shown.place - 1]?.parity).toBe(shown.parity)
    expect(tableOf(played).row.every(({ isUp }) => !isUp)).toBe(true)
  },
  'show-deck': ({ which }, of) => {
    const row = [places(1), places(4)]
    const played = after(of, { row })
    const shown = which === 'first' ? { place: 1, deck: null } : { place: 2, deck: 1 }
    expect(last(played, 'event.resolved').told).toEqual([shown])
    expect(tableOf(played).row[shown.place - 1]?.deck).toBe(shown.deck)
    const own = after(of)
    expect(last(own, 'event.resolved').told).toEqual([{ place: 1, deck: null }])
  },
  'turn-up': ({ which }, of) => {
    const row = [places(1, 15), places(4, 16)]
    const played = after(of, { row })
    const shown =
      which === 'first' ? { place: 1, card: 1, sprint: [15] } : { place: 2, card: 4, sprint: [16] }
    expect(last(played, 'event.resolved').turnedUp).toEqual([shown])
    expect(tableOf(played).row.map(({ isUp }) => isUp)).toEqual([which === 'first', which === 'last'])
    const only = after(of)
    expect(last(only, 'event.resolved')).not.toHaveProperty('turnedUp')
    expect(tableOf(only).row[0]?.isUp).toBe(false)
  },
  burn: (_, of) => {
    const played = after(of)
    const { burnt } = last(played, 'event.resolved')
    expect(burnt).toEqual(of.who === 'fugitive' ? [7, 19, 29] : [7, 17, 29])
    expect(tableOf(played).out.map(({ card, drawn }) => [card, drawn])).toEqual(
      burnt?.map((card) => [card, undefined]),
    )
    expect(tableOf(played).decks.flat()).not.toEqual(expect.arrayContaining([7]))
    const hidden = fugitive.viewOf(played.match, 'public').table
    expect(hidden?.out.map(({ card }) => card)).toEqual(burnt)
  },
}

const rows = EVENT_CARDS.flatMap((card) =>
  card.effects.flatMap((effect) =>
    (['fugitive', 'marshal'] as const).map((who) => ({ id: card.id, name: card.name.en, effect, card, who })),
  ),
)

describe('F7: what each event does on the table, whoever draws it', () => {
  test.each(rows)('F7: $id $name, drawn by the $who: $effect', ({ effect, card, who }) => {
    const proof = proofs[effect.type] as Proof<Effect['type']>
    proof(effect, { card, who })
  })
})
