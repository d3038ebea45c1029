import type { Command } from '@getaway/engine/chase'
import { chaseCase } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import type { HandMove } from '../../../table/acting.ts'
import { chaseAct } from './act.ts'
import { EMPTY_HAND } from './hand.ts'
import {
  acts,
  at,
  carry,
  drop,
  expectHandled,
  grasp,
  type HandledCase,
  handled,
  next,
  putDown,
  saying,
  step,
  tap,
  turn,
} from './testing/handled.ts'

const { action, claimsStart, deal, goOn, mark, opening, play, tiles } = chaseCase
type Played = chaseCase.Played

const [pick, back, hold]: readonly HandMove[] = [{ type: 'pick' }, { type: 'put-back' }, { type: 'hold' }]
const [turnBack, before]: readonly HandMove[] = [
  { type: 'turn', by: -1 },
  { type: 'next', by: -1 },
]
const both = (one: HandMove | undefined, ...others: (HandMove | undefined)[]) =>
  [one, ...others].filter((move) => move !== undefined)

const dealt = play({}, [deal()])
const running = play({}, opening())
const withTwo = play({}, [opening(), tiles(['map north', 'money north'])])
const ofThree = (given: chaseCase.GivenFacts) => play({ players: 3 }, given)
const ofFour = play({ players: 4 }, opening(4))
const lay = (tile: string, x: number, y: number, rot: 0 | 1 | 2 | 3 = 0): Command => ({
  ...{ type: 'place-tile', tile, x, y, rot },
})

describe('a runner’s hand', () => {
  it.each<HandledCase>([
    {
      name: 'C4.2: a tile dragged to a cell is laid where it is let go of',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), carry(0.3, -2.8), drop(0.3, -2.8)),
      wishes: [lay('map', 0, -3)],
      is: 'accepted',
    },
    {
      name: 'turned on the way, there and back',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), turn, turn, turn, turnBack, drop(0, -3)),
      wishes: [lay('map', 0, -3, 2)],
      is: 'accepted',
    },
    {
      name: 'a quarter back from none is three on',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), turnBack, drop(0, -3)),
      wishes: [lay('map', 0, -3, 3)],
      is: 'accepted',
    },
    {
      name: 'picked by a tap and laid by another one',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), pick, carry(1, 1), tap(0, -3)),
      wishes: [lay('map', 0, -3)],
      is: 'accepted',
    },
    {
      name: 'kept pressed, and only then carried off',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), hold, carry(0, -3), drop(0, -3)),
      wishes: [lay('map', 0, -3)],
      is: 'accepted',
    },
    {
      name: 'no hints: where it does not fit it may be laid',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), drop(6, 6)),
      wishes: [lay('map', 6, 6)],
      is: 'accepted',
    },
    {
      name: 'let go of beside the table it goes back into the hand',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), drop(0, 40)),
      wishes: [],
      hand: { carried: undefined },
    },
    {
      name: 'let go of on a tile, too: what lies there all can see',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), drop(0, -1)),
      wishes: [],
      hand: { carried: undefined },
      why: saying('cell-taken'),
    },
    {
      name: 'tapped on a tile it stays in the hand',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), pick, tap(0, 0)),
      wishes: [],
      hand: { carried: { type: 'tile', tile: 'map', rot: 0, at: at(0, 9), over: undefined } },
      why: saying('cell-taken'),
    },
    {
      name: 'taken away by the browser it is put back',
      given: running,
      seat: 1,
      moves: both(grasp('tile map'), carry(0, -3), back),
      wishes: [],
      hand: { carried: undefined },
    },
    {
      name: 'by keyboard: the first tile, on from the path’s end, turned, laid',
      given: running,
      seat: 1,
      moves: both(next, step(0, -1), turn, putDown),
      wishes: [lay('map', 0, -3, 1)],
      is: 'accepted',
    },
    {
      name: 'by keyboard: the last tile of the hand comes before the first',
      given: running,
      seat: 1,
      moves: both(before, step(0, -1), step(1, 0), putDown),
      wishes: [lay('hideout', 1, -3)],
      is: 'accepted',
    },
    {
      name: 'by keyboard: another tile over the same cell',
      given: withTwo,
      seat: 1,
      moves: both(next, step(0, -1), next, putDown),
      wishes: [lay('r1', 0, -5)],
      is: 'accepted',
    },
    {
      name: 'by keyboard: never off the table',
      given: running,
      seat: 1,
      moves: both(next, ...Array.from({ length: 40 }, () => step(-1, 0)), putDown),
      wishes: [lay('map', -10, -2)],
      is: 'accepted',
    },
    {
      name: 'C4.3: the pile that is not held, where it lies',
      given: running,
      seat: 1,
      moves: both(grasp('pile 1'), pick),
      wishes: [{ type: 'take-pile', pile: 1 }],
      is: 'accepted',
    },
    {
      name: 'C4.3: or by a press',
      given: running,
      seat: 1,
      moves: [acts('switch-pile')],
      wishes: [{ type: 'take-pile', pile: 1 }],
      is: 'accepted',
    },
    {
      name: 'C4.3: before the first pile is taken, the first',
      given: play({}, opening().slice(0, 2)),
      seat: 1,
      moves: [acts('take-pile')],
      wishes: [{ type: 'take-pile', pile: 0 }],
      is: 'accepted',
    },
    {
      name: 'the other side’s acts are not open',
      given: running,
      seat: 1,
      moves: ['mark-star', 'exchange', 'lose-trail', 'pass-red', 'claim-start', 'unheard-of'].map(acts),
      wishes: [],
    },
  ])('$name', (given) => expectHandled(given))
})

