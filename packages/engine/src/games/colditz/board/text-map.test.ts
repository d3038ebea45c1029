import { expect, test } from 'vitest'
import { castle } from './castle.ts'
import { smallBoard } from './testing/small-plan.ts'
import { MAP_LEGEND, mapOf } from './text-map.ts'

test('K3.2: a small board as text', () => {
  expect(mapOf(smallBoard).split('\n')).toEqual([
    'aaa     S',
    'aaa     B',
    '.#.::rr B',
    'HP   r3t$',
    'H.#*  tt',
    '    ,,^',
    '     T',
  ])
})

test('K3.2: every sign on the map of the castle is in its legend, in both languages', () => {
  const signs = new Set(mapOf(castle).replaceAll(/\s/g, ''))
  const told = new Set(MAP_LEGEND.flatMap(({ sign }) => sign.split(' ')))
  expect([...signs].filter((sign) => !told.has(sign))).toEqual([])
  expect([...told].filter((sign) => !signs.has(sign))).toEqual([])
})
