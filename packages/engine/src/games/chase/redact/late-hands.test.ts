import { describe, expect, test } from 'vitest'
import { chase } from '../game.ts'
import {
  action,
  deal,
  type GivenFacts,
  goOn,
  marks,
  opening,
  type Played,
  play,
  start,
  takesPile,
  tile,
} from '../testing/fixture.ts'

const FAIR = { race: { policy: 'fair', capMs: 200 } } as const
const seen = (played: Played, seat: number) =>
  chase.viewOf(played.match, { seat }).round?.piles.map(({ tiles }) => tiles !== undefined)

/** A late wish is judged by the hand that the runner took up late: so they have to have been shown it. */
describe('C10.5: hands that change after the ending', () => {
  const caught: GivenFacts = [deal(), start(['s1 north', 's2 north']), marks(['star', 'diamond'])]

  test('a pile that is taken late is shown to its runner, and to nobody else', () => {
    const ended = play({ options: FAIR }, caught)
    expect(ended.match.round?.ending).toBeDefined()
    const taken = goOn(ended, [takesPile(1)])
    expect(taken.match.round?.held).toBeUndefined()
    expect([0, 1].map((seat) => seen(taken, seat))).toEqual([
      [false, false],
      [false, true],
    ])
    expect(seen(goOn(taken, [takesPile(0)]), 1)).toEqual([true, true])
  })

  test('a pile stays shown when an earlier capture makes its taking late', () => {
    const given = [deal(), start(['s1 north', 's2 north']), marks(['star'])]
    const taken = goOn(play({ options: FAIR }, given), [takesPile(0)])
    const late = goOn(taken, marks(['diamond'], { arrives: taken.next, claims: taken.next - 10_001 }))
    expect(late.match.round).toMatchObject({ held: undefined, ending: { reason: 'captured' } })
    expect(seen(late, 1)).toEqual([true, false])
  })

  test('piles that change hands late are shown to both runners', () => {
    const ended = play({ players: 4, options: FAIR }, [
      opening(4),
      tile('hideout-at-1 south', { path: 1 }),
      action('exchange.called', {}, { by: 2 }),
    ])
    expect(ended.match.round?.ending).toBeDefined()
    const exchanged = goOn(ended, [action('exchange.answered', {}, { by: 3 })])
    expect(exchanged.match.round?.swapped).toBe(false)
    expect([0, 2, 3].map((seat) => seen(exchanged, seat))).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ])
  })
})
