import { chase } from '@getaway/engine/chase'
import { expect, test } from 'vitest'
import { demoMatchOf } from './demo-match.ts'

const duel = { id: 'duel', seats: { fewest: 2, most: 2 } }
const turns = (games: Parameters<typeof demoMatchOf<typeof duel>>[0], count: number) =>
  Array.from({ length: count }, (_, turn) => demoMatchOf(games, turn)).map(
    (match) => match && `${match.game.id} ${match.players}`,
  )

test('one game: with 2, 3 and 4 players in turn', () => {
  expect(turns([chase], 4)).toEqual(['chase 2', 'chase 3', 'chase 4', 'chase 2'])
})

test('two games: in turn, each with its own numbers of players', () => {
  expect(turns([chase, duel], 8)).toEqual([
    'chase 2',
    'duel 2',
    'chase 3',
    'duel 2',
    'chase 4',
    'duel 2',
    'chase 2',
    'duel 2',
  ])
})

test('no game: nothing', () => {
  expect(turns([], 1)).toEqual([undefined])
})
