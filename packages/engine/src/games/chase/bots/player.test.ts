import { describe, expect, test } from 'vitest'
import { type Random, seededRandom } from '../../../random.ts'
import { checkOf } from '../check/check-of.ts'
import type { Tile } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import {
  action,
  deal,
  type GivenFacts,
  goOn,
  marks,
  opening,
  play,
  scoredFor,
  start,
  type TilePlace,
  takesPile,
  tiles,
  word,
} from '../testing/fixture.ts'
import { TILES } from '../testing/table-tiles.ts'
import { ACTS_MS } from './acts.ts'
import { PERSONS } from './person.ts'
import { chasePlayer } from './player.ts'

/** Never slips. */
const sure = { ...PERSONS.regular, slips: 0 }
const careful = chasePlayer(sure, sure)

const called = (by: number) => action('exchange.called', {}, { by })
const passes = (colour: 'red' | 'blue', count: number, by: number, to: number) =>
  action('markers.passed', { to, colour, count }, { by })
const items: TilePlace[] = ['map north', 'money north', 'keys north']
/** A pile that does not fit anywhere: all streets at 1. */
const hopeless = ['at-1']
const full = (first: readonly string[], second: readonly string[]) =>
  deal({ piles: [[...first], [...second]] })
const north2 = start(['s1 north', 's2 north'])
const starts4 = [north2, start(['s3 south', 's4 south'], { path: 1 })]

interface Case {
  readonly name: string
  readonly players?: 2 | 3 | 4
  readonly given: GivenFacts
  readonly seat: number
  /** In short; undefined: it waits. */
  readonly wants: string | undefined
}

