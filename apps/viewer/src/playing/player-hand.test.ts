import { effect, signal } from '@preact/signals'
import { expect, it } from 'vitest'
import type { Acting } from '../table/acting.ts'
import type { Point } from '../table/extent.ts'
import type { Follow } from './drawn-hand.ts'
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
    if (move.type === 'next') return { hand: { coin: move.among?.[0] } }
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
  padOf: ({ coins }, _, { coin }) => ({
    ...{ pad: 'coins', words: { en: 'Coins', it: 'Monete' }, notes: [], told: [] },
    keys: coins.map((key) => ({ key, label: key, isChosen: key === coin, mark: undefined })),
  }),
  draftOf: (_, __, { coin }) =>
    coin === undefined
      ? undefined
      : {
          ...{ act: 'take', words: { en: coin, it: coin }, figures: [], says: { en: 'Take', it: 'Prendi' } },
          ...{ isEmpty: false, why: undefined, warning: undefined },
        },
}

/** Pictures that are drawn when a test says so. */
function createPictures() {
  const waiting = new Set<() => void>()
  const follow: Follow = (now, isAtOnce) => {
    const value = signal(now.peek())
    const stop = effect(() => {
      const next = now.value
      const take = () => {
        value.value = now.peek()
      }
      if (isAtOnce(value.peek(), next)) take()
      else waiting.add(take)
    })
    return { value, dispose: stop }
  }
  const draw = () => {
    for (const take of waiting) take()
    waiting.clear()
  }
  return { follow, draw }
}

function hand() {
  const { follow, draw } = createPictures()
  const asked: [string, number][] = []
  const view = signal<Table | undefined>({ coins: ['gold', 'silver', 'bronze'] })
  const moved: number[] = []
  const player = createPlayerHand({
    ...{ acting, seat: 0, view, order: createOwnOrder('m', undefined), onMove: () => void moved.push(1) },
    ask({ type }, at) {
      asked.push([type, at])
      const taken = type.replace('take ', '')
      view.value = { coins: view.peek()?.coins.filter((coin) => coin !== taken) ?? [] }
    },
    follow,
  })
  return { asked, moved, view, player, draw }
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
  const shown = () => player.drawn.pieces.value.map(({ piece }) => piece)
  expect(shown()).toEqual(['gold', 'silver', 'bronze'])
  player.put('bronze', 1)
  expect(shown()).toEqual(['gold', 'bronze', 'silver'])
  player.sought.value = 'bright'
  expect(shown()).toEqual(['gold', 'silver'])
  player.move({ type: 'grasp', piece: 'silver', at: undefined }, 0)
  expect(player.drawn.pieces.value.map(({ standing }) => standing)).toEqual(['lies', 'carried'])
})

it('draws what the hand does by itself at once, and what comes of an act when the table has been drawn', () => {
  const { player, view, draw } = hand()
  const seen: string[][] = []
  const stop = effect(() => {
    seen.push(player.drawn.pieces.value.map(({ piece, standing }) => `${piece} ${standing}`))
  })
  player.move({ type: 'grasp', piece: 'gold', at: undefined }, 0)
  const carried = ['gold carried', 'silver lies', 'bronze lies']
  expect(seen.at(-1)).toEqual(carried)
  player.move({ type: 'drop', at: { x: 1, y: 1 } }, 1)
  // Keys play on without it.
  expect([player.acts.value, player.isCarrying]).toEqual([['spin silver', 'spin bronze'], false])
  expect(seen.at(-1), 'it does not lie in the hand again before it has gone').toEqual(carried)
  draw()
  expect(seen.at(-1)).toEqual(['silver lies', 'bronze lies'])
  expect(seen.length).toBe(3)
  view.value = { coins: ['bronze'] }
  player.move({ type: 'next', by: 1 }, 2)
  expect(player.held.value, 'a key goes through what lies there now').toEqual({ coin: 'bronze' })
  stop()
})

it('what is chosen and put together follows the hand, and is the same value while nothing of it has changed', () => {
  const { player } = hand()
  const { pad, draft } = player.drawn
  expect(draft.value).toBeUndefined()
  player.move({ type: 'grasp', piece: 'gold', at: undefined }, 0)
  const before = { pad: pad.value, draft: draft.value }
  expect(before.draft?.words.en).toBe('gold')
  expect(before.pad?.keys.map(({ isChosen }) => isChosen)).toEqual([true, false, false])
  player.move({ type: 'carry', at: { x: 1, y: 1 } }, 1)
  expect([pad.value, draft.value]).toEqual([before.pad, before.draft])
  expect(pad.value === before.pad && draft.value === before.draft).toBe(true)
  player.move({ type: 'grasp', piece: 'silver', at: undefined }, 2)
  expect(draft.value?.words.en).toBe('silver')
})
