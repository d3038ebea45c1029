import { expect, test } from 'vitest'
import { CHASE_MARKS } from '../../games/chase/marks.ts'
import { tellTarget } from '../../table/tell-target.ts'
import { listedScoreOf } from './listed-score.ts'

const { perfect, small } = CHASE_MARKS
const kinds = [perfect, small]
const target = [{ perfect: 2 }, { perfect: 1, small: 1 }, { small: 3 }]
const playersWith = (...smalls: number[]) =>
  smalls.map((count, seat) => ({
    name: `player ${seat}`,
    key: null,
    bot: null,
    marks: { perfect: 0, small: count },
  }))
const told = (...args: Parameters<typeof listedScoreOf>) => {
  const score = listedScoreOf(...args)
  return score && tellTarget(score.target, score.players)
}

test('what wins stands in the signs of the game, the best first', () => {
  expect(listedScoreOf({ status: 'waiting', target, players: [] }, kinds)?.target).toEqual([
    [{ kind: perfect, count: 2 }],
    [
      { kind: perfect, count: 1 },
      { kind: small, count: 1 },
    ],
    [{ kind: small, count: 3 }],
  ])
})

test('C9.2: a live match says who is one mark away, and that another round decides', () => {
  expect(told({ status: 'live', target, players: playersWith(2, 0) }, kinds)).toEqual({
    matchPoint: ['player 0'],
    isLevel: false,
  })
  expect(told({ status: 'live', target, players: playersWith(13, 13) }, kinds)).toEqual({
    matchPoint: [],
    isLevel: true,
  })
})

test.each(['waiting', 'over'] as const)('nobody is near winning a match that is %s', (status) => {
  for (const players of [playersWith(2, 0), playersWith(13, 13)])
    expect(told({ status, target, players }, kinds)).toEqual({ matchPoint: [], isLevel: false })
})

test('a game without a count that wins, or a match from before targets were recorded, says nothing', () => {
  expect(listedScoreOf({ status: 'live', target: [], players: playersWith(1, 0) }, kinds)).toBeUndefined()
})