const cases: Case[] = [
  { name: 'gets ready', given: [], seat: 0, wants: 'get-ready' },
  { name: 'once', given: [word('seat.ready', {}, 0)], seat: 0, wants: undefined },
  { name: 'and after a round', given: scoredFor('runners'), seat: 1, wants: 'get-ready' },
  { name: 'C3.1: starts', given: [deal()], seat: 1, wants: 'place-start' },
  { name: 'the chaser waits', given: [deal()], seat: 0, wants: undefined },
  { name: 'C3.3: claims the start', players: 3, given: [deal()], seat: 1, wants: 'claim-start' },
  {
    name: 'C3.3: not the other’s start',
    players: 3,
    given: [deal(), action('start.claimed', {}, { by: 2 })],
    seat: 1,
    wants: undefined,
  },
  { name: 'C4.3: takes a pile', given: [deal(), north2], seat: 1, wants: 'take-pile' },
  { name: 'places', given: opening(), seat: 1, wants: 'place-tile' },
  {
    name: 'C5.4: a hideout once all items lie',
    given: [opening(), tiles(items)],
    seat: 1,
    wants: 'place-tile hideout',
  },
  {
    name: 'the other pile, if nothing of this one fits',
    given: [full(hopeless, ['r5']), north2, takesPile(0)],
    seat: 1,
    wants: 'take-pile 1',
  },
  {
    name: 'nothing, if nothing fits at all: to be caught is better than a mistake',
    given: [full(hopeless, ['at-3']), north2, takesPile(1), takesPile(0)],
    seat: 1,
    wants: undefined,
  },
  {
    name: 'the other pile, if it may hold what is missing',
    given: [full(['map'], ['r5', 'r6']), north2, takesPile(1)],
    seat: 1,
    wants: 'take-pile 0',
  },
  {
    name: 'the other pile, for the hideout in it',
    given: [
      full(['map', 'money', 'keys', 'r1'], ['hideout-at-1']),
      north2,
      takesPile(1),
      takesPile(0),
      tiles(items),
    ],
    seat: 1,
    wants: 'take-pile 1',
  },
  {
    name: 'and back, if that does not fit',
    given: [
      full(['map', 'money', 'keys', 'r1'], ['hideout-at-1']),
      [north2, takesPile(1), takesPile(0), tiles(items), takesPile(1)],
    ],
    seat: 1,
    wants: 'take-pile 0',
  },
  {
    name: 'where it stays then',
    given: [
      full(['map', 'money', 'keys', 'r1'], ['hideout-at-1']),
      [north2, takesPile(1), takesPile(0), tiles(items), takesPile(1), takesPile(0)],
    ],
    seat: 1,
    wants: 'place-tile r1',
  },
  {
    name: 'the other pile, if this one is empty',
    given: [full(['map'], ['at-1']), north2, takesPile(1), takesPile(0), tiles(['map north'])],
    seat: 1,
    wants: 'take-pile 1',
  },
  {
    name: 'C4.5: calls',
    players: 4,
    given: [full(hopeless, ['r5']), starts4],
    seat: 2,
    wants: 'call-exchange',
  },
  {
    name: 'C4.5: waits so long',
    players: 4,
    given: [opening(4), called(2)],
    seat: 2,
    wants: 'withdraw-exchange',
  },
  {
    name: 'C4.5: does not call again before a tile lies',
    players: 4,
    given: [full(hopeless, ['at-3']), starts4, called(3), action('exchange.answered', {}, { by: 2 })],
    seat: 2,
    wants: undefined,
  },
  { name: 'C4.5: answers', players: 4, given: [opening(4), called(2)], seat: 3, wants: 'answer-exchange' },
  {
    name: 'C4.5: answers though caught',
    players: 4,
    given: [opening(4), marks(['triangle', 'diamond'], { path: 1 }), called(2)],
    seat: 3,
    wants: 'answer-exchange',
  },
  { name: 'C3.3: waits for its turn', players: 3, given: opening(3), seat: 1, wants: undefined },
  { name: 'C3.3: has the turn', players: 3, given: opening(3), seat: 2, wants: 'place-tile' },
  { name: 'C7.2: towards the next', given: opening(), seat: 0, wants: 'place-marker triangle' },
  { name: 'C7.3: back', given: [opening(), marks(['triangle'])], seat: 0, wants: 'place-marker diamond' },
  {
    name: 'C7.6: half for who has none',
    players: 4,
    given: [opening(4), passes('blue', 7, 0, 1)],
    seat: 1,
    wants: 'pass-markers blue 7',
  },
  {
    name: 'C7.6: all, once its own chase is over',
    players: 4,
    given: [opening(4), passes('blue', 7, 0, 1), marks(['diamond', 'triangle'], { path: 1 })],
    seat: 1,
    wants: 'pass-markers blue 14',
  },
  {
    name: 'nothing when the match is over',
    given: [word('game.abandoned', { reason: '' })],
    seat: 0,
    wants: undefined,
  },
]

function inShort(command: ReturnType<typeof intended>): string | undefined {
  if (!command) return undefined
  switch (command.type) {
    case 'place-tile':
      return `${command.type} ${command.tile}`
    case 'take-pile':
      return `${command.type} ${command.pile}`
    case 'place-marker':
      return `${command.type} ${command.symbol}`
    case 'pass-markers':
      return `${command.type} ${command.colour} ${command.count}`
    default:
      return command.type
  }
}

function intended(players: 2 | 3 | 4, given: GivenFacts, seat: number, random: Random) {
  return careful.intend(play({ players, loose: true }, given).match, seat, random)?.command
}

test.each(cases)('$name', ({ players = 2, given, seat, wants }) => {
  const short = inShort(intended(players, given, seat, seededRandom(1)))
  if (wants === undefined) expect(short).toBeUndefined()
  else expect(short).toMatch(new RegExp(`^${wants}`))
})

test('who panics places something all the same', () => {
  const { match } = play({ loose: true }, [full(hopeless, ['at-3']), north2, takesPile(1), takesPile(0)])
  const novice = chasePlayer(PERSONS.novice, PERSONS.novice)
  expect(novice.intend(match, 1, seededRandom(1))?.command.type).toBe('place-tile')
})

