import { chase } from '@getaway/engine/chase'
import { chaseCase } from '@getaway/engine/testing'
import { expect, it } from 'vitest'
import { EMPTY_HAND } from './hand.ts'
import { chaseActing } from './index.ts'

const { deal, goOn, mark, opening, play } = chaseCase
const [RUNNER, CHASER] = [1, 0]

const dealt = play({}, [deal()])
const running = play({}, opening())
const view = (given: chaseCase.Played, seat: number) => chase.viewOf(given.match, { seat })
const held = (given: chaseCase.Played, seat: number, hand = EMPTY_HAND) =>
  chaseActing.heldPiecesOf(view(given, seat), seat, hand)

it('a hand is what its runner may lay: the start, then the pile that was taken; nothing for a chaser', () => {
  expect(held(dealt, RUNNER).map(({ piece }) => piece)).toEqual(['tile s1', 'tile s2'])
  expect(held(running, RUNNER)).toHaveLength(14)
  expect(held(running, CHASER)).toEqual([])
})

it('what is carried is turned in the hand, too, and what waits for the start is told apart', () => {
  const carried = { type: 'tile', tile: 's1', rot: 1, at: undefined, over: undefined } as const
  const planned = [{ tile: 's2', x: 0, y: -1, rot: 3 }] as const
  const pieces = held(dealt, RUNNER, { carried, planned })
  expect(pieces.map(({ standing, turn }) => [standing, turn])).toEqual([
    ['carried', 1],
    ['planned', 3],
  ])
})

it('a tile is told by what leaves its sides, as it is turned', () => {
  const [start] = held(dealt, RUNNER)
  expect(start?.say('en')).toMatch(/^Tile s1: /)
  expect(start?.say('it')).toMatch(/^Tessera s1: /)
  const { tiles } = view(running, RUNNER)
  const uneven = [...tiles.values()].find(
    ({ exits: [north, , south], kind }) => kind === 'route' && !north !== !south,
  )
  const round = running.match.round
  if (!uneven || !round) throw new Error('there is no tile with a street at one of two sides')
  const [pile, other] = round.piles
  const given = {
    ...running.match,
    round: { ...round, piles: [{ ...pile, tiles: [uneven.id] }, other] as const },
  }
  const said = (rot: 0 | 2) => {
    const carried = { type: 'tile', tile: uneven.id, rot, at: undefined, over: undefined } as const
    return chaseActing.heldPiecesOf(given, RUNNER, { carried, planned: [] })[0]?.say('en') ?? ''
  }
  const leaves = (rot: 0 | 2, side: string) => new RegExp(`(street|trees|roadblock) ${side}`).test(said(rot))
  expect([leaves(0, 'north'), leaves(0, 'south')]).toEqual([!!uneven.exits[0], !!uneven.exits[2]])
  expect([leaves(2, 'north'), leaves(2, 'south')]).toEqual([!!uneven.exits[2], !!uneven.exits[0]])
})

it('C7.1, C7.6: a chaser chooses among four symbols, and knows how many of each colour are left', () => {
  const choices = (given: chaseCase.Played, seat: number) => chaseActing.choicesOf(view(given, seat), seat)
  const left = (given: chaseCase.Played) => choices(given, CHASER).map((one) => one.left)
  const [red, , , blue] = left(running)
  expect(left(running)).toEqual([red, red, blue, blue])
  expect(left(goOn(running, [mark('star')]))).toEqual([red, red, (blue ?? 0) - 1, (blue ?? 0) - 1])
  expect(choices(running, RUNNER)).toEqual([])
  expect(choices(dealt, CHASER)).toEqual([])
})
