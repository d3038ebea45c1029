import { describe, expect, test } from 'vitest'
import { EQUIPMENT, edgeBetween, gateOf, KIT_PARTS, type Square, squareOf } from './board.ts'
import { castle } from './castle.ts'

const count = (has: (square: Square) => boolean) => castle.squares.filter(has).length
const needing = (need: string) => castle.edges.filter((edge) => edge.need === need).length

describe('K3: the castle', () => {
  test('K3.1: 370 squares in three zones, 606 steps', () => {
    expect(castle.squares).toHaveLength(370)
    expect(castle.edges).toHaveLength(606)
    const above = (zone: string) => count((square) => square.zone === zone && square.kind !== 'tunnel')
    expect([above('inner'), above('outer'), above('outside')]).toEqual([155, 87, 106])
  })

  test('K3.2: of every kind as many as the rules count', () => {
    expect(count(({ kind }) => kind === 'appel')).toBe(24)
    expect(count(({ isLit }) => isLit)).toBe(14)
    expect(castle.posts.inner).toHaveLength(6)
    expect(castle.posts.outer).toHaveLength(10)
    expect(castle.squares.filter((square) => gateOf(square) === 'key').map(({ id }) => id)).toEqual([
      'archivedoor',
      'towerdoor',
      'postern',
      'westwicket',
    ])
    expect(castle.squares.filter((square) => gateOf(square) === 'pass').map(({ id }) => id)).toEqual([
      'innergate',
      'maingate',
    ])
    expect(['rope30', 'rope60', 'wire'].map(needing)).toEqual([3, 2, 18])
    expect(castle.tunnels.map(({ name, squares }) => [name, squares.length])).toEqual([
      ['A', 8],
      ['B', 9],
      ['C', 5],
    ])
    expect(castle.cells.map(({ zone, holds }) => [zone, holds])).toEqual([
      ['inner', 3],
      ['inner', 3],
      ['outer', 4],
    ])
    expect(castle.targets).toHaveLength(5)
  })

  test('K3.3: each equipment symbol in two rooms, each kit symbol in one', () => {
    const rooms = (symbol: string) => castle.areas.filter((area) => area.symbol === symbol).length
    expect(EQUIPMENT.map(rooms)).toEqual([2, 2, 2, 2])
    expect(KIT_PARTS.map(rooms)).toEqual([1, 1, 1, 1])
  })

  test('K3.4: the roll call has a place for every POW', () => {
    const places = [...castle.rollCall].map(([players, lists]) => [players, lists.map((list) => list.length)])
    expect(places).toEqual([
      [2, [8]],
      [3, [7, 7]],
      [4, [6, 6, 6]],
      [5, [5, 5, 5, 5]],
      [6, [4, 4, 4, 4, 4]],
    ])
    for (const lists of castle.rollCall.values()) {
      expect(new Set(lists.flat()).size).toBe(lists.flat().length)
      expect(lists.flat().every((id) => squareOf(castle, id).kind === 'appel')).toBe(true)
    }
  })

  test('K5.6: from a white square one step leads to any other, and otherwise as the edges do', () => {
    const white = squareOf(castle, 'appel.1')
    const next = castle.powWays[white.index]?.map(({ to }) => to) ?? []
    expect(next.filter(({ kind }) => kind === 'appel')).toHaveLength(23)
    expect(next.filter(({ kind }) => kind !== 'appel').map(({ id }) => id)).toEqual([
      'yard.1',
      'yard.2',
      'yard.3',
      'yard.9',
      'yard.11',
    ])
  })

  test('K9.8: home counts the steps on foot back to grey', () => {
    expect(squareOf(castle, 'innergate').home).toBe(1)
    expect(squareOf(castle, 'court.6').home).toBe(10)
    expect(squareOf(castle, 'northditch.9').home).toBe(41)
    expect(squareOf(castle, 'bridge.1').home).toBeUndefined()
  })

  test('K12.1: the staff car has 47 squares to the target, a step each', () => {
    const { route } = castle.staffCar
    expect(route).toHaveLength(47)
    expect(route.at(-1)).toBe('target-frontier')
    const steps = route.slice(1).map((square, index) => edgeBetween(castle, route[index] ?? '', square))
    expect(steps.every((edge) => edge && edge.need === undefined)).toBe(true)
  })

  test('K12.3: what lies above a tunnel is brown', () => {
    const brown = castle.squares.filter((square) => square.brown !== undefined)
    expect(brown.map(({ id, brown: tunnel }) => [id, tunnel])).toEqual([
      ['southterrace.10', 'B'],
      ['westterrace.9', 'A'],
    ])
  })
})
