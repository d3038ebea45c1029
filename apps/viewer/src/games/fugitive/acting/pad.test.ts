import { fugitiveCase } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { fugitiveActing } from './index.ts'
import { choose, handled } from './testing/handled.ts'

const { draws, guesses, passes, places, play } = fugitiveCase

const setup: fugitiveCase.Setup = {
  deal: { hand: [4, 5, 8, 15, 16], tops: [[], [], [40, 41, 39]] },
}

function padAt(given: fugitiveCase.Played, who: 'fugitive' | 'marshal' = 'marshal', moves = [choose(7)]) {
  const { view, seat, hand } = handled({ given, who, moves })
  return fugitiveActing.padOf?.(view, seat, hand)
}

const markOf = (given: fugitiveCase.Played, number: number) => {
  const mark = padAt(given)?.keys.find(({ key }) => key === String(number))?.mark
  return mark && `${mark.look}: ${mark.words.en}`
}

const started = play(setup, [places(3), places(5), draws(3), draws(3)])
const wrong = play(setup, [places(3), places(5), draws(3), draws(3), guesses(12), draws(1), passes, draws(3)])
const grown = play(setup, [
  ...[places(3), places(5), draws(3), draws(3), guesses(12), draws(1)],
  ...[places(8), draws(3)],
])

describe('F1.4: the marshal’s notebook strikes out what all have seen', () => {
  it('of 41 numbers those that are chosen are told', () => {
    const keys = padAt(started)?.keys ?? []
    expect(keys.map(({ label }) => label)).toEqual(Array.from({ length: 41 }, (_, n) => String(n + 1)))
    expect(keys.filter(({ isChosen }) => isChosen).map(({ key }) => key)).toEqual(['7'])
  })

  it.each([
    ['nothing is known of a number', started, 12, undefined],
    ['an own card, which nobody else knows', started, 40, 'out: in your hand'],
    ['guessed alone and wrong', wrong, 12, 'out: ruled out'],
    [
      'F4.1: guessed alone and wrong, but the row has grown since',
      grown,
      12,
      'was-out: not among the first 2 hideouts',
    ],
    [
      'found',
      play(setup, [places(3), places(5), draws(3), draws(3), guesses(5)]),
      5,
      'found: found, hideout 2',
    ],
    [
      'F5.2: a sprint card that was turned up with its hideout',
      play(setup, [places(3), places(5, 2), draws(3), draws(3), guesses(5)]),
      2,
      'out: a sprint card under hideout 2',
    ],
    [
      'F4.1: a number below a hideout that lies face up, ruled out when all places before it were there',
      play(setup, [
        places(3),
        places(5),
        draws(3),
        draws(3),
        guesses(4),
        draws(1),
        places(8),
        draws(3),
        guesses(8),
      ]),
      4,
      'out: ruled out',
    ],
    [
      'F5.2: of several that were wrong nobody knows which',
      play(setup, [places(3), places(5), draws(3), draws(3), guesses(5, 12)]),
      12,
      undefined,
    ],
  ] as const)('%s', (_, given, number, said) => {
    expect(markOf(given, number)).toBe(said)
  })

  it('only the own cards are a secret', () => {
    const secret = padAt(wrong)?.keys.filter(({ mark }) => mark?.isSecret) ?? []
    expect(secret.map(({ key }) => key)).toEqual(['39', '40', '41'])
  })

  it('of several numbers that were wrong together it says so in words, the newest first', () => {
    const given = play(setup, [
      ...[places(3), places(5), draws(3), draws(3), guesses(5, 12), draws(1)],
      ...[places(8), draws(3), guesses(12, 13)],
    ])
    expect(padAt(given)?.told.map(({ words }) => words.en)).toEqual([
      'Not all among the first 3: 12, 13',
      'Not all among the first 2: 5, 12',
    ])
  })

  it('F7: what an event tells of a place', () => {
    const given = play(
      { variant: 'random-events', deal: { hand: [4, 5, 8, 15, 16], tops: [['g02'], ['f07'], []] } },
      [...[places(3), passes, draws(1), draws(1), draws(2)]],
    )
    expect(padAt(given)?.told.map(({ words }) => words.en)).toEqual([
      'Hideout 1 is odd',
      'Hideout 1 is 1, 2 or 3',
    ])
  })

  it('the fugitive has no such pad', () => {
    expect(padAt(started, 'fugitive', [])).toBeUndefined()
  })
})
