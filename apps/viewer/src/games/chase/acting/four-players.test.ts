import { type Command, chase } from '@getaway/engine/chase'
import { chaseCase } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { placeAt } from '../plan/places.ts'
import { EMPTY_HAND } from './hand.ts'
import { chaseActing } from './index.ts'
import {
  acts,
  drop,
  expectHandled,
  grasp,
  type HandledCase,
  next,
  putDown,
  saying,
  step,
} from './testing/handled.ts'

const { action, deal, goOn, marks, opening, play, start } = chaseCase
type Played = chaseCase.Played

/** Of 4, the seats 0 and 1 chase first; 2 and 3 run. */
const dealt = play({ players: 4 }, [deal()])
const running = play({ players: 4 }, opening(4))
const north = goOn(dealt, [start(['s1 north', 's2 north'])])
/** The first chase is over: both starting tiles of path 0 are marked, the last of them for good. */
const caught = goOn(running, [marks(['star', 'diamond'])])
const swapped = play({ players: 4 }, [
  deal(),
  action('plan.set', { targets: { 0: 1, 1: 0 } }, { by: 1 }),
  start(['s1 north', 's2 north']),
  start(['s3 south', 's4 south'], { path: 1 }),
])

const pieces = (given: Played, seat: number) =>
  chaseActing.graspsOf(chase.viewOf(given.match, { seat }), seat, EMPTY_HAND).map(({ piece }) => piece)
const open = (given: Played, seat: number) =>
  chaseActing.actsOf(chase.viewOf(given.match, { seat }), seat, EMPTY_HAND).join(' ')
const beside = (seat: number, player: number) => {
  const { x, y } = placeAt(running.match, player, seat, 0.4, 0.9)
  return drop(x, y)
}
const MARKS = 'mark-triangle mark-square mark-diamond mark-star'

describe('C3.4: two starts', () => {
  const tilesAt = (one: [string, number, number], other: [string, number, number]): Command => ({
    type: 'place-start',
    tiles: [one, other].map(([tile, x, y]) => ({ tile, x, y, rot: 0 })),
  })
  it.each<HandledCase>([
    {
      ...{ name: 'each runner lays their own two', given: dealt, seat: 3 },
      moves: [grasp('tile s3'), drop(0, 1), grasp('tile s4'), drop(0, 2)],
      wishes: [tilesAt(['s3', 0, 1], ['s4', 0, 2])],
      is: 'accepted',
      hand: EMPTY_HAND,
    },
    {
      ...{ name: 'a start that waits holds its cells', given: north, seat: 3, wishes: [] },
      moves: [grasp('tile s3'), drop(0, -1)],
      why: saying('cell-taken'),
    },
    {
      ...{
        name: 'by keyboard it begins at the prison, too, and not at the partner’s end',
        given: north,
        seat: 3,
      },
      moves: [next, step(0, 1), putDown, next, step(0, 1), putDown],
      wishes: [tilesAt(['s3', 0, 1], ['s4', 0, 2])],
      is: 'accepted',
    },
    {
      ...{ name: 'the sides go round the prison, the partner’s opposite', given: dealt, seat: 2 },
      moves: [acts('next-side')],
      wishes: [{ type: 'plan-sides', sides: { 2: 'east', 3: 'west' } }],
      is: 'accepted',
    },
    {
      ...{ name: 'on from what was agreed, by the other one', seat: 3 },
      given: goOn(dealt, [action('plan.set', { sides: { 2: 'east', 3: 'west' } }, { by: 2 })]),
      moves: [acts('next-side')],
      wishes: [{ type: 'plan-sides', sides: { 3: 'north', 2: 'south' } }],
      is: 'accepted',
    },
    {
      ...{ name: 'not any more when a start is submitted', given: north, seat: 3, wishes: [] },
      moves: [acts('next-side')],
      why: saying('plan-not-open'),
    },
  ])('$name', (given) => expectHandled(given))

  it('a runner sees the partner’s tiles, and can take only their own, until they are submitted', () => {
    expect([2, 3].map((seat) => pieces(dealt, seat))).toEqual([
      ['tile s1', 'tile s2'],
      ['tile s3', 'tile s4'],
    ])
    expect([2, 3].map((seat) => pieces(north, seat))).toEqual([[], ['tile s3', 'tile s4']])
  })
})

