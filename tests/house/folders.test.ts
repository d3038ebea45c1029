import { expect, test } from 'vitest'
import { circleIn, folderGraphsOf } from './folder-graph.ts'

const SOURCES = [
  'services/game-api/src',
  'packages/client/src',
  'packages/engine/src',
  'packages/cli/src',
  'packages/faces/src',
  'apps/viewer/src',
  'tests',
]

test.each(SOURCES)('in %s no entry of a folder imports itself by way of others', (source) => {
  const circles = [...folderGraphsOf(source)].flatMap(([folder, graph]) => {
    const circle = circleIn(graph)
    return circle ? [`${folder}: ${circle.join(', ')}`] : []
  })
  expect(circles).toEqual([])
})

test('a circle is told by its imports', () => {
  const graph = new Map([
    ['a', new Map([['b', 'a/x.ts → b/y.ts']])],
    ['b', new Map([['c.ts', 'b/y.ts → c.ts']])],
    ['c.ts', new Map([['b', 'c.ts → b/z.ts']])],
  ])
  expect(circleIn(graph)).toEqual(['b/y.ts → c.ts', 'c.ts → b/z.ts'])
})
