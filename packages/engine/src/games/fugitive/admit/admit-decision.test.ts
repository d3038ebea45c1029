import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../log/event.ts'
import { eventCard } from '../event-cards/index.ts'
import { eventWith } from '../testing/event-with.ts'
import {
  draws,
  type GivenFact,
  type GivenFacts,
  goOn,
  guesses,
  judge,
  passes,
  places,
  play,
  retold,
  word,
} from '../testing/fixture.ts'
import type { Stacked } from '../testing/stacked-deal.ts'
import type { Data } from '../vocabulary/events.ts'
import type { Variant } from '../vocabulary/options.ts'

/** It has nothing to tell. */
const silent = eventWith('place-more')
const counts = eventWith('tell-count')
const parity = eventWith('show-parity', ({ which }) => which === 'last')
const origin = eventWith('show-deck', ({ which }) => which === 'last')
const sprints = eventWith('show-sprint')
const turnsUp = eventWith('turn-up')
const burns = eventWith('burn')
const rulesOut = eventWith('rule-out', ({ count }) => count > 1)
const many = eventCard(rulesOut)?.effects.reduce(
  (sum, one) => sum + (one.type === 'rule-out' ? one.count : 0),
  0,
)
/** Numbers that are not in the row. */
const outside = [7, 9, 11, 13, 17, 19, 21, 23]

const row: GivenFacts = [places(1), places(4, 15), draws(3), draws(3)]
const drawn = (...tops: readonly (string | number)[]): Stacked => ({ tops: [[], [], tops] })

interface Case {
  readonly clause: string
  readonly name: string
  readonly variant?: Variant
  readonly deal?: Stacked
  readonly given: GivenFacts
  readonly type: 'guess.answered' | 'event.resolved' | 'game.ended'
  readonly says: object
  readonly what: RegExp
}
const answered = (
  name: string,
  numbers: readonly number[],
  says: Data['guess.answered'],
  what: RegExp,
): Case => ({
  clause: 'F5.2',
  name,
  given: [row, guesses(...numbers)],
  type: 'guess.answered',
  says,
  what,
})
const up = { place: 2, card: 4, sprint: [15] }
const resolved = (
  name: string,
  event: string,
  says: object,
  what: RegExp,
  given: GivenFacts = row.slice(0, 2),
): Case => ({
  clause: 'F7',
  name,
  variant: 'random-events',
  deal: drawn(event, 29),
  given: [given, draws(3)],
  type: 'event.resolved',
  says,
  what,
})
const won: GivenFacts = [row, guesses(1, 4)]

const cases: Case[] = [
  answered('a right guess called wrong', [4], { right: false }, /replay says .*true/),
  answered('a wrong guess called right', [5], { right: true, hideouts: [] }, /replay says .*false/),
  answered(
    'another hideout',
    [4],
    { right: true, hideouts: [{ place: 1, card: 1, sprint: [] }] },
    /replay says/,
  ),
  answered('another place', [4], { right: true, hideouts: [{ ...up, place: 1 }] }, /replay says/),
  answered('another card', [4], { right: true, hideouts: [{ ...up, card: 5 }] }, /replay says/),
  answered('other sprint cards', [4], { right: true, hideouts: [{ ...up, sprint: [16] }] }, /replay says/),
  answered('no sprint cards', [4], { right: true, hideouts: [{ ...up, sprint: [] }] }, /replay says/),
  answered('no hideouts', [4], { right: true }, /replay says/),
  answered(
    'one hideout more',
    [4],
    { right: true, hideouts: [{ place: 1, card: 1, sprint: [] }, up] },
    /replay says/,
  ),
  answered('a count that nobody asked for', [4, 5], { right: false, count: 1 }, /replay says/),
  answered('hideouts with a wrong guess', [5], { right: false, hideouts: [up] }, /replay says/),
  {
    clause: 'F5.2',
    name: 'a wrong count',
    variant: 'random-events',
    deal: drawn(counts, 29, 30),
    given: [places(1), places(4, 15), draws(3), draws(3), draws(3), guesses(4, 5)],
    type: 'guess.answered',
    says: { right: false, count: 2 },
    what: /replay says .*"count":1/,
  },
  {
    clause: 'F5.2',
    name: 'a count left out',
    variant: 'random-events',
    deal: drawn(counts, 29, 30),
    given: [places(1), places(4, 15), draws(3), draws(3), draws(3), guesses(4, 5)],
    type: 'guess.answered',
    says: { right: false },
    what: /replay says .*"count":1/,
  },
  {
    clause: 'F6',
    name: 'the other seat',
    given: won,
    type: 'game.ended',
    says: { winner: 0, reason: 'caught' },
    what: /seat 1 \(caught\)/,
  },
  {
    clause: 'F6',
    name: 'another reason',
    given: won,
    type: 'game.ended',
    says: { winner: 1, reason: 'manhunt-won' },
    what: /seat 1 \(caught\)/,
  },
  resolved('another event', parity, { event: origin, told: [{ place: 2, deck: 1 }] }, /is due/),
  resolved('an event that nobody knows', parity, { event: 'x01' }, /is due/),
  resolved('the wrong parity', parity, { event: parity, told: [{ place: 2, parity: 'odd' }] }, /told is/),
  resolved(
    'the parity of another',
    parity,
    { event: parity, told: [{ place: 1, parity: 'odd' }] },
    /told is/,
  ),
  resolved('nothing told', parity, { event: parity }, /told is/),
  resolved('the wrong deck', origin, { event: origin, told: [{ place: 2, deck: 3 }] }, /told is/),
  resolved('other sprint cards', sprints, { event: sprints, told: [{ place: 2, sprint: [16] }] }, /told is/),
  resolved('another hideout turned up', turnsUp, { event: turnsUp, turnedUp: [up] }, /turnedUp is/),
  resolved(
    'the only one turned up',
    turnsUp,
    { event: turnsUp, turnedUp: [{ place: 1, card: 1, sprint: [] }] },
    /turnedUp is/,
    [places(1), passes],
  ),
  resolved('something turned up by another event', silent, { event: silent, turnedUp: [up] }, /turnedUp is/),
  resolved(
    'a number of the row ruled out',
    rulesOut,
    { event: rulesOut, ruledOut: [4, ...outside].slice(0, many) },
    /4 is a hideout/,
  ),
  resolved(
    'a number ruled out twice',
    rulesOut,
    { event: rulesOut, ruledOut: [7, ...outside].slice(0, many) },
    /twice/,
  ),
  resolved('too few ruled out', rulesOut, { event: rulesOut, ruledOut: [2] }, /1 numbers are ruled out/),
  resolved('numbers ruled out by another event', silent, { event: silent, ruledOut: [2] }, /should be 0/),
  resolved('burnt cards that are not the next', burns, { event: burns, burnt: [8, 17, 29] }, /burnt is/),
  resolved('a burnt card too few', burns, { event: burns, burnt: [7, 17] }, /burnt is/),
  resolved('cards burnt by another event', silent, { event: silent, burnt: [7] }, /burnt is/),
]

