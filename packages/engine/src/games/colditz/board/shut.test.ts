import { expect, test } from 'vitest'
import { squareOf } from './board.ts'
import { castle } from './castle.ts'
import { shutBy } from './shut.ts'

const shut = (...guards: string[]) =>
  shutBy(
    castle,
    guards.map((id) => squareOf(castle, id)),
  )

test('K9.9: guards on all inner posts leave grey whole', () => {
  expect(shut(...castle.posts.inner)).toEqual([])
})

test('K9.9: a single guard may stand on any courtyard square but those before a way in', () => {
  const before = castle.squares.filter(({ kind, zone }) => kind === 'yard' && zone === 'inner')
  expect(before.filter(({ id }) => shut(id).length > 0).map(({ id }) => id)).toEqual([
    'yard.1',
    'yard.4',
    'yard.10',
    'yard.13',
    'yard.14',
    'yard.17',
    'yard.19',
    'yard.22',
    'yard.24',
  ])
})

test('K9.9: no guard may stand in a grey passage', () => {
  const passages = castle.squares.filter(({ kind, zone }) => kind === 'passage' && zone === 'inner')
  expect(passages).toHaveLength(44)
  expect(passages.filter(({ id }) => shut(id).length === 0)).toEqual([])
})

const cases: [name: string, guards: string[], shuts: string[]][] = [
  ['a room is shut with all behind its way in', ['yard.24'], ['lodgepassage', 'lodge']],
  ['before a hideaway of the outer courtyard', ['court.1'], ['woodshed']],
  ['a room with two doors stays open before one of them', ['court.4'], []],
  ['and is shut by two guards', ['court.4', 'court.5'], ['registry']],
  ['a terrace may be blocked', ['westterrace.2'], []],
  ['two guards that close a corner off between them', ['yard.15', 'yard.11'], []],
]
test.each(cases)('K9.9: %s', (_, guards, shuts) => {
  expect(shut(...guards)).toEqual(shuts)
})
