import { describe, expect, test } from 'vitest'
import { APPLIES } from '../../../admission.ts'
import { fugitive } from '../game.ts'
import {
  answer,
  draws,
  type GivenFacts,
  goOn,
  guesses,
  judge,
  last,
  now,
  passes,
  places,
  play,
  type Setup,
  tableOf,
} from '../testing/fixture.ts'

const first: GivenFacts = [places(1), passes]
const types = ({ events }: ReturnType<typeof play>) => events.map(({ type }) => type)

describe.each([
  { clause: 'F7.1', variant: 'random-events', id: 'f01' },
  { clause: 'F7.3', variant: 'helping-fugitive', id: 'f01' },
  { clause: 'F7.3', variant: 'helping-marshal', id: 'g02' },
  { clause: 'F7.4', variant: 'catch-up-events', id: 'r1' },
] as const)('$variant', ({ clause, variant, id }) => {
  const setup: Setup = { variant, deal: { tops: [[], [], [id, 29]] } }

  test(`${clause}: a drawn event is resolved at once, then a card of the same deck is drawn`, () => {
    const played = play(setup, [first, draws(3)])
    expect(types(played).slice(-2)).toEqual(['event.drawn', 'event.resolved'])
    expect(last(played, 'event.drawn')).toEqual({ deck: 3, event: id })
    expect(now(played)).toBe('2 marshal draw')
    expect(answer(played, 'marshal', { type: 'draw', deck: 1 })).toBe('same-deck F7')
    const again = goOn(played, [draws(3)])
    expect(tableOf(again).hands.marshal.cards).toEqual([29])
    expect(answer(again, 'marshal', { type: 'draw', deck: 1 })).toBe('accepted')
    expect(now(goOn(again, [draws(1)]))).toBe('2 marshal guess')
  })

  test(`${clause}: so it is when the fugitive draws it`, () => {
    const played = play(setup, [first, draws(1), draws(1), guesses(41), draws(3)])
    expect(types(played).slice(-2)).toEqual(['event.drawn', 'event.resolved'])
    expect(now(played)).toBe('3 fugitive draw')
    expect(answer(played, 'fugitive', { type: 'draw', deck: 2 })).toBe('same-deck F7')
    expect(now(goOn(played, [draws(3)]))).toBe('3 fugitive place')
  })

  test(`${clause}: what is drawn is an event for everybody to see`, () => {
    const played = play(setup, [first, draws(3)])
    const drawn = played.events.find(({ type }) => type === 'event.drawn')
    if (!drawn) throw new Error('none is drawn')
    expect(fugitive.mask(drawn, () => false)).toEqual({ data: { deck: 3, event: id }, hidden: false })
  })

  test(`${clause}: what no reader may guess: an event is not the card below it`, () => {
    const before = play({ ...setup, loose: true }, first)
    const timing = { received: 0, claimed: null, rtt: null, seen: null }
    const at = (before.events.at(-1)?.at ?? 0) + 1
    const played = goOn(before, [
      () => ({
        type: 'card.drawn',
        at,
        by: 1,
        timing: { ...timing, received: at },
        data: { deck: 3, card: 29 },
      }),
    ])
    expect(judge(played.events).findings).toMatchObject([
      { what: expect.stringContaining('top card of the deck. (F3.3)') },
    ])
  })
})

describe('F7.4: catch-up', () => {
  const setup: Setup = {
    variant: 'catch-up-events',
    deal: { tops: [[], [], [29, 30, 'r1']], events: [['f01'], ['n04'], ['g03']] },
  }
  const rows: { down: number; given: GivenFacts; event: string }[] = [
    { down: 1, given: [places(1), passes, draws(3), draws(3), guesses(41), draws(1), passes], event: 'f01' },
    {
      down: 2,
      given: [places(1), places(3), draws(3), draws(3), guesses(41), draws(1), passes],
      event: 'n04',
    },
    {
      down: 3,
      given: [places(1), places(3), draws(3), draws(3), guesses(41), draws(1), places(4)],
      event: 'g03',
    },
    {
      down: 4,
      given: [
        places(1),
        places(3),
        draws(3),
        draws(3),
        guesses(41),
        draws(1),
        places(4),
        draws(1),
        guesses(41),
        draws(1),
        places(5),
      ],
      event: 'g03',
    },
    {
      down: 1,
      given: [places(1), places(3), draws(3), draws(3), guesses(3), draws(1), passes],
      event: 'f01',
    },
    {
      down: 2,
      given: [places(1), places(3), draws(3), draws(3), guesses(1), draws(1), places(4)],
      event: 'n04',
    },
  ]
  test.each(rows)('F7.4: with $down face down it is $event', ({ given, event, down }) => {
    const played = play(setup, [given, draws(3)])
    expect(tableOf(played).row.filter(({ isUp }) => !isUp)).toHaveLength(down)
    expect(last(played, 'event.drawn').event).toBe('r1')
    expect(last(played, 'event.resolved').event).toBe(event)
    expect(now(played)).toMatch(/marshal draw/)
  })

  test('F7.4: with none face down it would be one of the fugitive’s', () => {
    const played = play(setup, [places(1), passes, draws(3), draws(3), guesses(41), draws(1), passes])
    const { table } = played.match
    if (!table) throw new Error('nothing is dealt')
    const bare = {
      ...played.match,
      table: { ...table, row: table.row.map((place) => ({ ...place, isUp: true })) },
    }
    const drawn = {
      type: 'event.drawn',
      by: 1,
      seq: 99,
      at: 0,
      hash: '',
      data: { deck: 3, event: 'r1' },
    } as const
    const after = fugitive.evolve(bare, drawn, APPLIES)
    expect(after.table?.steps[0]).toEqual({ type: 'resolve-next', pile: 0 })
  })

  test('F7.4: the event decks are used from the top, each for itself', () => {
    const tops = [
      ['r1', 7],
      ['r2', 17],
      ['r3', 29],
    ] as const
    const played = play({ ...setup, deal: { tops, events: [['f01', 'f06']] } }, [
      [places(1), passes],
      [draws(1), draws(1)],
      [draws(2), draws(2), guesses(41)],
    ])
    expect(tableOf(played).resolved.map(({ data }) => data.event)).toEqual(['f01', 'f06'])
    expect(tableOf(played).piles.map((pile) => (pile as readonly string[]).length)).toEqual([12, 6, 14])
  })
})
