import { describe, expect, test } from 'vitest'
import { createTimeline } from '../../order/timeline.ts'
import { seededRandom } from '../../random.ts'
import { createRedactor } from '../../redact.ts'
import { failed } from '../../result.ts'
import { createBy } from './decide/create.ts'
import { fugitive } from './game.ts'
import {
  acted,
  answer,
  draws,
  type GivenFacts,
  goOn,
  guesses,
  judge,
  last,
  later,
  now,
  type Played,
  passes,
  places,
  play,
  type Setup,
  T0,
  tableOf,
  unnumbered,
  unsaid,
  waits,
  word,
} from './testing/fixture.ts'

const TIMED = { turnS: 60 } as const
const SECOND = 1_000_000
const timed = (given: GivenFacts, setup: Setup = {}) =>
  play({ ...setup, options: { ...TIMED, ...setup.options } }, [setup.deal === 'none' ? [] : sit, given])
const sit: GivenFacts = [0, 1].map((seat) =>
  word('seat.taken', { seat, name: `player ${seat}`, key: null, bot: null }),
)
const goes = (seat: number) => word('seat.disconnected', { seat })
const comes = (seat: number) => word('seat.connected', { seat })
const leaves = (seat: number) => word('seat.left', { seat })
const first: GivenFacts = [places(1), passes]
const opened: GivenFacts = [first, draws(1), draws(1), guesses(41)]
/** The types of what was recorded from there on, comings and goings aside. */
const since = (before: Played, after: Played) =>
  after.events
    .slice(before.events.length)
    .map(({ type }) => type)
    .filter((type) => !/^(observer|seat\.(dis)?connected|seat\.left)/.test(type))

describe('F3.5: what a step comes to whose time is over', () => {
  test('F3.5: a draw: the top card of the lowest deck that is open', () => {
    const played = timed([first, waits(61)], { deal: { tops: [[9], [], []] } })
    expect(last(played, 'step.lapsed')).toEqual({ seat: 1, deck: 1, card: 9 })
    expect(tableOf(played).hands.marshal.cards).toEqual([9])
    expect(now(played)).toBe('2 marshal draw')
  })

  test('F3.5: an event in place of a card is resolved, and the card after it has a time of its own', () => {
    const setup = { variant: 'random-events', deal: { tops: [['f06', 9], [], []] } } as const
    const drawn = timed([first, waits(61)], setup)
    expect(last(drawn, 'step.lapsed')).toEqual({ seat: 1, deck: 1, event: 'f06' })
    expect(drawn.events.at(-1)?.type).toBe('event.resolved')
    const twice = goOn(drawn, [waits(61)])
    expect(last(twice, 'step.lapsed')).toEqual({ seat: 1, deck: 1, card: 9 })
  })

  test('F3.5: the first hideout: one of 1, 2 and 3, drawn by lot, without sprint cards', () => {
    const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => {
      const played = timed([waits(61)], { random: seededRandom(seed) })
      const { card } = last(played, 'step.lapsed')
      expect(tableOf(played).row).toMatchObject([{ card, sprint: [], isUp: false }])
      expect(now(played)).toBe('1 fugitive place')
      return card
    })
    expect(new Set(cards)).toEqual(new Set([1, 2, 3]))
  })

  test('F3.5: every other hideout is left out', () => {
    const second = timed([places(1), waits(61)])
    expect(last(second, 'step.lapsed')).toEqual({ seat: 0 })
    expect(now(second)).toBe('2 marshal draw')
    const third = timed([opened, draws(1), waits(61)])
    expect(last(third, 'step.lapsed')).toEqual({ seat: 0 })
    expect(now(third)).toBe('4 marshal draw')
  })

  test('F3.5: a guess names no number and is wrong; what the next guess spends is spent', () => {
    const setup = { variant: 'random-events', deal: { tops: [['g10', 'g14', 9, 8], [], []] } } as const
    const before = timed([first, draws(1), draws(1), draws(1), draws(2)], setup)
    expect(tableOf(before).changes).toMatchObject({ tellCount: true, oneNumber: true })
    const played = goOn(before, [waits(61)])
    expect(last(played, 'step.lapsed')).toEqual({ seat: 1 })
    expect(now(played)).toBe('3 fugitive draw')
    expect(tableOf(played).changes).toMatchObject({ tellCount: false, oneNumber: false })
    expect(tableOf(played).guesses).toEqual([])
  })

  test('F3.5: a guess of the manhunt is lost, and the fugitive has escaped', () => {
    const hunted = escaping()
    expect(now(hunted)).toMatch(/marshal guess$/)
    const played = goOn(hunted, [waits(61)])
    expect(last(played, 'game.ended')).toEqual({ winner: 0, reason: 'manhunt-lost' })
    expect(judge(played.events).report).toMatchObject({ status: 'ended', winner: 0, lapsed: [{ seat: 1 }] })
  })

  test('F3.5: a card that an event demands is drawn by lot from the hand, never the 42', () => {
    const setup = { variant: 'random-events', deal: { tops: [['n06', 9], [], []] } } as const
    const discarded = [1, 2, 3, 4, 5, 6].map((seed) => {
      const played = timed([first, draws(1), waits(61)], { ...setup, random: seededRandom(seed) })
      const { discarded } = last(played, 'step.lapsed')
      expect(tableOf(played).out).toMatchObject([{ card: discarded }])
      expect(discarded).toBeLessThan(42)
      return discarded
    })
    expect(new Set(discarded).size).toBeGreaterThan(1)
  })

  test('F3.5: what was done for players is no act of theirs: the match is idle as before', () => {
    const played = timed([first, waits(61), waits(61)], { options: { idleS: 120 } })
    expect(played.match.lastActAt).toBe(timed(first).match.lastActAt)
    // The fugitive still has time.
    expect(played.match.over).toBeUndefined()
    const idle = goOn(played, [waits(61), waits(61)])
    expect(idle.events.at(-1)).toMatchObject({
      type: 'game.abandoned',
      data: { reason: 'nobody acted for 120 s' },
    })
  })
})

