import { describe, expect, test } from 'vitest'
import { newestGames } from '../games/registry.ts'
import { MAX_EVENTS } from '../log/limits.ts'
import { unwrap } from '../result.ts'
import { openCourse } from './course.ts'
import { rule } from './referee.ts'

const CLAUSES: Readonly<Record<string, string>> = { chase: 'C9.4', fugitive: 'F8', colditz: 'K13.1' }

describe.each(newestGames())('$id', (game) => {
  const draft = unwrap(game.create({ id: 'm', at: 1, seats: game.seats.fewest, options: {} }, () => 0))
  const course = openCourse(game, { ...draft, seq: 1, hash: '' })
  const ruled = (seq: number) =>
    rule(
      game,
      { ...course, seq },
      { type: 'get-ready' },
      { by: 0, timing: { received: 2, claimed: null, rtt: null, seen: null } },
    )

  test('a log that is nearly full takes no more wishes, by the game’s own clause', () => {
    expect(ruled(MAX_EVENTS - 1000)).toMatchObject({
      type: 'refused',
      refusal: { code: 'log-full', clause: CLAUSES[game.id], text: { en: expect.any(String) } },
    })
    expect(ruled(1)).not.toMatchObject({ refusal: { code: 'log-full' } })
  })
})
