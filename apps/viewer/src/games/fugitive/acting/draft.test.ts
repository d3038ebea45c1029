import type { Role } from '@getaway/engine/fugitive'
import { fugitiveCase } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import type { HandMove } from '../../../table/acting.ts'
import { fugitiveActing } from './index.ts'
import { choose, handled, tapCard } from './testing/handled.ts'

const { draws, guesses, passes, places, play } = fugitiveCase

const setup: fugitiveCase.Setup = { deal: { hand: [4, 5, 8, 15, 16] } }
const opening = play(setup)
const marshals = [draws(3), draws(3), guesses(41)]
/** Stolen scooter: the next hideout may lie 2 further. */
const further = play(
  { ...setup, variant: 'random-events', deal: { hand: [4, 5, 8, 15, 16], tops: [['f07'], [], []] } },
  [places(1), passes, draws(2), draws(2), guesses(41), draws(1), draws(1)],
)
/** Flat tyre: no sprint cards under the next one. */
const flat = play(
  { ...setup, variant: 'random-events', deal: { hand: [4, 5, 8, 15, 16], tops: [['g07'], [], []] } },
  [places(1), passes, draws(2), draws(2), guesses(41), draws(1), draws(1)],
)
const guessing = play(setup, [places(1), places(3), draws(3), draws(3)])

interface Case {
  readonly name: string
  readonly given: fugitiveCase.Played
  readonly who?: Role
  readonly moves: readonly HandMove[]
  readonly words?: string
  readonly figures?: string
  readonly says?: string
  readonly why?: string
  readonly warning?: string
}

describe('what is put together tells its sum and reach all the time, and what is against it', () => {
  it.each<Case>([
    {
      name: 'nothing yet',
      given: opening,
      moves: [],
      words: 'Choose a hideout: 1 to 3, higher with sprint cards.',
      figures: 'Reach 3',
      says: 'Place',
    },
    {
      name: 'F4.1: within reach',
      given: opening,
      moves: tapCard(3),
      words: '3 after 0',
      figures: 'Step 3, Reach 3',
      says: 'Place 3',
    },
    { name: 'F4.1: too far', given: opening, moves: tapCard(8), figures: 'Step 8, Reach 3!', why: 'F4.1' },
    {
      name: 'F1.1: even sprint cards are worth 2, odd ones 1',
      given: opening,
      moves: [...tapCard(8), ...tapCard(4), ...tapCard(3)],
      figures: 'Step 8, Reach 3 + 2 + 1 = 6!',
      why: 'F4.1',
    },
    {
      name: 'enough',
      given: opening,
      moves: [...tapCard(8), ...tapCard(4), ...tapCard(3), ...tapCard(2)],
      figures: 'Step 8, Reach 3 + 2 + 1 + 2 = 8',
      says: 'Place 8 + 3 sprint',
    },
    {
      name: 'F4.2: more than needed is a bluff, and is said to be',
      given: opening,
      moves: [...tapCard(3), ...tapCard(4)],
      figures: 'Step 3, Reach 3 + 2 = 5',
      warning: 'More sprint cards than needed: a bluff.',
    },
    {
      name: 'F4.1: not higher',
      given: play(setup, [places(3)]),
      moves: tapCard(2),
      figures: 'Step -1!, Reach 3',
      why: 'F4.1',
    },
    {
      name: 'F7: an event lets it lie further',
      given: further,
      moves: tapCard(5),
      figures: 'Step 4, Reach 5',
      says: 'Place 5',
    },
    {
      name: 'F7: an event forbids sprint cards',
      given: flat,
      moves: [...tapCard(4), ...tapCard(2)],
      figures: 'Step 3, Reach 3 + 2 = 5',
      why: 'F7',
      warning: 'More sprint cards than needed: a bluff.',
    },
    {
      name: 'F3.3: while the marshal guesses the fugitive may plan',
      given: guessing,
      moves: tapCard(5),
      figures: 'Step 2, Reach 3',
      why: 'F3.3',
    },
    {
      name: 'numbers',
      given: guessing,
      who: 'marshal',
      moves: [],
      words: 'Choose numbers from 1 to 41: all must be right.',
      says: 'Guess',
    },
    {
      name: 'F5.1: several',
      given: guessing,
      who: 'marshal',
      moves: [choose(12), choose(3)],
      words: '2 numbers: all must be right',
      says: 'Guess 3, 12',
    },
    {
      name: 'a number that was guessed already, and no hideout since',
      given: play(setup, [places(1), places(3), draws(3), draws(3), guesses(12), draws(1), passes, draws(3)]),
      who: 'marshal',
      moves: [choose(12), choose(3)],
      says: 'Guess 3, 12',
      warning: 'Cannot be right: 12.',
    },
  ])('$name', ({ given, who = 'fugitive', moves, words, figures, says, why, warning }) => {
    const { view, seat, hand } = handled({ given, who, moves })
    const draft = fugitiveActing.draftOf?.(view, seat, hand)
    if (words !== undefined) expect(draft?.words.en).toBe(words)
    if (figures !== undefined)
      expect(
        draft?.figures.map((one) => `${one.words.en} ${one.value}${one.isShort ? '!' : ''}`).join(', '),
      ).toBe(figures)
    if (says !== undefined) expect(draft?.says.en).toBe(says)
    expect(draft?.why?.rule?.clause).toBe(why)
    expect(draft?.warning?.en).toBe(warning)
    expect(draft?.isEmpty).toBe(moves.length === 0)
  })

  it('there is none where nothing is chosen and nothing is to be said', () => {
    for (const [given, who] of [
      [guessing, 'fugitive'],
      [opening, 'marshal'],
      [play(setup, [places(1), places(3), ...marshals]), 'fugitive'],
    ] as const) {
      const { view, seat, hand } = handled({ given, who, moves: [] })
      expect(fugitiveActing.draftOf?.(view, seat, hand)).toBeUndefined()
    }
  })
})
