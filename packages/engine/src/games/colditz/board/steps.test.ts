import { describe, expect, test } from 'vitest'
import { squareOf } from './board.ts'
import { FAR, isOnFoot, isWhiteWay, shortestWay, stepsFrom } from './steps.ts'
import { smallBoard } from './testing/small-plan.ts'

const square = (id: string) => squareOf(smallBoard, id)

describe('K3.1: a step follows an edge', () => {
  test('on foot as far as no equipment is asked for', () => {
    const steps = stepsFrom(smallBoard.ways, [square('white.1')], isOnFoot)
    const to = (id: string) => steps[square(id).index]
    expect([to('white.1'), to('white.2'), to('yard.1'), to('room.4'), to('nook.2')]).toEqual([0, 1, 2, 6, 4])
    expect([to('court.3'), to('field.1'), to('foot'), to('tunnel-A.1')]).toEqual([5, FAR, FAR, FAR])
  })

  test('from the nearest of several', () => {
    const steps = stepsFrom(smallBoard.ways, [square('white.1'), square('court.3')])
    expect(steps[square('field.2').index]).toBe(2)
  })

  test('a tunnel is left by its exit, not entered', () => {
    const [inwards] = [stepsFrom(smallBoard.ways, [square('field.2')])]
    expect(inwards[square('tunnel-A.4').index]).toBeGreaterThan(
      stepsFrom(smallBoard.ways, [square('tunnel-A.4')])[square('field.2').index] ?? FAR,
    )
  })

  test('a shortest way, the first square left out', () => {
    const way = shortestWay(smallBoard.ways, square('nook.2'), square('court.1'), isOnFoot)
    expect(way?.map(({ id }) => id)).toEqual(['nook.1', 'yard.1', 'yard.2', 'gate', 'court.1'])
    expect(shortestWay(smallBoard.ways, square('nook.2'), square('field.1'), isOnFoot)).toBeUndefined()
    expect(shortestWay(smallBoard.ways, square('nook.2'), square('nook.2'))).toEqual([])
  })
})

const cases: [name: string, taken: string[], isLeft: boolean][] = [
  ['nobody in between', [], true],
  ['a way around', ['white.2'], true],
  ['through the last gap', ['white.2', 'white.4'], true],
  ['all squares beside it taken', ['white.2', 'white.4', 'white.5'], false],
  ['the square itself taken', ['white.6'], false],
]
test.each(cases)('K5.6: from white.1 to white.6, %s', (_, taken, isLeft) => {
  const isFree = ({ id }: { id: string }) => !taken.includes(id)
  expect(isWhiteWay(smallBoard, square('white.1'), square('white.6'), isFree)).toBe(isLeft)
})