describe('a recorded decision that differs is a finding, and the replayed one counts', () => {
  test.each(cases)('$clause: $name', ({ clause, variant, deal, given, type, says, what }) => {
    const before = play({ ...(variant ? { variant } : {}), ...(deal ? { deal } : {}) }, given)
    const sound = before.match.over ? before : goOn(before, [draws(3)])
    const wrong = sound.events.findLast((event) => event.type === type)
    const played = retold(sound, (event) => (event === wrong ? { ...event, data: says } : event))
    const { findings, report } = judge(played.events)
    expect(findings).toMatchObject([{ seq: wrong?.seq, what: expect.stringMatching(what) }])
    expect(findings[0]?.what).toContain(`(${clause})`)
    // What follows is judged by what should have been said.
    expect(report).toEqual(judge(sound.events).report)
  })
})

describe('what a foreign record adds to a decision is no difference', () => {
  const foreign = { 'x-mood': 'calm' }
  /** With a field of its own in all that is told, in whatever order. */
  const adorned = (list: readonly object[] | undefined) =>
    list?.map((one) => ({ ...foreign, ...Object.fromEntries(Object.entries(one).toReversed()) }))

  test.each([
    ['F5.2', 'hideouts', 'guess.answered', parity, [draws(3), draws(3), draws(3), guesses(1)]],
    ['F7', 'told', 'event.resolved', parity, [draws(3)]],
    ['F7', 'told', 'event.resolved', sprints, [draws(3)]],
    ['F7', 'turnedUp', 'event.resolved', turnsUp, [draws(3)]],
  ] as const)('%s: %s of %s', (_, field, type, id, given) => {
    const sound = play({ variant: 'random-events', deal: drawn(id, 29, 30) }, [
      places(1),
      places(4, 15),
      ...given,
    ])
    const said = sound.events.findLast((event) => event.type === type)?.data as Record<string, object[]>
    expect(said[field]).toHaveLength(1)
    const told = retold(sound, (event) =>
      event.type === type ? ({ ...event, data: { ...said, [field]: adorned(said[field]) } } as Draft) : event,
    )
    expect(judge(told.events)).toEqual(judge(sound.events))
  })
})

const untimely: { clause: string; name: string; given: GivenFacts; fact: GivenFact; what: RegExp }[] = [
  {
    clause: 'F5.2',
    name: 'an answer to nothing',
    given: row,
    fact: word('guess.answered', { right: false }),
    what: /no guess to answer/,
  },
  {
    clause: 'F5.2',
    name: 'an answer again',
    given: [row, guesses(41)],
    fact: word('guess.answered', { right: false }),
    what: /no guess to answer/,
  },
  {
    clause: 'F6.3',
    name: 'a manhunt for nothing',
    given: row,
    fact: word('manhunt.begun', {}),
    what: /no manhunt here/,
  },
  {
    clause: 'F6',
    name: 'an end before the end',
    given: row,
    fact: word('game.ended', { winner: 0, reason: 'escaped' }),
    what: /nobody has won yet/,
  },
  {
    clause: 'F7',
    name: 'an event that nobody drew',
    given: row,
    fact: word('event.resolved', { event: silent }),
    what: /no event to resolve/,
  },
  {
    clause: 'F7.2',
    name: 'a shuffle of nothing',
    given: row,
    fact: word('events.shuffled', { events: [silent] }),
    what: /no event deck is empty/,
  },
  {
    clause: 'F8',
    name: 'a seal before the end',
    given: row,
    fact: word('game.sealed', { key: '', publicKey: '', signature: '' }),
    what: /sealed when the match is over/,
  },
]

describe('a decision that is not due is a finding, and changes nothing', () => {
  test.each(untimely)('$clause: $name', ({ clause, given, fact, what }) => {
    const before = play({}, given)
    const played = goOn({ ...before, setup: { loose: true } }, [fact])
    const { findings } = judge(played.events)
    expect(findings).toMatchObject([{ seq: played.events.length, what: expect.stringMatching(what) }])
    expect(findings[0]?.what).toContain(`(${clause})`)
    expect(played.match).toEqual(before.match)
  })
})
