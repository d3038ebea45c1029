import { describe, expect, test } from 'vitest'
import { EQUIPMENT, edgeBetween, squareOf } from './board.ts'
import { castle } from './castle.ts'
import { doOrDieSteps } from './do-or-die.ts'
import { FAR } from './steps.ts'
import { smallBoard } from './testing/small-plan.ts'
import { type Cards, type Choice, NO_WAY_OPEN, waysTo } from './ways-to.ts'

const none: Cards = { rope: 0, cutters: 0, pass: 0, key: 0 }
const small = (id: string) => squareOf(smallBoard, id)

function told({ cards, pips }: Choice): string {
  const used = EQUIPMENT.flatMap((kind) =>
    cards[kind] > 1 ? [`${cards[kind]} ${kind}`] : cards[kind] === 1 ? [kind] : [],
  )
  return `${pips} ${used.join(' + ')}`.trim()
}

describe('on a small board', () => {
  const goal = waysTo(smallBoard, [small('goal')])

  test('K7.3, K7.5: as many points as the cards leave', () => {
    expect(goal.choices(small('white.1')).map(told)).toEqual(['9 rope', '8 cutters + pass'])
    expect(goal.pips(small('white.1'), { ...none, rope: 3 })).toBe(9)
    expect(goal.pips(small('white.1'), { ...none, pass: 1 })).toBeUndefined()
    expect(goal.pips(small('gate'), { ...none, cutters: 1 })).toBe(5)
  })

  test('K7.3: only of the cards that somebody has', () => {
    expect(goal.choices(small('white.1'), { ...none, rope: 1, pass: 1 }).map(told)).toEqual(['9 rope'])
  })

  test('K5.6: white squares count once', () => {
    const way = goal.way(small('white.1'), { ...none, rope: 1, pass: 1 })
    expect(way?.map(({ id }) => id).slice(0, 3)).toEqual(['white.5', 'yard.3', 'hall.1'])
    expect(way?.slice(-3).map(({ id }) => id)).toEqual(['foot', 'field.2', 'goal'])
    expect(way).toHaveLength(9)
  })

  test('K7.4, K7.6: a marker opens its way outwards only', () => {
    const marked = [edgeBetween(smallBoard, 'room.4', 'foot')?.id ?? '']
    expect(waysTo(smallBoard, [small('goal')], { ...NO_WAY_OPEN, marked }).pips(small('room.4'), none)).toBe(
      3,
    )
    const back = waysTo(smallBoard, [small('room.4')], { ...NO_WAY_OPEN, marked })
    expect(back.pips(small('foot'), none)).toBeUndefined()
    expect(back.pips(small('foot'), { ...none, rope: 1 })).toBe(1)
  })

  test('K12.3: an open tunnel asks for nothing', () => {
    const open = waysTo(smallBoard, [small('goal')], { ...NO_WAY_OPEN, tunnels: ['A'] })
    expect(open.pips(small('room.2'), none)).toBe(6)
    expect(goal.pips(small('room.2'), none)).toBeUndefined()
  })

  test('K9.8: a freed POW passes keys and passes', () => {
    const inside = waysTo(smallBoard, [small('yard.2')], { ...NO_WAY_OPEN, gates: ['gate'] })
    expect(inside.pips(small('court.1'), none)).toBe(2)
  })
})

/** Fewest points from the Appel area, as on the rules page. */
const routes: Record<string, string[]> = {
  'target-west': ['21 rope + cutters', '30 rope + key', '39 cutters + pass', '52 pass + key'],
  'target-north': ['29 rope + cutters', '51 cutters + pass', '22 2 rope + cutters'],
  'target-east': [
    '22 pass + key',
    '24 rope + pass',
    '41 rope + key',
    '44 2 rope',
    '25 2 rope + key',
    '33 rope + 2 key',
  ],
  'target-south': [
    '21 2 pass',
    '22 cutters + pass',
    '29 rope + cutters',
    '40 rope + pass',
    '23 rope + cutters + key',
    '32 rope + pass + key',
  ],
  'target-frontier': [
    '45 cutters + pass',
    '52 rope + cutters',
    '54 2 pass',
    '73 rope + pass',
    '46 rope + cutters + key',
    '65 rope + pass + key',
  ],
}

describe('K3: ways out of the castle', () => {
  const white = castle.squares.filter(({ kind }) => kind === 'appel')

  const two: Cards = { rope: 2, cutters: 2, pass: 2, key: 2 }

  /** From the best white square, with three cards at most: more are no plan. */
  function routesTo(target: string, open = NO_WAY_OPEN): readonly string[] {
    const ways = waysTo(castle, [squareOf(castle, target)], open)
    const sets = ways.choices(squareOf(castle, 'appel.1'), two).filter(({ cards }) => countOf(cards) <= 3)
    return sets.map(({ cards }) =>
      told({ cards, pips: Math.min(...white.map((square) => ways.pips(square, cards) ?? FAR)) }),
    )
  }

  test.each(castle.targets)('K3: to %s, as the rules page tells', (target) => {
    expect(routesTo(target)).toEqual(routes[target])
  })

  test('K1.4: no target, and nothing outside, is reached without a card', () => {
    const outside = castle.squares.filter(({ zone, kind }) => zone !== 'inner' && kind !== 'tunnel')
    const ways = waysTo(castle, outside)
    expect(white.map((square) => ways.pips(square, none)).filter((pips) => pips !== undefined)).toEqual([])
  })

  test('K12.3: with a tunnel fewer are enough', () => {
    const through = (tunnel: 'A' | 'B' | 'C', target: string) =>
      routesTo(target, { ...NO_WAY_OPEN, tunnels: [tunnel] })[0]
    expect(through('A', 'target-west')).toBe('28')
    expect(through('B', 'target-south')).toBe('28')
    expect(through('B', 'target-frontier')).toBe('37')
    expect(through('C', 'target-south')).toBe('24 cutters')
    expect(through('C', 'target-north')).toBe('48 cutters')
    expect(through('C', 'target-east')).toBe('36 key')
  })

  test('every way that is told is one that can be gone, in as many steps', () => {
    for (const target of castle.targets) {
      const ways = waysTo(castle, [squareOf(castle, target)])
      for (const { cards, pips } of ways.choices(squareOf(castle, 'library.1'), two)) {
        const way = ways.way(squareOf(castle, 'library.1'), cards) ?? []
        expect(way.at(-1)?.id).toBe(target)
        expect(way).toHaveLength(pips)
      }
    }
  })
})

describe('K12.2: Do or Die', () => {
  const steps = doOrDieSteps(castle)
  const from = (id: string) => steps[squareOf(castle, id).index]

  test('42 squares from the best grey square, 44 from the Appel area', () => {
    const grey = castle.squares.filter(
      ({ zone, kind }) => zone === 'inner' && kind !== 'appel' && kind !== 'tunnel',
    )
    expect(Math.min(...grey.map(({ index }) => steps[index] ?? FAR))).toBe(42)
    expect(from('gatepassage')).toBe(42)
    expect(
      Math.min(
        ...castle.squares.filter(({ kind }) => kind === 'appel').map(({ index }) => steps[index] ?? FAR),
      ),
    ).toBe(44)
  })

  test('from every grey square there is a way', () => {
    const grey = castle.squares.filter(({ zone, kind }) => zone === 'inner' && kind !== 'tunnel')
    expect(grey.filter(({ index }) => (steps[index] ?? FAR) === FAR)).toEqual([])
  })
})

function countOf(cards: Cards): number {
  return EQUIPMENT.reduce((sum, kind) => sum + cards[kind], 0)
}
