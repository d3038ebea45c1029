import { describe, expect, test } from 'vitest'
import type { By } from '../../../log/event.ts'
import { eventWith } from '../testing/event-with.ts'
import {
  acted,
  answer,
  draws,
  type GivenFact,
  type GivenFacts,
  goOn,
  guesses,
  judge,
  now,
  type Played,
  passes,
  places,
  play,
  RICH,
  retold,
  type Setup,
  unsaid,
  word,
} from '../testing/fixture.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { RefusalCode } from './refusals.ts'

const draw = (deck: 1 | 2 | 3): Command => ({ type: 'draw', deck })
const place = (card: number, ...sprint: number[]): Command => ({ type: 'place', card, sprint })
const guess = (...numbers: number[]): Command => ({ type: 'guess', numbers })
const first: GivenFacts = [places(1), passes]
const evens = Array.from({ length: 20 }, (_, index) => 2 * index + 2)
const random = (...tops: (string | number)[]): Setup => ({
  variant: 'random-events',
  deal: { tops: [[], [], tops] },
})

interface Case {
  readonly name: string
  readonly setup?: Setup
  readonly given?: GivenFacts
  /** The record as it is when the referee has not said all yet. */
  readonly told?: (played: Played) => Played
  readonly who: 'fugitive' | 'marshal' | By
  readonly wish: Command
}
/** These come up only where somebody else has written the log. */
type OfLogs = 'seat-not-open' | 'sealed-too-early' | 'not-the-top-card' | 'no-such-deck' | 'no-such-number'
/** Each other code by a wish that comes to it. */
const cases: Readonly<Record<Exclude<RefusalCode, OfLogs>, Case>> = {
  'match-over': {
    name: 'after the end',
    setup: RICH,
    given: [first, guesses(1)],
    who: 'fugitive',
    wish: place(2),
  },
  'too-many-turns': {
    name: 'in turn 1001',
    setup: RICH,
    given: [places(1), Array.from({ length: 500 }, () => [passes, guesses(41)])],
    told: (played) => retold(played, (event) => (event.type === 'game.abandoned' ? undefined : event)),
    who: 'fugitive',
    wish: place(2),
  },
  'wrong-voice': {
    name: 'an organiser guesses',
    given: [first, draws(1), draws(1)],
    who: 'organiser',
    wish: guess(1),
  },
  'not-dealt': { name: 'a placement before the deal', setup: { deal: 'none' }, who: 0, wish: place(1) },
  'dealt-already': { name: 'ready after the deal', who: 0, wish: { type: 'get-ready' } },
  'ready-already': {
    name: 'ready twice',
    setup: { deal: 'none' },
    given: [word('seat.ready', {}, 0)],
    who: 0,
    wish: { type: 'get-ready' },
  },
  'not-your-turn': { name: 'the marshal first', who: 'marshal', wish: draw(1) },
  'answer-awaited': {
    name: 'while a guess is not answered',
    given: [first, draws(1), draws(1), guesses(41)],
    told: unsaid,
    who: 'fugitive',
    wish: draw(1),
  },
  'event-awaited': {
    name: 'while an event is not resolved',
    setup: random(eventWith('reach'), 29),
    given: [first, draws(3)],
    told: (played) => retold(played, (event) => (event.type === 'event.resolved' ? undefined : event)),
    who: 'marshal',
    wish: draw(3),
  },
  'draw-first': { name: 'a guess before the draw', given: first, who: 'marshal', wish: guess(1) },
  'no-draw-now': { name: 'a draw in the first turn', who: 'fugitive', wish: draw(1) },
  'deck-empty': {
    name: 'nothing is left in deck 1',
    setup: { loose: true, deal: { hand: [4, 5, 6, 15, 16], decks: [[], [17], []] } },
    given: first,
    who: 'marshal',
    wish: draw(1),
  },
  'deck-closed': {
    name: 'by an event',
    setup: random(
      eventWith('close-deck', ({ who, deck }) => who === 'marshal' && deck === 3),
      29,
    ),
    given: [first, draws(3), draws(3)],
    who: 'marshal',
    wish: draw(3),
  },
  'same-deck': {
    name: 'after an event',
    setup: random(eventWith('reach'), 29),
    given: [first, draws(3)],
    who: 'marshal',
    wish: draw(1),
  },
  'no-place-now': {
    name: 'a placement before a guess',
    given: [first, draws(1), draws(1)],
    who: 'marshal',
    wish: place(2),
  },
  'must-place': { name: 'a pass at the beginning', who: 'fugitive', wish: { type: 'pass' } },
  'card-not-in-hand': { name: 'a card of the deck', who: 'fugitive', wish: place(7) },
  'card-twice': { name: 'a card on itself', who: 'fugitive', wish: place(2, 2) },
  'not-higher': { name: 'back', given: [places(3)], who: 'fugitive', wish: place(2) },
  'too-far': { name: 'the 42', who: 'fugitive', wish: place(42) },
  'escape-is-no-sprint': { name: 'on the 42', who: 'fugitive', wish: place(2, 42) },
  'no-sprint-now': {
    name: 'by an event',
    setup: random(eventWith('no-sprint'), 29),
    given: [first, draws(1), draws(1), guesses(41), draws(3), draws(3)],
    who: 'fugitive',
    wish: place(2, 3),
  },
  'no-guess-now': { name: 'the fugitive guesses', who: 'fugitive', wish: guess(1) },
  'number-twice': {
    name: 'one twice',
    given: [first, draws(1), draws(1)],
    who: 'marshal',
    wish: guess(1, 1),
  },
  'one-number': {
    name: 'in a manhunt',
    setup: RICH,
    given: [places(1), places(42, ...evens)],
    who: 'marshal',
    wish: guess(1, 2),
  },
  'one-number-now': {
    name: 'by an event',
    setup: random(eventWith('one-number'), 29),
    given: [first, draws(3), draws(3), draws(1)],
    who: 'marshal',
    wish: guess(1, 2),
  },
  'no-discard-now': { name: 'nobody asked for it', who: 'fugitive', wish: { type: 'discard', card: 1 } },
  'escape-stays': {
    name: 'the 42',
    setup: random(eventWith('discard'), 29),
    given: [first, draws(3)],
    who: 'fugitive',
    wish: { type: 'discard', card: 42 },
  },
  'discard-not-in-hand': {
    name: 'a card of the deck',
    setup: random(eventWith('discard'), 29),
    given: [first, draws(3)],
    who: 'fugitive',
    wish: { type: 'discard', card: 7 },
  },
}

