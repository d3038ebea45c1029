import { describe, expect, it } from 'vitest'
import { newLog, piles } from './fixture.ts'
import { oracle } from './oracle.ts'

describe('C2 and C9.1 deals', () => {
  const [left = [], right = []] = piles
  const wrong = [
    { name: 'roles', roles: 'rc', data: {} },
    { name: 'number', roles: 'cr', data: { round: 2 } },
    { name: 'a start tile too many', roles: 'cr', data: { start: { 1: ['s1', 's2', 's3'] } } },
    { name: 'a start tile twice', roles: 'cr', data: { start: { 1: ['s1', 's1'] } } },
    { name: 'a route tile to start with', roles: 'cr', data: { start: { 1: ['s1', 'r01'] } } },
    { name: 'the start of another seat', roles: 'cr', data: { start: { 0: ['s1', 's2'] } } },
    { name: 'uneven piles', roles: 'cr', data: { piles: [left.slice(1), [...right, 'r01']] } },
    { name: 'a tile twice', roles: 'cr', data: { piles: [['r03', ...left.slice(1)], right] } },
    { name: 'an unknown tile', roles: 'cr', data: { piles: [['r99', ...left.slice(1)], right] } },
    {
      name: 'items apart',
      roles: 'cr',
      data: {
        piles: [
          ['r02', 'r04', ...left.slice(2)],
          ['r01', 'r03', ...right.slice(2)],
        ],
      },
      right: true,
    },
    {
      name: 'both keys in one pile',
      roles: 'cr',
      data: {
        piles: [
          ['r06', ...left.slice(1)],
          ['r02', 'r04', 'r01', ...right.slice(3)],
        ],
      },
    },
  ]
  it.each(wrong)('$name', ({ roles, data, right: fine = false }) => {
    const log = newLog(2, { variants: { headStart: false, perfectPlan: true } })
    const seq = log.deal(roles, data)
    expect(oracle(log.events).findings).toEqual(fine ? [] : [seq])
  })

  it('three pass the role to the left, four take it from the right; one round at a time', () => {
    const roles = (players: number, words: string[], firstChaser: number) => {
      const log = newLog(players, { firstChaser })
      log.deal(words[0] ?? '')
      const second = log.deal(words[1] ?? '')
      return { findings: oracle(log.events).findings, second }
    }
    // The first round still runs, which alone is a finding; wrong roles in the first would add one.
    for (const [n, words, first] of [
      [3, ['rcr', 'rrc'], 1],
      [4, ['crrc', 'ccrr'], 3],
    ] as const) {
      const { findings, second } = roles(n, [...words], first)
      expect(findings).toEqual([second])
    }
    const scored = newLog(3)
    scored.deal('crr')
    scored.add('start.claimed', 1)
    scored.start(1, 0, [
      ['s1', 1, 0],
      ['s2', 2, 0],
    ])
    scored.tile(2, 0, 'h2', 3, 0)
    scored.deal('rcr')
    expect(oracle(scored.events).findings).toEqual([])
  })
})