/** The fugitive places the 42 with nothing found: the manhunt. */
function escaping(): Played {
  const waitsFor = (count: number): GivenFacts =>
    Array.from({ length: count }, () => [draws(1), passes, draws(2), guesses(41)])
  const leap = places(
    42,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    19,
    20,
    21,
    22,
    23,
    24,
    25,
    26,
    27,
  )
  return timed([places(3), passes, draws(3), draws(3), guesses(41), waitsFor(0), draws(3), leap], {
    loose: true,
    deal: {
      hand: Array.from({ length: 25 }, (_, index) => 4 + index),
      decks: [[], [], [29, 30, 31, 32, 33]],
    },
  })
}

describe('F3.5: the time of a step', () => {
  test('F3.5: is over a second after the deadline, and only then', () => {
    const { match } = timed(first)
    const { at } = fugitive.deadlineOf?.(match) ?? {}
    const lastAct = match.lastActAt
    expect(at).toBe(lastAct + 60 * SECOND)
    const due = fugitive.conclude(match, lastAct, seededRandom(1))
    expect(due).toEqual({ drafts: [], next: lastAct + 61 * SECOND })
    expect(fugitive.conclude(match, lastAct + 61 * SECOND, seededRandom(1)).drafts).toMatchObject([
      { type: 'step.lapsed', by: 'server', data: { seat: 1 } },
    ])
  })

  test('F3.5: until the record says that it is over, a player may act', () => {
    const played = timed([first, later(60.5, draws(2))])
    expect(played.events.at(-1)?.type).toBe('card.drawn')
    expect(fugitive.deadlineOf?.(played.match)).toMatchObject({
      seat: 1,
      at: played.match.lastActAt + 60 * SECOND,
    })
  })

  test('F3.5: without a clock nobody has a deadline', () => {
    expect(fugitive.deadlineOf?.(play({}, [first]).match)).toBeUndefined()
    expect(play({}, [first, waits(500)]).events.at(-1)?.type).toBe('observer.admitted')
  })

  test('F3.5: nor before the deal, nor when the match is over', () => {
    expect(fugitive.deadlineOf?.(timed([], { deal: 'none' }).match)).toBeUndefined()
    expect(fugitive.deadlineOf?.(goOn(escaping(), [waits(61)]).match)).toBeUndefined()
  })

  test('F3.5: it is the same from everybody’s view', () => {
    const { match } = timed([first, goes(1)])
    for (const audience of ['public', { seat: 0 }, { seat: 1 }] as const) {
      expect(fugitive.deadlineOf?.(fugitive.viewOf(match, audience))).toEqual(fugitive.deadlineOf?.(match))
    }
  })

  test('F3.5: it begins with the last fact: a log without decisions says the same', () => {
    const played = timed([opened, goes(0), later(20, comes(0)), waits(85), passes, waits(61), guesses(2)])
    const facts = judge(unsaid(played).events)
    expect(facts.findings).toEqual([])
    expect(unnumbered(facts.report)).toEqual(unnumbered(judge(played.events).report))
  })
})