describe('the start', () => {
  it.each<HandledCase>([
    {
      name: 'C3.1: the first tile waits in secret',
      given: dealt,
      seat: 1,
      moves: both(grasp('tile s1'), drop(0, -1)),
      wishes: [],
      hand: { carried: undefined, planned: [{ tile: 's1', x: 0, y: -1, rot: 0 }] },
    },
    {
      name: 'C3.1: both are laid at once, told from the prison on whatever came first',
      given: dealt,
      seat: 1,
      moves: both(grasp('tile s2'), turn, drop(0, -2), grasp('tile s1'), drop(0, -1)),
      wishes: [
        {
          type: 'place-start',
          tiles: [
            { tile: 's1', x: 0, y: -1, rot: 0 },
            { tile: 's2', x: 0, y: -2, rot: 1 },
          ],
        },
      ],
      is: 'accepted',
      hand: EMPTY_HAND,
    },
    {
      name: 'a tile that waits may be taken again, as it was turned, and put elsewhere',
      given: dealt,
      seat: 1,
      moves: both(grasp('tile s1'), turn, drop(0, -1), grasp('tile s1'), drop(0, 1)),
      wishes: [],
      hand: { planned: [{ tile: 's1', x: 0, y: 1, rot: 1 }] },
    },
    {
      name: 'two tiles of a start do not lie on each other',
      given: dealt,
      seat: 1,
      moves: both(grasp('tile s1'), drop(0, -1), grasp('tile s2'), drop(0, -1)),
      wishes: [],
      hand: { carried: undefined, planned: [{ tile: 's1', x: 0, y: -1, rot: 0 }] },
      why: saying('cell-taken'),
    },
    {
      name: 'by keyboard: both, from the prison on',
      given: dealt,
      seat: 1,
      moves: both(next, step(1, 0), putDown, next, step(1, 0), putDown),
      wishes: [
        {
          type: 'place-start',
          tiles: [
            { tile: 's1', x: 1, y: 0, rot: 0 },
            { tile: 's2', x: 2, y: 0, rot: 0 },
          ],
        },
      ],
      is: 'accepted',
    },
    {
      name: 'C3.3: of 3, somebody claims it',
      given: ofThree([deal()]),
      seat: 1,
      moves: [acts('claim-start')],
      wishes: [{ type: 'claim-start' }],
      is: 'accepted',
    },
    {
      name: 'C3.3: who has not claimed it takes nothing',
      given: ofThree([deal(), claimsStart(1)]),
      seat: 2,
      moves: both(next, acts('claim-start')),
      wishes: [],
      hand: EMPTY_HAND,
      why: saying('claim-not-open'),
    },
    {
      name: 'C3.3: who has claimed it lays it',
      given: ofThree([deal(), claimsStart(1)]),
      seat: 1,
      moves: both(grasp('tile s1'), drop(0, -1), grasp('tile s2'), drop(0, -2)),
      wishes: [
        {
          type: 'place-start',
          tiles: [
            { tile: 's1', x: 0, y: -1, rot: 0 },
            { tile: 's2', x: 0, y: -2, rot: 0 },
          ],
        },
      ],
      is: 'accepted',
    },
  ])('$name', (given) => expectHandled(given))
})

