import { expect, test } from 'vitest'
import { chase } from './game.ts'
import { opening, play } from './testing/fixture.ts'

const teams: { clause: string; players: 2 | 3 | 4; of: readonly (readonly number[])[] }[] = [
  { clause: 'C3.3', players: 3, of: [[], [], []] },
  { clause: 'C1', players: 2, of: [[], []] },
]
test.each(teams)('$clause: with $players players nobody is consulted', ({ players, of }) => {
  const { match } = play({ players }, opening(players))
  expect(match.players.map((_, seat) => chase.teammatesOf(match, seat))).toEqual(of)
})

test('C3.4: with 4 players the two of a team consult, from the deal on', () => {
  const { match } = play({ players: 4 }, opening(4))
  for (const [seat, role] of (match.round?.roles ?? []).entries()) {
    const mates = chase.teammatesOf(match, seat)
    expect(mates.map((mate) => match.round?.roles[mate])).toEqual([role])
    expect(mates).not.toContain(seat)
  }
  expect(chase.teammatesOf({ ...match, round: undefined }, 0)).toEqual([])
  expect(chase.outcomeOf(match).hasBegun).toBe(true)
})