describe('C3.4, C7.7: two chases', () => {
  const star = (position: number): Command => ({ type: 'place-marker', position, symbol: 'star' })
  it.each<HandledCase>([
    {
      ...{ name: 'a marker goes on the own path', given: running, seat: 1 },
      moves: [grasp('marker blue'), drop(0, 1)],
      wishes: [{ type: 'place-marker', position: 1, symbol: 'diamond' }],
      is: 'accepted',
    },
    {
      ...{ name: 'and not on the other', given: running, seat: 1, wishes: [] },
      moves: [grasp('marker blue'), drop(0, -1)],
      why: saying('not-the-next-position'),
    },
    {
      ...{ name: 'as the targets were agreed', given: swapped, seat: 1 },
      moves: [grasp('marker blue'), drop(0, -1)],
      wishes: [{ type: 'place-marker', position: 1, symbol: 'diamond' }],
      is: 'accepted',
    },
    {
      ...{ name: 'the chasers change over', given: dealt, seat: 1 },
      moves: [acts('swap-targets')],
      wishes: [{ type: 'plan-targets', targets: { 1: 0, 0: 1 } }],
      is: 'accepted',
    },
    {
      ...{ name: 'and back, by either of them', seat: 0 },
      given: goOn(dealt, [action('plan.set', { targets: { 0: 1, 1: 0 } }, { by: 1 })]),
      moves: [acts('swap-targets')],
      wishes: [{ type: 'plan-targets', targets: { 0: 0, 1: 1 } }],
      is: 'accepted',
    },
    {
      ...{ name: 'C7.4: one chase is over', given: caught, seat: 0, wishes: [] },
      moves: [acts('mark-star')],
      why: saying('no-unmarked-tile'),
    },
    {
      ...{ name: 'and the other goes on', given: caught, seat: 1 },
      moves: [acts('mark-star')],
      wishes: [star(1)],
      is: 'accepted',
    },
    {
      ...{ name: 'C7.6: a marker is passed by a press', given: caught, seat: 0 },
      moves: [acts('pass-red')],
      wishes: [{ type: 'pass-markers', to: 1, colour: 'red', count: 1 }],
      is: 'accepted',
    },
    {
      ...{ name: 'C7.6: or carried over to the other chaser', given: running, seat: 1 },
      moves: [grasp('marker blue'), beside(0, 1)],
      wishes: [{ type: 'pass-markers', to: 0, colour: 'blue', count: 1 }],
      is: 'accepted',
      hand: EMPTY_HAND,
    },
    {
      ...{ name: 'to a runner it is not passed', given: running, seat: 1, wishes: [] },
      moves: [grasp('marker blue'), beside(2, 1)],
      hand: EMPTY_HAND,
    },
  ])('$name', (given) => expectHandled(given))

  it('C7.4: a caught runner lays nothing any more, and may still exchange; the other one plays on', () => {
    expect(pieces(caught, 2)).toEqual([])
    expect(open(caught, 2)).toBe('exchange')
    expect(pieces(caught, 3).length).toBe(14)
  })
})

it('has each seat do what is theirs to do', () => {
  expect([0, 1, 2, 3].map((seat) => open(dealt, seat))).toEqual([
    'swap-targets',
    'swap-targets',
    'next-side',
    'next-side',
  ])
  expect([0, 1, 2, 3].map((seat) => open(running, seat))).toEqual([
    `${MARKS} pass-red pass-blue`,
    `${MARKS} pass-red pass-blue`,
    'exchange',
    'exchange',
  ])
  expect(open(caught, 0)).toBe('pass-red pass-blue')
})

it('C2.6: the player of this page sits on the near side, and the others follow clockwise', () => {
  const sides = (player: number | undefined, given = running) =>
    given.match.players.map((_, seat) => placeAt(given.match, player, seat, 0, 1).turn)
  expect(sides(undefined)).toEqual([0, 1, 2, 3])
  expect([0, 1, 2, 3].map((player) => sides(player))).toEqual([
    [0, 1, 2, 3],
    [3, 0, 1, 2],
    [2, 3, 0, 1],
    [1, 2, 3, 0],
  ])
  const ofThree = play({ players: 3 }, [deal()])
  expect([0, 1, 2].map((player) => sides(player, ofThree))).toEqual([
    [0, 1, 3],
    [3, 0, 1],
    [1, 3, 0],
  ])
})