const given: { name: string; before: GivenFacts; after: GivenFacts; says: readonly string[] }[] = [
  { name: 'a player who is away is waited for', before: [first, goes(1)], after: [waits(239)], says: [] },
  {
    name: 'who stays away gives up, and the other wins',
    before: [first, goes(1)],
    after: [waits(242)],
    says: ['seat.forfeited', 'game.ended'],
  },
  {
    name: 'a cut line loses nothing',
    before: [first, goes(1)],
    after: [later(170, comes(1)), later(20, draws(1)), draws(1)],
    says: ['card.drawn', 'card.drawn'],
  },
  {
    name: 'who comes and goes at the end of their time does not give up by that',
    before: [first, goes(1), later(179, comes(1)), goes(1)],
    after: [waits(65)],
    says: ['step.lapsed'],
  },
  {
    name: 'who leaves gives up at once',
    before: [first],
    after: [leaves(1)],
    says: ['seat.forfeited', 'game.ended'],
  },
  {
    name: 'also when it is the other’s turn',
    before: [first],
    after: [leaves(0)],
    says: ['seat.forfeited', 'game.ended'],
  },
  {
    name: 'when both are away nobody wins',
    before: [first, goes(0), goes(1)],
    after: [waits(500)],
    says: [],
  },
  {
    name: 'the one who comes back first waits three minutes for the other',
    before: [first, goes(0), goes(1), waits(500), comes(0)],
    after: [waits(178)],
    says: [],
  },
  {
    name: 'and then wins',
    before: [first, goes(0), goes(1), waits(500), comes(0)],
    after: [waits(182)],
    says: ['seat.forfeited', 'game.ended'],
  },
]

describe('F3.5: who is away', () => {
  test.each(given)('F3.5: $name', ({ before, after, says }) => {
    const start = timed(before)
    expect(since(start, goOn(start, after))).toEqual(says)
  })

  test('F3.5: giving up is the other’s win, with its mark', () => {
    for (const [seat, marks] of [
      [0, { escapes: 0, arrests: 1 }],
      [1, { escapes: 1, arrests: 0 }],
    ] as const) {
      const played = timed([first, leaves(seat)])
      expect(last(played, 'game.ended')).toEqual({ winner: 1 - seat, reason: 'given-up' })
      expect(fugitive.outcomeOf(played.match)).toMatchObject({ winner: 1 - seat, status: 'ended' })
      expect(fugitive.outcomeOf(played.match).players[1 - seat]?.marks).toEqual(marks)
    }
  })

  test('F8: when both leave at once the match is abandoned', () => {
    const { match } = timed(first)
    const gone = { ...match, players: match.players.map((player) => ({ ...player, left: true })) }
    expect(fugitive.conclude(gone, match.lastActAt, seededRandom(1)).drafts).toMatchObject([
      { type: 'game.abandoned', data: { reason: 'all players left' } },
    ])
  })

  test('F8: without a clock who leaves gives nothing up', () => {
    expect(timed([first, leaves(1)], { options: { turnS: 0 } }).events.at(-1)?.type).toBe('seat.left')
  })
})

describe('F3.5: what a reader finds', () => {
  const lapsed = (data: object) => word('step.lapsed', data as never)
  const forfeited = (seat: number) => word('seat.forfeited', { seat })
  const top = { deal: { tops: [[9], [17], []] } } as const
  const cases: { name: string; given: GivenFacts; setup?: Setup; says: RegExp }[] = [
    {
      name: 'there is no clock',
      given: [first, lapsed({ seat: 1, deck: 1, card: 9 })],
      setup: { options: { turnS: 0 } },
      says: /nothing to do/,
    },
    { name: 'too early', given: [first, lapsed({ seat: 1, deck: 1, card: 9 })], says: /not over yet/ },
    {
      name: 'while the clock stands still',
      given: [first, goes(1), later(100, lapsed({ seat: 1, deck: 1, card: 9 }))],
      says: /not over yet/,
    },
    { name: 'of the other player', given: [first, later(60, lapsed({ seat: 0 }))], says: /nothing to do/ },
    { name: 'of nobody', given: [first, later(60, lapsed({ seat: 7 }))], says: /nothing to do/ },
    {
      name: 'not the top card',
      given: [first, later(60, lapsed({ seat: 1, deck: 1, card: 8 }))],
      says: /not the top card/,
    },
    {
      name: 'not the lowest deck',
      given: [first, later(60, lapsed({ seat: 1, deck: 2, card: 17 }))],
      says: /something else/,
    },
    {
      name: 'a first hideout that is left out',
      given: [later(60, lapsed({ seat: 0 }))],
      says: /something else/,
    },
    {
      name: 'a hideout that may be left out',
      given: [places(1), later(60, lapsed({ seat: 0, card: 2 }))],
      says: /something else/,
    },
    {
      name: 'a hideout out of reach',
      given: [later(60, lapsed({ seat: 0, card: 16 }))],
      says: /more than 3/,
    },
    { name: 'a player gives up who is there', given: [first, later(60, forfeited(1))], says: /neither left/ },
    {
      name: 'or is away too short a time',
      given: [first, goes(1), later(239, forfeited(1))],
      says: /neither left/,
    },
    { name: 'who there is not', given: [first, forfeited(4)], says: /nothing to give up/ },
    {
      name: 'without a clock',
      given: [first, leaves(1), forfeited(1)],
      setup: { options: { turnS: 0 } },
      says: /nothing to give up/,
    },
    {
      name: 'by a player',
      given: [first, later(60, acted('step.lapsed', { seat: 1 }, 1))],
      says: /not yours to say/,
    },
  ]
  test.each(cases)('F3.5: $name', ({ given, setup, says }) => {
    const { findings } = judge(timed(given, { loose: true, ...top, ...setup }).events)
    expect(findings.map(({ what }) => what)).toEqual([expect.stringMatching(says)])
  })

  test('F3.5: what the clock says is refused to players, as words of the referee are', () => {
    expect(answer(timed(first), 1, { type: 'draw', deck: 1 })).toBe('accepted')
  })
})

