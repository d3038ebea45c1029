import { signal } from '@preact/signals'
import { expect, it } from 'vitest'
import type { Acting } from '../table/acting.ts'
import type { Point } from '../table/extent.ts'
import { createOwnOrder } from './own-order.ts'
import { createPlayerHand } from './player-hand.ts'

interface Table {
  readonly coins: readonly string[]
}

interface Held {
  readonly coin: string | undefined
  readonly at?: Point | undefined
}

/** A game of coins in a row: a player asks for a coin by letting go of it. */
const acting: Acting<Table, Held, { readonly type: string }> = {
  empty: { coin: undefined },
  graspsOf: ({ coins }) => coins.map((piece, index) => ({ piece, x: index * 0.5, y: 0, reach: 0.5 })),
  placesOf: () => undefined,
  act: (_, __, hand, move) => {
    if (move.type === 'grasp') return { hand: { coin: move.piece } }
    if (move.type === 'carry') return { hand: { ...hand, at: move.at } }
    if (move.type === 'turn')
      return { hand, why: { en: 'Coins have no edges.', it: 'Le monete non hanno lati.' } }
    if (move.type === 'drop') return { hand: { coin: undefined }, wish: { type: `take ${hand.coin}` } }
    return { hand }
  },
  keep: ({ coins }, _, hand) => (hand.coin && !coins.includes(hand.coin) ? { coin: undefined } : hand),
  isCarrying: ({ coin }) => coin !== undefined,
  actsOf: ({ coins }) => coins.map((coin) => `spin ${coin}`),
  acts: [],
  kinds: [],
  phrases: [],
  sayPlace: ({ x, y }) => `${x} ${y}`,
  choicesOf: () => [],
  heldPiecesOf: ({ coins }, _, { coin }) =>
    coins.map((piece) => ({
      ...{ piece, drawing: { marks: [] }, turn: 0, say: () => piece },
      kinds: piece === 'bronze' ? ['red'] : ['bright'],
      standing: piece === coin ? 'carried' : 'lies',
    })),
  sayHand: () => undefined,
  sayNext: () => undefined,
}

function hand() {
  const asked: [string, number][] = []
  const view = signal<Table | undefined>({ coins: ['gold', 'silver', 'bronze'] })
  const moved: number[] = []
  const player = createPlayerHand({
    ...{ acting, seat: 0, view, order: createOwnOrder('m', undefined), onMove: () => void moved.push(1) },
    ask: ({ type }, at) => void asked.push([type, at]),
  })
  return { asked, moved, view, player }
}

it('takes what lies on top, and nothing where nothing lies', () => {
  const { player } = hand()
  expect(player.pieceAt({ x: 0.4, y: 0 })).toBe('silver')
  expect(player.pieceAt({ x: 0.4, y: 2 })).toBeUndefined()
})

it('asks for what a move comes to, at the time of the event that did it', () => {
  const { player, asked } = hand()
  player.move({ type: 'grasp', piece: 'gold', at: undefined }, 100)
  expect(player.isCarrying).toBe(true)
  player.move({ type: 'drop', at: { x: 5, y: 5 } }, 140.5)
  expect(player.isCarrying).toBe(false)
  expect(asked).toEqual([['take gold', 140.5]])
})

it('holds nothing any more that has gone from the table, and knows which acts are open', () => {
  const { player, view } = hand()
  player.move({ type: 'grasp', piece: 'gold', at: undefined }, 100)
  const { value: acts } = player.acts
  view.value = { coins: ['gold', 'silver', 'bronze'] }
  expect([player.isCarrying, player.acts.value === acts]).toEqual([true, true])
  view.value = { coins: ['silver'] }
  expect([player.isCarrying, player.acts.value]).toEqual([false, ['spin silver']])
  player.dispose()
})

it('does nothing before there is a table', () => {
  const { player, view, asked } = hand()
  view.value = undefined
  player.move({ type: 'drop', at: undefined }, 1)
  expect([player.pieceAt({ x: 0, y: 0 }), asked]).toEqual([undefined, []])
})

it('is shown the present table by whatever it does, but not by a mouse that goes by', () => {
  const { player, moved } = hand()
  player.move({ type: 'carry', at: { x: 1, y: 1 } }, 1)
  expect(moved.length).toBe(0)
  player.move({ type: 'grasp', piece: 'gold', at: undefined }, 1)
  player.move({ type: 'drop', at: undefined }, 1)
  expect(moved.length).toBe(2)
})

it('tells why nothing came of a move, until something does', () => {
  const { player } = hand()
  player.move({ type: 'turn', by: 1 }, 1)
  expect(player.why.value?.en).toBe('Coins have no edges.')
  player.move({ type: 'carry', at: { x: 1, y: 1 } }, 2)
  expect(player.why.value?.it, 'it stays while the mouse moves').toBe('Le monete non hanno lati.')
  player.move({ type: 'grasp', piece: 'gold', at: undefined }, 3)
  expect(player.why.value).toBeUndefined()
})

it('leaves what keys carry where they put it when a mouse goes away, and not what the mouse carries', () => {
  const { player } = hand()
  const carry = (at: Point | undefined) => player.move({ type: 'carry', at }, 1)
  const { held } = player
  carry({ x: 1, y: 1 })
  player.move({ type: 'step', dx: 1, dy: 0 }, 1)
  carry(undefined)
  expect(held.value).toEqual({ coin: undefined, at: { x: 1, y: 1 } })
  carry({ x: 2, y: 2 })
  carry(undefined)
  expect(held.value).toEqual({ coin: undefined, at: undefined })
})

it('shows the hand as its player has put it, sifted by what they look for', () => {
  const { player } = hand()
  const shown = () => player.pieces.value.map(({ piece }) => piece)
  expect(shown()).toEqual(['gold', 'silver', 'bronze'])
  player.put('bronze', 1)
  expect(shown()).toEqual(['gold', 'bronze', 'silver'])
  player.sought.value = 'bright'
  expect(shown()).toEqual(['gold', 'silver'])
  player.move({ type: 'grasp', piece: 'silver', at: undefined }, 0)
  expect(player.pieces.value.map(({ standing }) => standing)).toEqual(['lies', 'carried'])
})
