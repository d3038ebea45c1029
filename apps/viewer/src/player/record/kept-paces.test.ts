import { expect, it } from 'vitest'
import { createKeptPaces } from './kept-paces.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  }
}

const acts = (kind: string, ...seconds: readonly (number | undefined)[]) =>
  seconds.map((one) => ({ kind, us: one === undefined ? undefined : one * 1_000_000 }))
const match = (nth: number, game = 'chase') => ({ match: `m${nth}`, game, createdAt: nth })

it('tells the median over all moves of a kind, once there are several matches of the game', () => {
  const paces = createKeptPaces(memory(), 'own key')
  paces.keep(match(1), [...acts('tile', 1, 2, undefined), ...acts('marker', 9)])
  expect(paces.usualIn('chase')).toEqual(new Map())
  paces.keep(match(2), acts('tile', 5))
  paces.keep(match(3, 'fugitive'), acts('tile', 100))
  expect(paces.usualIn('chase')).toEqual(new Map([['tile', { us: 2_000_000, matches: 2 }]]))
})

it('counts a match once, however often it is looked back on, and the latest twenty of a game', () => {
  const paces = createKeptPaces(memory(), 'own key')
  for (let nth = 0; nth < 30; nth++) paces.keep(match(nth), acts('tile', nth))
  for (let again = 0; again < 3; again++) paces.keep(match(29), acts('tile', 29))
  expect(paces.usualIn('chase').get('tile')).toEqual({ us: 20_000_000, matches: 20 })
})

it('is of one player: another key, or something else in its place, starts again', () => {
  const kept = memory()
  const paces = createKeptPaces(kept, 'own key')
  for (let nth = 0; nth < 3; nth++) paces.keep(match(nth), acts('tile', 1))
  expect(createKeptPaces(kept, 'other key').usualIn('chase').size).toBe(0)
  expect(createKeptPaces(undefined, 'own key').usualIn('chase').size).toBe(0)
  for (const strange of ['{', 'null', '[]', '{"key":"own key","of":[{"match":1}]}']) {
    kept.setItem('getaway.paces', strange)
    expect(paces.usualIn('chase').size).toBe(0)
  }
})
