import { fugitive, seatOfRole } from '@getaway/engine/fugitive'
import { fugitiveCase } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../language/language.ts'
import { fugitivePlanOf } from '../../plan/plan-of.ts'
import { ENDINGS, LOOK, lineOf } from '../../testing/lines.ts'
import { fugitivePlayerTelling } from './index.ts'

const { draws, guesses, places, play } = fugitiveCase

describe('how a match ended, for a player', () => {
  it.each([
    ['caught', 'marshal', 'F6.1', /last hideout that lay face down was found, so Seat 1 is caught/],
    ['escaped', 'fugitive', 'F6.2', /reached the 42\. The highest hideout found was 31/],
    ['manhunt-won', 'marshal', 'F6.3', /Seat 2 found every hideout/],
    ['manhunt-lost', 'fugitive', 'F6.3', /the 9 is no hideout, so Seat 1 got away/],
    ['given-up', 'fugitive', 'F3.5', /^player 1 gave up, or was away too long\.$/],
  ] as const)('%s: who won and why, in a sentence with its clause', (reason, winner, clause, why) => {
    const line = lineOf(ENDINGS[reason].events)
    const plan = fugitivePlanOf(line, line.length, LOOK)
    for (const seat of [0, 1]) {
      const ending = fugitivePlayerTelling.endingOf(plan, seat, 'en')
      const hasWon = seatOfRole(plan.match, winner) === seat
      expect(ending).toMatchObject({ of: 'match', clause, result: hasWon ? 'won' : 'lost', next: undefined })
      expect(ending?.reason).toMatch(why)
      expect(ending?.from).toBeGreaterThanOrEqual(plan.ending?.from ?? Number.NaN)
      expect(ending?.decidedAt).toBeLessThan(plan.ending?.from ?? 0)
      expect(ending?.gains.map(({ seat: of, marks }) => [of, marks[0]?.kind.id])).toEqual([
        [seatOfRole(plan.match, winner), winner === 'marshal' ? 'arrests' : 'escapes'],
      ])
      for (const language of LANGUAGES)
        expect(fugitivePlayerTelling.endingOf(plan, seat, language)?.reason).not.toMatch(/\{|undefined/)
    }
  })

  it('is told of no match that runs, and as nobody’s where it was abandoned', () => {
    const running = play({}, [places(3)])
    const plan = (played: typeof running) =>
      fugitivePlanOf(lineOf(played.events), played.events.length - 1, LOOK)
    expect(fugitivePlayerTelling.endingOf(plan(running), 0, 'en')).toBeUndefined()
    const abandoned = play({}, [places(3), fugitiveCase.word('game.abandoned', { reason: 'nobody acted' })])
    expect(fugitivePlayerTelling.endingOf(plan(abandoned), 0, 'en')).toMatchObject({
      ...{ result: 'level', clause: 'F8', gains: [] },
    })
  })
})

describe('whose turn it is', () => {
  const turns = (given: ReturnType<typeof play>) =>
    [0, 1].map((seat) => {
      const turn = fugitivePlayerTelling.turnOf(fugitive.viewOf(given.match, { seat }), seat, 'en')
      return turn && `${turn.isOwn ? 'own' : 'other'}: ${turn.text}`
    })

  it.each([
    {
      clause: 'F3.1',
      given: play({}),
      own: 'own: Place your first hideout',
      other: 'other: Seat 1 places a hideout, or passes',
    },
    {
      clause: 'F3.1',
      given: play({}, [places(3)]),
      own: 'own: You may place one more hideout, or pass',
      other: 'other: Seat 1 places a hideout, or passes',
    },
    {
      clause: 'F3.2',
      given: play({}, [places(3), places(6)]),
      own: 'other: Seat 2 draws a card',
      other: 'own: Your turn: draw 2 cards from deck 1, 2 or 3',
    },
    {
      clause: 'F5.1',
      given: play({}, [places(3), places(6), draws(1), draws(1)]),
      own: 'other: Seat 2 guesses',
      other: 'own: Guess one number or more',
    },
    {
      clause: 'F3.3',
      given: play({}, [places(3), places(6), draws(1), draws(1), guesses(9)]),
      own: 'own: Your turn: draw a card from deck 1, 2 or 3',
      other: 'other: Seat 1 draws a card',
    },
  ])('$clause: $own', ({ given, own, other }) => {
    expect(turns(given)).toEqual([own, other])
  })

  it('F6.3: in a manhunt one wrong number loses, and nobody’s turn is it after the end', () => {
    const { events } = ENDINGS['manhunt-lost']
    const begun = events.findIndex(({ type }) => type === 'manhunt.begun')
    const match = lineOf(events).stateAfter(begun)
    const told = (state: typeof match) =>
      [0, 1].map((seat) => fugitivePlayerTelling.turnOf(state, seat, 'en')?.text)
    expect(told(match)).toEqual([
      'Manhunt: Seat 2 guesses. A wrong number sets you free.',
      'Manhunt: guess one number. A wrong one loses.',
    ])
    expect(told(lineOf(events).stateAfter(events.length))).toEqual([undefined, undefined])
  })
})