test('C6.2: a hideout that fits is taken, be it a dead end', () => {
  const deadEnd = (tile: Tile): Tile =>
    tile.id === 'hideout' ? { ...tile, exits: [null, null, { end: 'street', at: 2 }, null] } : tile
  const hand = ['map', 'money', 'keys', 'hideout', 'r1', 'r2']
  const { match } = play({ loose: true, tileset: { ...TILES, tiles: TILES.tiles.map(deadEnd) } }, [
    full(hand, []),
    north2,
    takesPile(0),
    tiles(items),
  ])
  for (const seed of [1, 2, 3, 4, 5]) {
    expect(careful.intend(match, 1, seededRandom(seed))?.command).toMatchObject({ tile: 'hideout' })
  }
})

describe('C7.6: a colour that has run out', () => {
  const noRed: GivenFacts = [opening(4), passes('red', 8, 0, 1)]

  test('is waited for while the partner has some', () => {
    expect(intended(4, noRed, 0, seededRandom(1))).toBeUndefined()
  })

  test('is the end of the trail when nobody has any', () => {
    const match = play({ players: 4, loose: true }, opening(4)).match
    const round = match.round && {
      ...match.round,
      stocks: match.round.stocks.map(() => ({ red: 0, blue: 3 })),
    }
    const intent = careful.intend({ ...match, round }, 0, seededRandom(1))
    expect(intent?.command).toEqual({ type: 'lose-trail', colour: 'red' })
  })
})

describe('what one has in mind', () => {
  const run = (players: 2 | 3 | 4, given: GivenFacts, seat: number, more: GivenFacts, leftMs = 3000) => {
    const before = play({ players, loose: true }, given)
    const intent = careful.intend(before.match, seat, seededRandom(1))
    return { type: intent?.command.type, stands: intent?.stands?.(goOn(before, more).match, leftMs) }
  }

  test('to get ready: not once the round is dealt', () => {
    expect(run(2, [], 0, [])).toEqual({ type: 'get-ready', stands: true })
    expect(run(2, [], 0, [deal()])).toEqual({ type: 'get-ready', stands: false })
    expect(run(2, [], 0, [opening()], 1)).toEqual({ type: 'get-ready', stands: false })
  })
  describe('after a round', () => {
    const { match } = play({ loose: true }, scoredFor('runners'))
    const { round } = match
    const check = round && checkOf(match, round, undefined)
    if (!round || !check) throw new Error('a check is shown')
    const showMs = (check.until - (round.scoredAt ?? 0)) / 1000
    const at = (...people: ('bot' | 'person' | 'ready')[]) => ({
      ...match,
      players: match.players.map((player, seat) => ({
        ...player,
        bot: people[seat] === 'bot' ? 'regular' : null,
        ready: people[seat] === 'ready',
      })),
    })
    const wait = (view: Match) => careful.intend(view, 1, seededRandom(1))
    const thinkMs = (view: Match) => wait(view)?.thinkMs ?? 0

    test('bots among themselves wait until its check has been shown', () => {
      expect(showMs).toBeGreaterThan(3000)
      expect(thinkMs(at('bot', 'bot'))).toBeGreaterThan(showMs)
      expect(thinkMs(at('bot', 'bot'))).toBeLessThan(showMs + 2000)
    })
    test('a longer path is looked at for longer, up to a bound', () => {
      const [path] = round.paths
      if (!path) throw new Error('somebody ran')
      const long = (tiles: number) => {
        const run = Array.from({ length: tiles }, () => path.tiles.at(-1) ?? path.tiles[0]).filter(
          (tile) => tile !== undefined,
        )
        return { ...at('bot', 'bot'), round: { ...round, paths: [{ ...path, tiles: run }] } }
      }
      expect(thinkMs(long(30))).toBeGreaterThan(thinkMs(long(3)))
      expect(thinkMs(long(10_000))).toBeLessThan(27_000)
    })
    test('people are never waited out: when all of them are ready, so are the bots', () => {
      expect(thinkMs(at('person', 'bot'))).toBeGreaterThan(showMs)
      expect(thinkMs(at('ready', 'bot'))).toBeLessThan(2000)
      const intent = wait(at('person', 'bot'))
      expect(intent?.stands?.(at('person', 'bot'), 5000)).toBe(true)
      expect(intent?.stands?.(at('ready', 'bot'), 5000)).toBe(false)
      expect(intent?.stands?.(at('ready', 'bot'), 300)).toBe(true)
      const soon = wait(at('ready', 'bot'))
      expect(soon?.stands?.(at('ready', 'bot'), 900)).toBe(true)
    })
    test('one that was set aside has no check to wait for', () => {
      const aside = { ...round, score: undefined, setAside: { status: 'voided' as const, seq: 9, at: 9 } }
      expect(thinkMs({ ...at('bot', 'bot'), round: aside })).toBeLessThan(6000)
    })
  })
  test('C3.4: a start, as long as the partner leaves the side', () => {
    const elsewhere = start(['s1 west', 's2 west'])
    const opposite = start(['s1 north', 's2 north'])
    const plan = action('plan.set', { sides: { 2: 'east', 3: 'west' } }, { by: 2 })
    expect(run(4, [deal()], 3, [opposite])).toEqual({ type: 'place-start', stands: true })
    expect(run(4, [deal()], 3, [elsewhere])).toEqual({ type: 'place-start', stands: false })
    expect(run(4, [deal()], 3, [plan])).toEqual({ type: 'place-start', stands: false })
  })
  test('C7.5: a marker on the final tile, until the runner goes on, unless it is too late to stop', () => {
    const final = [opening(), marks(['triangle'])]
    const on = [tiles(['map north'])]
    expect(run(2, final, 0, [])).toEqual({ type: 'place-marker', stands: true })
    expect(run(2, final, 0, on)).toEqual({ type: 'place-marker', stands: false })
    expect(run(2, final, 0, on, ACTS_MS.stop - 1)).toEqual({ type: 'place-marker', stands: true })
  })
  test('a tile, whatever the chaser does meanwhile', () => {
    expect(run(2, opening(), 1, marks(['triangle']))).toEqual({ type: 'place-tile', stands: true })
    expect(run(2, opening(), 1, marks(['triangle', 'diamond']))).toEqual({
      type: 'place-tile',
      stands: false,
    })
  })
})