const clauses: Readonly<Record<keyof typeof cases, string>> = {
  'too-many-turns': 'F3.3',
  'match-over': 'F8',
  'wrong-voice': 'F8',
  'not-dealt': 'F2.1',
  'dealt-already': 'F2.1',
  'ready-already': 'F2.1',
  'not-your-turn': 'F3.3',
  'answer-awaited': 'F5.2',
  'event-awaited': 'F7',
  'draw-first': 'F3.3',
  'no-draw-now': 'F3.3',
  'deck-empty': 'F3.3',
  'deck-closed': 'F7',
  'same-deck': 'F7',
  'no-place-now': 'F3.3',
  'must-place': 'F3.1',
  'card-not-in-hand': 'F4.1',
  'card-twice': 'F4.1',
  'not-higher': 'F4.1',
  'too-far': 'F4.1',
  'escape-is-no-sprint': 'F4.2',
  'no-sprint-now': 'F7',
  'no-guess-now': 'F5.1',
  'number-twice': 'F5.1',
  'one-number': 'F6.3',
  'one-number-now': 'F7',
  'no-discard-now': 'F7',
  'escape-stays': 'F7',
  'discard-not-in-hand': 'F7',
}

describe('every refusal, and nothing changes by it', () => {
  const rows = Object.entries(cases).map(([code, one]) => ({
    code,
    clause: clauses[code as keyof typeof cases],
    ...one,
  }))
  test.each(rows)('$clause: $code: $name', ({ code, clause, setup = {}, given = [], told, who, wish }) => {
    const played = play(setup, given)
    expect(answer(told ? told(played) : played, who, wish)).toBe(`${code} ${clause}`)
  })

  test('F3.3: a match of 1000 turns is given up', () => {
    const { setup, given } = cases['too-many-turns']
    const { match, events } = play(setup ?? {}, given ?? [])
    expect(match.table?.turn.number).toBe(1001)
    expect(events.at(-1)).toMatchObject({ type: 'game.abandoned', data: { reason: 'no end in 1000 turns' } })
  })
})

describe('what only a log of another hand can come to', () => {
  const rows: {
    clause: string
    name: string
    setup?: Setup
    given?: GivenFacts
    fact: GivenFact
    code: RegExp
  }[] = [
    { clause: 'F8', name: 'a third seat', fact: word('seat.ready', {}, 2), code: /no such seat.*\(F8\)/ },
    {
      clause: 'F8',
      name: 'a seat taken twice',
      given: [word('seat.taken', { seat: 0, name: 'Ann', key: null, bot: null })],
      fact: word('seat.taken', { seat: 0, name: 'Bob', key: null, bot: null }),
      code: /it is taken.*\(F8\)/,
    },
    {
      clause: 'F8',
      name: 'a seal too early',
      fact: word('game.sealed', { key: '', publicKey: '', signature: '' }),
      code: /sealed when.*\(F8\)/,
    },
    {
      clause: 'F3.3',
      name: 'a card from within the deck',
      given: first,
      fact: acted('card.drawn', { deck: 1, card: 8 }, 'marshal'),
      code: /top card.*\(F3\.3\)/,
    },
    {
      clause: 'F3.3',
      name: 'an event that is not there',
      given: first,
      fact: acted('event.drawn', { deck: 1, event: 'f01' }, 'marshal'),
      code: /top card.*\(F3\.3\)/,
    },
    {
      clause: 'F8',
      name: 'a second beginning',
      fact: (match, next) =>
        word('game.created', {
          format: 'getaway-log/1',
          game: 'fugitive',
          id: match.id,
          players: [],
          options: {},
        })(match, next),
      code: /over.*\(F8\)/,
    },
  ]
  test.each(rows)('$clause: $name', ({ given = [], fact, code }) => {
    const played = play({ loose: true }, [given, fact])
    expect(judge(played.events).findings).toMatchObject([{ what: expect.stringMatching(code) }])
    expect(now(played)).toBe(now(play({}, given)))
  })

  test('F8: nothing is said after the seal, nor done after the end', () => {
    const over = play(RICH, [
      first,
      guesses(1),
      word('game.sealed', { key: '', publicKey: '', signature: '' }),
    ])
    const more: GivenFact[] = [
      word('seat.left', {}, 0),
      word('game.abandoned', { reason: 'x' }, 'organiser'),
      acted('turn.passed', {}, 'fugitive'),
    ]
    for (const fact of more) {
      const played = goOn(over, [fact])
      expect(judge(played.events).findings.at(-1)).toMatchObject({
        seq: played.events.length,
        what: expect.stringContaining('(F8)'),
      })
      expect(played.match).toEqual(over.match)
    }
  })
})
