import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { cellsTaken } from '../judge/placements.ts'
import type { Cell, Lying } from '../pieces/geometry.ts'
import { deal, type GivenFacts, marks, play, start, type TilePlace, tile, tiles } from '../testing/fixture.ts'
import { cellsBetween, joins, partnersEnd, stepsOff } from './meeting.ts'
import { isHomeward } from './needs.ts'
import { PERSONS, type Person } from './person.ts'
import { chasePlayer } from './player.ts'

/** Path 0 goes round the prison to the east until its end is two steps from that of path 1. */
const starts: GivenFacts = [start(['s1 north', 's2 east']), start(['s3 south', 's4 east'], { path: 1 })]
const items: TilePlace[] = ['map east', 'money south']
const PILE0 = ['map', 'money', 'r1', 'r2', 'r3', 'r4']
const PILE1 = ['keys', 'hideout', 'r5', 'r6', 'r7', 'r8']

function table(more: GivenFacts, piles: [string[], string[]] = [PILE0, PILE1]) {
  const { match } = play({ players: 4, loose: true }, [deal({ piles }), starts, more])
  const { round } = match
  if (!round) throw new Error('no round')
  const [one, other] = round.paths.map((path) => path.tiles.at(-1))
  if (!one || !other) throw new Error('no paths')
  return { match, round, ends: [one, other] as [Lying, Lying] }
}
const near: GivenFacts = [tiles(items), tile('keys east', { path: 1 })]

describe('C5.5: one hideout for two free runners', () => {
  const { match, round, ends } = table(near)
  const taken = cellsTaken(round)
  const home = (id: string) => match.tiles.get(id) ?? expect.fail(id)

  test('the partner’s end counts as long as both are free', () => {
    expect(partnersEnd(round, 0)).toBe(ends[1])
    const caught = table([near, marks(['square', 'square', 'square', 'square'])]).round
    expect(caught.paths[0]?.caught).toBeDefined()
    expect(partnersEnd(caught, 1)).toBeUndefined()
  })

  test('homeward is who has all three items, on either path', () => {
    expect(isHomeward(table(tiles(items)).round)).toBe(false)
    expect(isHomeward(round)).toBe(true)
  })

  test('the ends are one cell apart', () => {
    expect(ends.map(({ x, y }): Cell => ({ x, y }))).toEqual([
      { x: 2, y: 0 },
      { x: 2, y: 1 },
    ])
    expect(stepsOff(ends[0], ends[1])).toBe(1)
  })

  test('cells between touch the two ends and nothing else, with a street from both', () => {
    const [one, other] = [
      { ...ends[0], x: 4, y: 4 },
      { ...ends[1], x: 6, y: 4 },
    ]
    const table = [one, other]
    expect(cellsBetween(match, table, one, other)).toEqual([{ x: 5, y: 4 }])
    expect(cellsBetween(match, [...table, { x: 5, y: 5 }], one, other)).toEqual([])
    const closed = { ...one, tile: home('only-south'), rot: 0 as const }
    expect(cellsBetween(match, [closed, other], closed, other)).toEqual([])
    expect(cellsBetween(match, taken, ends[0], ends[1])).toEqual([])
  })

  test('a hideout joins them if its streets meet both', () => {
    const [one, other] = [
      { ...ends[0], x: 4, y: 4 },
      { ...ends[1], x: 6, y: 4 },
    ]
    const cells = [{ x: 5, y: 4 }]
    expect(joins([home('hideout')], cells, one, other)).toBe(true)
    expect(joins([home('hideout-at-1'), home('blocked-hideout')], cells, one, other)).toBe(false)
    expect(joins([], cells, one, other)).toBe(false)
  })
})

describe('who holds still', () => {
  const sure = { ...PERSONS.regular, slips: 0 }
  const panicky = { ...sure, panics: true }
  const long = ['map', 'money', 'r1', 'r2', 'r3', 'r4', 'r9', 'r10', 'trees', 'trees2', 'tied', 'blind']
  const wish = (more: GivenFacts, seat: number, pile: string[] = PILE0, person: Person = sure) =>
    chasePlayer(person, person).intend(table(more, [pile, PILE1]).match, seat, seededRandom(1))?.command.type
  const chased: GivenFacts = [near, marks(['square', 'square'])]

  test('whoever has few tiles left on the way home', () => {
    expect(wish(near, 2, long)).toBe('place-tile')
    expect(wish(near, 2)).toBeUndefined()
  })
  test('until the chaser is near; then only the one who is nearer to be caught', () => {
    expect(wish(chased, 2)).toBeUndefined()
    const bothChased = [chased, marks(['square'], { path: 1 })]
    expect([wish(bothChased, 2), wish(bothChased, 3)]).toEqual([undefined, 'place-tile'])
  })
  test('not who can’t stand it', () => {
    expect(wish(chased, 2, PILE0, panicky)).toBe('place-tile')
  })
  test('nobody before all items lie', () => {
    expect(wish([tile('map east')], 2)).toBe('place-tile')
  })
})
