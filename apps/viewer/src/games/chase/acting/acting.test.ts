import { chase } from '@getaway/engine/chase'
import { chaseCase } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { type ChaseHand, EMPTY_HAND } from './hand.ts'
import { chaseActing } from './index.ts'

const { deal, goOn, loses, mark, opening, play, start, takesPile: takes, tiles } = chaseCase
type Played = chaseCase.Played

const dealt = play({}, [deal()])
const running = play({}, opening())
const ofThree = (given: chaseCase.GivenFacts) => play({ players: 3 }, given)
const ofFour = play({ players: 4 }, opening(4))
/** The first pile as it is dealt; nothing else of the table belongs to a runner of 4. */
const tilesOf = (pile: 0 | 1) => (ofFour.match.round?.piles[pile].tiles ?? []).map((id) => `tile ${id}`)

describe('what can be picked up', () => {
  const pieces = (given: Played, seat: number, hand = EMPTY_HAND) =>
    chaseActing.graspsOf(chase.viewOf(given.match, { seat }), seat, hand).map(({ piece }) => piece)

  it.each<{ name: string; given: Played; seat: number; hand?: ChaseHand; is: readonly string[] }>([
    { name: 'the start, by its runner', given: dealt, seat: 1, is: ['tile s1', 'tile s2'] },
    { name: 'nothing, before it runs, by the chaser', given: dealt, seat: 0, is: [] },
    {
      name: 'both piles, before one is held',
      given: play({}, opening().slice(0, 2)),
      seat: 1,
      is: ['pile 0', 'pile 1'],
    },
    { name: 'markers, by the chaser', given: running, seat: 0, is: ['marker red', 'marker blue'] },
    {
      name: 'nothing, once the round is decided',
      given: goOn(running, [mark('star'), mark('star')]),
      seat: 1,
      is: [],
    },
    {
      name: 'their own tiles, and no pile, by a runner of 4',
      given: ofFour,
      seat: 2,
      is: tilesOf(0),
    },
  ])('$name', ({ given, seat, hand, is }) => {
    expect(pieces(given, seat, hand)).toEqual(is)
  })

  it('the other pile, and every tile of the one in hand, where it lies', () => {
    const [first, ...rest] = pieces(running, 1)
    expect(first).toBe('pile 1')
    expect(rest.length).toBe(14)
  })

  it('a tile that waits for the start lies where it waits', () => {
    const planned = [{ tile: 's1', x: 0, y: -1, rot: 0 }] as const
    const grasps = chaseActing.graspsOf(chase.viewOf(dealt.match, { seat: 1 }), 1, { ...EMPTY_HAND, planned })
    expect(grasps.at(-1)).toEqual({ piece: 'tile s1', x: 0, y: -1, reach: 0.49 })
    expect(grasps.length).toBe(2)
  })
})

describe('what is still in the hand when the table has changed', () => {
  const carried = { type: 'tile', tile: 'map', rot: 0, at: undefined, over: undefined } as const
  const hand: ChaseHand = { carried, planned: [] }
  const keep = (given: Played, held: ChaseHand) =>
    chaseActing.keep(chase.viewOf(given.match, { seat: 1 }), 1, held)

  it('a tile, while its pile is held', () => {
    expect(keep(running, hand)).toBe(hand)
    expect(keep(goOn(running, [tiles(['money north'])]), hand)).toBe(hand)
  })
  it('not when it lies on the table, or the pile is another one, or the round is over', () => {
    expect(keep(goOn(running, [tiles(['map north'])]), hand).carried).toBeUndefined()
    expect(keep(goOn(running, [takes(1)]), hand).carried).toBeUndefined()
    expect(keep(goOn(running, [mark('star'), mark('star')]), hand).carried).toBeUndefined()
  })
  it('nothing of a start that is laid', () => {
    const planned = [{ tile: 's1', x: 0, y: -1, rot: 0 }] as const
    expect(keep(dealt, { carried: undefined, planned }).planned).toEqual(planned)
    expect(
      keep(goOn(dealt, [start(['s1 north', 's2 north'])]), { carried: undefined, planned }).planned,
    ).toEqual([])
  })
})

describe('what is said of the hand', () => {
  const view = chase.viewOf(running.match, { seat: 1 })
  it.each<{ hand: ChaseHand; en: string | undefined; it: string | undefined }>([
    { hand: EMPTY_HAND, en: undefined, it: undefined },
    {
      hand: {
        planned: [],
        carried: { type: 'tile', tile: 'map', rot: 1, at: { x: 2.2, y: -2.8 }, over: undefined },
      },
      en: 'In hand: tile map (Map), turned by 90°, over 3 north, 2 east',
      it: 'In mano: tessera map (Mappa), girata di 90°, sopra 3 a nord, 2 a est',
    },
    {
      hand: {
        planned: [],
        carried: { type: 'tile', tile: 'hideout', rot: 0, at: undefined, over: undefined },
      },
      en: 'In hand: tile hideout (Hideout), turned by 0°',
      it: 'In mano: tessera hideout (Rifugio), girata di 0°',
    },
    {
      hand: {
        planned: [],
        carried: { type: 'marker', colour: 'blue', side: 1, at: undefined, over: undefined },
      },
      en: 'In hand: star',
      it: 'In mano: stella',
    },
    {
      hand: { planned: [{ tile: 's1', x: 0, y: -1, rot: 0 }], carried: undefined },
      en: 'Start: 1 of 2 tiles ready',
      it: 'Partenza: 1 di 2 tessere pronte',
    },
  ])('$en', ({ hand, en, it: italian }) => {
    expect(chaseActing.sayHand(view, hand, 'en')).toBe(en)
    expect(chaseActing.sayHand(view, hand, 'it')).toBe(italian)
  })
})

it('says which acts are open: by role, and by what lies on the table', () => {
  const open = (given: Played, seat: number) =>
    chaseActing.actsOf(chase.viewOf(given.match, { seat }), seat, EMPTY_HAND).join(' ')
  expect(open(running, 1)).toBe('switch-pile')
  expect(open(play({}, opening().slice(0, 2)), 1)).toBe('take-pile')
  expect(open(running, 0)).toBe('mark-triangle mark-square mark-diamond mark-star')
  expect(open(ofFour, 2)).toBe('exchange')
  expect(open(ofFour, 0)).toBe('mark-triangle mark-square mark-diamond mark-star pass-red pass-blue')
  expect(open(ofThree([deal()]), 1)).toBe('claim-start')
  expect(open(goOn(running, [loses('red')]), 0)).toBe('mark-triangle mark-square mark-diamond mark-star')
})
