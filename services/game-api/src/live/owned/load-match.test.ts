import { type Addition, createGameSet, type GameSet, games, headOf } from '@getaway/engine'
import { CHASE_1, chase, chaseBy } from '@getaway/engine/chase'
import {
  chaseWithAdditions,
  GRANTS,
  playRandomMatch,
  REMARKS,
  remarksAtRandom,
} from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { loadedMatch } from '../testing/loaded-match.ts'

const chase2 = chaseBy({ ...CHASE_1, version: 'chase/2' })
const bothVersions = createGameSet([...games, chase2])
const knowing = createGameSet([chaseWithAdditions])

/** A stored match of so many events, as its new owner opens it. */
function loaded(game: typeof chase, additions: readonly Addition[], known?: GameSet) {
  const { events, course } = playRandomMatch({
    seed: 7,
    most: 60,
    game,
    additions,
    ...(additions.includes(REMARKS) ? { interject: remarksAtRandom } : {}),
  })
  return { match: loadedMatch('m', events, undefined, known), state: headOf(course) }
}

describe('a stored match', () => {
  test('is looked after by the version of the rules that it names', () => {
    for (const game of [chase, chase2]) {
      const { match, state } = loaded(game, [], bothVersions)
      expect(match.game).toBe(game)
      expect(headOf(match.course)).toEqual(state)
    }
    expect(() => loaded(chase2, [])).toThrow('data.rules must be one of "chase/1"')
  })

  test('with additions, by a process that knows all of them', () => {
    const { match, state } = loaded(chaseWithAdditions, [REMARKS, GRANTS], knowing)
    expect(headOf(match.course)).toEqual(state)
  })

  test('and by no other, even where a reader may pass over them', () => {
    expect(() => loaded(chaseWithAdditions, [REMARKS])).toThrow('the addition "remarks" is unknown here')
  })
})