describe('F3.5: who sees what was done for a player', () => {
  const seen = ({ events }: Played, audience: 'public' | { seat: number }) => {
    const [created, ...more] = events
    const whole = createTimeline(fugitive, created)
    const eyes = createRedactor(fugitive, audience)
    return more.flatMap((event) => {
      whole.push(event)
      const shown = eyes.show(event, whole.stateAfter(whole.length)).event
      return shown.type === 'step.lapsed' ? [shown.data] : []
    })
  }

  test('F3.5: a card that is drawn: its player alone', () => {
    const played = timed([first, waits(61)], { deal: { tops: [[9], [], []] } })
    expect(seen(played, { seat: 1 })).toEqual([{ seat: 1, deck: 1, card: 9 }])
    for (const audience of ['public', { seat: 0 }] as const)
      expect(seen(played, audience)).toEqual([{ seat: 1, deck: 1, card: null, hidden: true }])
  })

  test('F3.5: a hideout: the fugitive alone', () => {
    const played = timed([waits(61)])
    expect(seen(played, { seat: 0 })).toEqual([{ seat: 0, card: expect.any(Number) }])
    for (const audience of ['public', { seat: 1 }] as const)
      expect(seen(played, audience)).toEqual([{ seat: 0, card: null, hidden: true }])
  })

  test('F3.5: it is salted where a card is hidden, and only there', () => {
    const isSecret = (given: GivenFacts) =>
      fugitive.isSecret(timed(given).match, { type: 'step.lapsed', by: 'server' })
    expect(isSecret([])).toBe(true)
    expect(isSecret([places(1)])).toBe(false)
    expect(isSecret([first])).toBe(true)
    expect(isSecret([first, draws(1), draws(1)])).toBe(false)
  })
})

describe('F3.5: a match that has a clock', () => {
  const wish = (options: unknown) => createBy({ id: 'x', at: T0, seats: 2, options }, seededRandom(1))

  test('F3.5: declares what its log may hold; no other does', () => {
    expect(wish({ turnS: 30 })).toMatchObject({
      value: {
        data: {
          format: 'getaway-log/2',
          additions: [{ name: 'turn-clock', types: ['step.lapsed', 'seat.forfeited'], mustUnderstand: true }],
          options: { turnS: 30 },
        },
      },
    })
    for (const options of [{}, { turnS: 0 }])
      expect(wish(options)).toMatchObject({ value: { data: { format: 'getaway-log/1' } } })
  })

  test('F3.5: at most a week for a step', () => {
    expect(wish({ turnS: 7 * 24 * 3_600 })).toMatchObject({ ok: true })
    expect(wish({ turnS: 7 * 24 * 3_600 + 1 })).toEqual(failed(expect.stringMatching(/turnS/)))
    expect(wish({ turnS: -1 })).toEqual(failed(expect.stringMatching(/turnS/)))
  })

  test('F3.5: the next match of the same players has it, too', () => {
    const { events } = timed([])
    expect(fugitive.againOptions(events[0] as never)).toMatchObject({ turnS: 60, fugitive: 1 })
  })

  test('what another program calls turnS in a log without the addition is no clock', () => {
    const { events } = play({})
    const [created] = events
    const data = { ...created.data, options: { ...(created.data as { options: object }).options, turnS: 5 } }
    expect(fugitive.begin({ ...created, data } as never).clock).toBeUndefined()
  })
})
