import { describe, expect, test } from 'vitest'
import { type Effect, EVENT_CARDS, type EventCard, eventCard, eventsWith } from './index.ts'

describe('F1.3: the cards', () => {
  test('F1.3: 14 help the fugitive, 14 the marshal, 6 neither', () => {
    const counts = (['footprints', 'glass', 'neither'] as const).map((icon) => eventsWith(icon).length)
    expect(counts).toEqual([14, 14, 6])
    expect(new Set(EVENT_CARDS.map(({ id }) => id)).size).toBe(34)
    expect(EVENT_CARDS.every((card) => eventCard(card.id) === card)).toBe(true)
    expect(eventCard('f99')).toBeUndefined()
  })

  test.each(EVENT_CARDS)(
    'F1.3: $id, $name.en, is told in both languages, briefly',
    ({ id, name, text, icon }) => {
      expect(id).toMatch({ footprints: /^f\d\d$/, glass: /^g\d\d$/, neither: /^n\d\d$/ }[icon])
      for (const words of [text.en, text.it]) expect(words).toMatch(/^\p{Lu}.{14,128}\.$/u)
      for (const words of [name.en, name.it]) expect(words).toMatch(/^\p{Lu}.{2,28}$/u)
      expect(text.en).not.toBe(text.it)
    },
  )

  test('F1.3: no two do the same, and no two have one name', () => {
    const unlike = (of: (card: EventCard) => unknown) =>
      new Set(EVENT_CARDS.map((card) => JSON.stringify(of(card)))).size
    const inOrder = (effects: readonly Effect[]) => effects.map((effect) => JSON.stringify(effect)).toSorted()
    expect(unlike(({ effects }) => inOrder(effects))).toBe(34)
    expect(unlike(({ name }) => name.en)).toBe(34)
    expect(unlike(({ name }) => name.it)).toBe(34)
    expect(EVENT_CARDS.every(({ effects }) => effects.length > 0)).toBe(true)
  })
})

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

/** An effect in the words of its card. */
const words: { readonly [T in Effect['type']]: (effect: Of<T>) => RegExp } = {
  draw: ({ who, count }) =>
    new RegExp(`(${who}|both).* draws? ${count === 1 ? 'a card' : `${count} cards`}`, 'i'),
  'no-draw': ({ who }) => new RegExp(`${who}’s next draw of a turn is left out`),
  'close-deck': ({ who, deck }) => new RegExp(`${who}’s next draw of a turn is not from deck ${deck}`),
  discard: () => /discards/,
  reach: ({ by }) => (by > 0 ? new RegExp(`${by} further`) : new RegExp(`${-by} nearer`)),
  'strong-sprint': () => /each sprint card under .* is worth 1 more/i,
  'no-sprint': () => /no sprint cards|without sprint cards/i,
  'place-more': () => /place one more hideout/,
  stay: () => /next time that the fugitive could place a hideout/,
  'guess-more': () => /marshal guesses once more/,
  'no-guess': () => /marshal’s next guess,? (is|are) left out/,
  'one-number': () => /next guess is of one number/,
  'tell-count': () => /told how many of its numbers were right/,
  'rule-out': ({ count }) =>
    new RegExp(
      `${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][count]} numbers? that`,
      'i',
    ),
  'show-sprint': ({ which }) => new RegExp(`sprint cards under the ${which} face-down hideout that has some`),
  'show-parity': ({ which }) => new RegExp(`whether the ${which} face-down hideout is odd or even`),
  'show-deck': ({ which }) => new RegExp(`which deck the ${which} face-down hideout comes`),
  'turn-up': ({ which }) =>
    new RegExp(`the ${which} face-down hideout is turned up, unless it is the only one`, 'i'),
  burn: () => /next hideout card of each deck is laid face up out of the game/,
}

const rows = EVENT_CARDS.flatMap((card) =>
  card.effects.map((effect) => ({ id: card.id, name: card.name.en, effect, card })),
)

test.each(rows)('F7: $id $name says $effect', ({ effect, card }) => {
  const inWords = words[effect.type] as (effect: Effect) => RegExp
  expect(card.text.en).toMatch(inWords(effect))
})