test('C3.4: no room on the side: any side', () => {
  const beside = (places: TilePlace[]) => intended(4, [deal(), start(places)], 3, seededRandom(1))
  expect(beside(['s1 at 5,5', 's2 at 0,1'])?.type).toBe('place-start')
})

test('C3.1: a start that cannot be legal still finds room for all its tiles', () => {
  const options = { table: { width: 3, height: 3 }, variants: { headStart: true } }
  const round = deal({ start: { 2: ['s1', 's2', 's3'], 3: ['only-south', 'at-1', 'at-3'] } })
  const theirs = start(['s1 north', 's2 east', 's3 south'])
  const { match } = play({ players: 4, loose: true, options }, [round, theirs])
  for (const seed of [1, 2, 3, 4, 5]) {
    const command = careful.intend(match, 3, seededRandom(seed))?.command
    expect(command?.type === 'place-start' ? command.tiles.length : command).toBe(3)
  }
})

describe('C3.4: sides', () => {
  const side = (given: GivenFacts, seat: number) => {
    const command = intended(4, given, seat, seededRandom(1))
    return command?.type === 'place-start' ? command.tiles[0] : undefined
  }
  const plan = action('plan.set', { sides: { 2: 'east', 3: 'west' } }, { by: 2 })

  test('north for the lower seat, south for the other, if nothing was said', () => {
    expect([side([deal()], 2), side([deal()], 3)]).toMatchObject([
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ])
  })
  test('as agreed', () => {
    expect([side([deal(), plan], 2), side([deal(), plan], 3)]).toMatchObject([
      { x: 1, y: 0 },
      { x: -1, y: 0 },
    ])
  })
  test('opposite to a start that lies elsewhere', () => {
    expect(side([deal(), start(['s1 west', 's2 west'])], 3)).toMatchObject({ x: 1, y: 0 })
  })
})