describe('C4.5: the exchange', () => {
  const called = goOn(ofFour, [action('exchange.called', {}, { by: 2 })])
  it.each<HandledCase>([
    {
      ...{ name: 'is called', given: ofFour, seat: 2 },
      moves: [acts('exchange')],
      wishes: [{ type: 'call-exchange' }],
      is: 'accepted',
    },
    {
      ...{ name: 'is withdrawn by who called', given: called, seat: 2 },
      moves: [acts('exchange')],
      wishes: [{ type: 'withdraw-exchange' }],
      is: 'accepted',
    },
    {
      ...{ name: 'is answered by the other', given: called, seat: 3 },
      moves: [acts('exchange')],
      wishes: [{ type: 'answer-exchange' }],
      is: 'accepted',
    },
    {
      ...{ name: 'has the caller lay their hand down', given: called, seat: 2 },
      moves: both(next),
      wishes: [],
      hand: { carried: undefined },
      why: 'There is no tile for you to pick up now.',
    },
  ])('$name', (given) => expectHandled(given))
})

describe('a chaser’s hand', () => {
  const marked = goOn(running, [mark('triangle'), mark('square')])
  it.each<HandledCase>([
    {
      name: 'C7.1: a press marks the next tile',
      given: running,
      seat: 0,
      moves: [acts('mark-star')],
      wishes: [{ type: 'place-marker', position: 1, symbol: 'star' }],
      is: 'accepted',
    },
    {
      name: 'a marker from the stock, turned over, onto the next tile',
      given: running,
      seat: 0,
      moves: both(grasp('marker red'), turn, carry(0, -1), drop(0.2, -1.2)),
      wishes: [{ type: 'place-marker', position: 1, symbol: 'square' }],
      is: 'accepted',
    },
    {
      name: 'as it lies it shows its first side',
      given: running,
      seat: 0,
      moves: both(grasp('marker blue'), drop(0, -1)),
      wishes: [{ type: 'place-marker', position: 1, symbol: 'diamond' }],
      is: 'accepted',
    },
    {
      name: 'onto any other tile it does not go',
      given: running,
      seat: 0,
      moves: both(grasp('marker red'), drop(0, -2)),
      wishes: [],
      hand: { carried: undefined },
      why: saying('not-the-next-position'),
    },
    {
      name: 'where all is marked there is nothing to ask for: the next tile has to be seen first',
      given: marked,
      seat: 0,
      moves: [acts('mark-star')],
      wishes: [],
      why: saying('no-unmarked-tile'),
    },
    {
      name: 'C7.7: of 4, each marks their own path, and passes markers',
      given: ofFour,
      seat: 1,
      moves: [acts('mark-star'), acts('pass-blue')],
      wishes: [
        { type: 'place-marker', position: 1, symbol: 'star' },
        { type: 'pass-markers', to: 0, colour: 'blue', count: 1 },
      ],
      is: 'accepted',
    },
    {
      name: 'C7.6: the trail is not lost while there are markers of both colours',
      given: running,
      seat: 0,
      moves: [acts('lose-trail')],
      wishes: [],
      why: saying('trail-not-lost'),
    },
    {
      name: 'a chaser lays no tiles',
      given: running,
      seat: 0,
      moves: both(next, acts('switch-pile'), acts('exchange')),
      wishes: [],
      hand: EMPTY_HAND,
      why: saying('not-your-role'),
    },
  ])('$name', (given) => expectHandled(given))

  it('C7.6: loses the trail when a colour is used up', () => {
    const { match } = running
    const { round } = match
    const without = round && {
      ...match,
      round: { ...round, stocks: round.stocks.map((stock) => ({ ...stock, blue: 0 })) },
    }
    const acted = chaseAct(without ?? match, 0, EMPTY_HAND, acts('lose-trail'))
    expect(acted.wish).toEqual({ type: 'lose-trail', colour: 'blue' })
  })
})

