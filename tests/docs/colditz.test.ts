import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { areaOf, type Cards, castle, EQUIPMENT, FAR, squareOf, waysTo } from '@getaway/engine/colditz'
import { expect, test } from 'vitest'

const PAGE = fileURLToPath(new URL('../../docs/colditz.md', import.meta.url))
const PLACE = /(?<=<!-- routes -->\n)[\s\S]*?(?=<!-- \/routes -->)/
/** More cards are no plan. */
const PLANNED: Cards = { rope: 2, cutters: 2, pass: 2, key: 2 }
const MOST_CARDS = 3

function routesTable(): string {
  const white = castle.squares.filter(({ kind }) => kind === 'appel')
  const rows = castle.targets.flatMap((target) => {
    const ways = waysTo(castle, [squareOf(castle, target)])
    const [first] = white
    const sets = first ? ways.choices(first, PLANNED).map(({ cards }) => cards) : []
    return sets
      .filter((cards) => countOf(cards) <= MOST_CARDS)
      .map((cards) => ({
        target,
        cards,
        pips: Math.min(...white.map((one) => ways.pips(one, cards) ?? FAR)),
      }))
      .toSorted((one, other) => one.pips - other.pips)
  })
  return [
    '| target | points | equipment |',
    '|---|---|---|',
    ...rows.map(({ target, cards, pips }) => `| ${areaOf(castle, target).en} | ${pips} | ${told(cards)} |`),
    '',
  ].join('\n')
}

function told(cards: Cards): string {
  return EQUIPMENT.filter((kind) => cards[kind] > 0)
    .map((kind) => (cards[kind] > 1 ? `${cards[kind]} × ${kind}` : kind))
    .join(', ')
}

function countOf(cards: Cards): number {
  return EQUIPMENT.reduce((sum, kind) => sum + cards[kind], 0)
}

test('the routes on the rules page are those of the board (WRITE=1 writes them)', () => {
  const page = readFileSync(PAGE, 'utf8')
  if (process.env.WRITE) writeFileSync(PAGE, page.replace(PLACE, routesTable()))
  else expect(PLACE.exec(page)?.[0]).toBe(routesTable())
})

test('the roll call on the rules page is that of the board', () => {
  const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| ([2-6]) \| ((?:[\d–]+[ ·and]*)+) \|$/gm)]
  const told = rows
    .filter(([, , squares = '']) => squares.includes(' '))
    .map(([, players, squares = '']) => [Number(players), squares.split(' · ').map(numbersIn)] as const)
  expect(new Map(told)).toEqual(
    new Map(
      [...castle.rollCall].map(([players, lists]) => [players, lists.map((list) => list.map(numberOf))]),
    ),
  )
})

function numbersIn(list: string): readonly number[] {
  return list
    .replace(' and', '')
    .split(' ')
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('–').map(Number)
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })
}

function numberOf(square: string): number {
  return Number(square.replace(/^.*\./, ''))
}
