import { expect, test } from 'vitest'
import { edgeBetween, squareOf } from './board.ts'
import { castle } from './castle.ts'
import { guardSteps, NOTHING_OPEN } from './guards.ts'

/** Ways out, and to where a pursuer has to get: the far side of a rope or gap, or the gate itself. */
const WAYS_OUT: [from: string, to: string][] = [
  ['closet.3', 'westfoot'],
  ['attic.1', 'northditch.7'],
  ['tower.2', 'eastfoot.1'],
  ['archive.3', 'southfoot'],
  ['registry.2', 'registryfoot.1'],
  ['westterrace.9', 'westslope.1'],
  ['westterrace.7', 'westslope.2'],
  ['westterrace.5', 'westslope.3'],
  ['northditch.6', 'northpark.1'],
  ['southterrace.5', 'southslope.1'],
  ['southterrace.3', 'southslope.4'],
  ['', 'maingate'],
  ['', 'postern'],
  ['', 'westwicket'],
  ['', 'innergate'],
]

/** Points from each post, as the rules page tells them: with that way open, on foot otherwise. */
const PURSUIT: Record<string, number[]> = {
  'yard.9': [8, 13, 18, 20, 21, 41, 39, 37, 49, 26, 24, 18, 21, 43, 11],
  'yard.2': [9, 12, 17, 21, 20, 40, 38, 36, 48, 25, 23, 17, 20, 42, 10],
  'yard.7': [14, 13, 12, 17, 15, 35, 33, 31, 43, 20, 18, 12, 15, 37, 5],
  'yard.12': [16, 15, 12, 15, 13, 33, 31, 29, 41, 18, 16, 10, 13, 35, 3],
  'yard.21': [11, 20, 17, 13, 16, 36, 34, 32, 44, 21, 19, 13, 16, 38, 6],
  'yard.18': [8, 17, 20, 16, 19, 39, 37, 35, 47, 24, 22, 16, 19, 41, 9],
  'court.19': [21, 24, 21, 7, 6, 25, 23, 21, 33, 10, 8, 3, 6, 27, 6],
  'court.2': [22, 23, 20, 9, 5, 27, 25, 23, 35, 12, 10, 4, 5, 29, 5],
  'court.11': [23, 26, 20, 9, 4, 27, 25, 23, 35, 12, 10, 3, 2, 29, 8],
  'court.21': [21, 24, 21, 7, 6, 25, 23, 21, 33, 10, 8, 1, 4, 27, 6],
  'steps.2': [18, 26, 23, 4, 8, 22, 20, 18, 30, 7, 5, 4, 7, 24, 8],
  'southterrace.7': [10, 22, 31, 4, 16, 14, 12, 10, 22, 3, 5, 12, 15, 16, 16],
  'westterrace.3': [3, 15, 38, 11, 23, 7, 5, 3, 15, 10, 12, 19, 22, 9, 23],
  'westterrace.10': [4, 8, 45, 18, 30, 2, 4, 6, 8, 17, 19, 26, 29, 2, 30],
  'northditch.4': [9, 3, 50, 23, 35, 7, 9, 11, 3, 22, 24, 31, 34, 5, 35],
  'northditch.9': [14, 2, 55, 28, 40, 12, 14, 16, 4, 27, 29, 36, 39, 10, 40],
}

test.each(Object.entries(PURSUIT))('K9.10: pursuit from %s', (post, points) => {
  const found = WAYS_OUT.map(([from, to]) => {
    const marked = [edgeBetween(castle, from, to)].flatMap((edge) => (edge ? [edge.id] : []))
    const steps = guardSteps(castle, squareOf(castle, post), { ...NOTHING_OPEN, marked })
    return steps[squareOf(castle, to).index]
  })
  expect(found).toEqual(points)
})
