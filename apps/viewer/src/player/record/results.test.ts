import type { MatchSummary } from '@getaway/client'
import { expect, test } from 'vitest'
import { resultsOf } from './results.ts'

const me = { name: 'Ada', key: 'a', isProved: true, bot: null, marks: {} }
const ben = { name: 'Ben', key: 'b', isProved: true, bot: null, marks: {} }
const bot = (name: string) => ({ name, key: null, bot: 'novice', marks: {} })

function match(id: string, players: MatchSummary['players'], winners: readonly number[], more = {}) {
  return { id, players, winners, status: 'over', abandoned: false, ...more } as MatchSummary
}

test('what finished matches come to, and who was met most', () => {
  const matches = [
    match('m5', [me, ben], [0]),
    match('m4', [{ ...ben, name: 'Benny' }, me], [0]),
    match('m3', [me, bot('Heron')], [1]),
    match('m2', [bot('Falcon'), me, bot('Jackdaw')], [1]),
    match('m1', [me, ben], [], { abandoned: true }),
    match('m0', [me, ben], [], { status: 'live' }),
    // Somebody else has named this key.
    match('m', [{ ...me, isProved: false }, ben], [0]),
  ]
  expect(resultsOf(matches, 'a')).toEqual({
    played: 4,
    won: 2,
    opponents: [
      { id: 'key b', name: 'Ben', isGuests: false, bot: null, played: 2, won: 1, latest: 'm5' },
      { id: 'bot novice', name: 'Heron', isGuests: false, bot: 'novice', played: 2, won: 1, latest: 'm3' },
    ],
  })
})

test('an opponent who only claims a key is not its player', () => {
  const claimed = { ...ben, name: 'Carl', isProved: false }
  const matches = [match('m2', [me, claimed], [0]), match('m1', [me, ben], [0])]
  expect(resultsOf(matches, 'a').opponents.map(({ id, name, played }) => [id, name, played])).toEqual([
    ['guests', '', 1],
    ['key b', 'Ben', 1],
  ])
})

test('guests are together: a name is nobody’s alone', () => {
  const guest = (name: string) => ({ name, key: null, bot: null, marks: {} })
  const matches = [
    match('m3', [me, guest('Carl')], [0]),
    match('m2', [me, guest('Carl'), guest('Dora')], [1]),
    match('m1', [me, guest('Dora')], [0]),
  ]
  expect(resultsOf(matches, 'a').opponents).toEqual([
    { id: 'guests', name: '', isGuests: true, bot: null, played: 3, won: 2, latest: 'm3' },
  ])
})

test('nobody has played yet', () => {
  expect(resultsOf([], 'a')).toEqual({ played: 0, won: 0, opponents: [] })
})