describe('a move of which nothing comes says why', () => {
  it.each<HandledCase>([
    {
      ...{ name: 'put down while nothing is held', given: running, seat: 1, wishes: [] },
      moves: [putDown],
      why: 'There is nothing in your hand.',
    },
    {
      ...{ name: 'turned while nothing is held', given: running, seat: 1, wishes: [] },
      moves: [turn],
      why: 'There is nothing in your hand.',
    },
    {
      ...{ name: 'put down before it has been carried anywhere', given: running, seat: 1, wishes: [] },
      moves: [next, putDown],
      why: 'Choose a place on the table first.',
    },
    {
      ...{ name: 'stepped off the table', given: running, seat: 1, wishes: [] },
      moves: [next, carry(10, 0), step(1, 0)],
      why: saying('off-the-table'),
    },
    {
      ...{
        name: 'C7.1: dropped where all is marked',
        given: goOn(running, [mark('star')]),
        seat: 0,
        wishes: [],
      },
      moves: [grasp('marker red'), drop(0, -1)],
      why: saying('not-the-next-position'),
    },
    {
      ...{ name: 'C9.1: ready in the middle of a round', given: running, seat: 0, wishes: [] },
      moves: [acts('get-ready')],
      why: 'You can do that only between rounds.',
    },
    {
      ...{ name: 'C4.2: a pile, before the round runs', given: dealt, seat: 1, wishes: [] },
      moves: [acts('switch-pile')],
      why: saying('round-not-running'),
    },
  ])('$name', (given) => expectHandled(given))
})

describe('where it would lie is shown, and nothing about whether it fits there', () => {
  it.each<{ name: string; given: Played; seat: number; moves: readonly HandMove[]; over: unknown }>([
    {
      name: 'over a free cell',
      given: running,
      seat: 1,
      moves: [grasp('tile map'), carry(4.4, 6.3)],
      over: at(4, 6),
    },
    {
      name: 'over a tile',
      given: running,
      seat: 1,
      moves: [grasp('tile map'), carry(0, -1)],
      over: undefined,
    },
    {
      name: 'over the prison',
      given: running,
      seat: 1,
      moves: [grasp('tile map'), carry(0, 0)],
      over: undefined,
    },
    {
      name: 'beside the table',
      given: running,
      seat: 1,
      moves: [grasp('tile map'), carry(0, 30)],
      over: undefined,
    },
    {
      name: 'nowhere',
      given: running,
      seat: 1,
      moves: [grasp('tile map'), { type: 'carry', at: undefined }],
      over: undefined,
    },
    {
      name: 'a marker over the next tile',
      given: running,
      seat: 0,
      moves: [grasp('marker red'), carry(0, -1)],
      over: at(0, -1),
    },
    {
      name: 'a marker over another one',
      given: running,
      seat: 0,
      moves: [grasp('marker red'), carry(0, -2)],
      over: undefined,
    },
  ])('$name', ({ given, seat, moves, over }) => {
    const { carried } = handled({ given, seat, moves }).hand
    expect(carried && 'over' in carried ? carried.over : 'nothing').toEqual(over)
  })
})
