import { describe, expect, test } from 'vitest'
import { type Random, seededRandom } from '../../../random.ts'
import { chase } from '../game.ts'
import {
  type GivenFacts,
  goOn,
  judge,
  lastRound,
  mark,
  opening,
  type Played,
  play,
  scoredFor,
  T0,
  takesPile,
  tile,
  word,
} from '../testing/fixture.ts'
import { TILES } from '../testing/table-tiles.ts'
import type { Data } from '../vocabulary/events.ts'

type Players = 2 | 3 | 4
type Deal = Data['round.dealt']
const reason = 'a draught took the tiles'
const ready = (players: number): GivenFacts =>
  Array.from({ length: players }, (_, seat) => word('seat.ready', {}, seat))
const idsOf = (kind: string) => TILES.tiles.filter((one) => one.kind === kind).map(({ id }) => id)
const itemsOf = (pile: readonly string[]) =>
  pile.flatMap((id) => TILES.tiles.find((one) => one.id === id)?.item ?? []).toSorted()

/** The next round as the referee deals it once all are ready. */
function dealt(played: Played, random: Random): Deal {
  const waiting = goOn(played, ready(played.match.players.length))
  const { drafts } = chase.conclude(waiting.match, T0 + waiting.next + 1_000_000, random)
  expect(drafts.map(({ type }) => type)).toEqual(['round.dealt'])
  const after = goOn(waiting, [() => drafts])
  expect(judge(after).findings).toEqual([])
  return drafts[0]?.data as Deal
}

const setups: {
  players: Players
  headStart: boolean
  perfectPlan: boolean
  start: Record<string, number>
}[] = [
  { players: 2, headStart: false, perfectPlan: false, start: { 1: 2 } },
  { players: 2, headStart: true, perfectPlan: false, start: { 1: 3 } },
  { players: 2, headStart: false, perfectPlan: true, start: { 1: 2 } },
  { players: 3, headStart: false, perfectPlan: false, start: { team: 2 } },
  { players: 3, headStart: true, perfectPlan: true, start: { team: 3 } },
  { players: 4, headStart: false, perfectPlan: false, start: { 2: 2, 3: 2 } },
  { players: 4, headStart: true, perfectPlan: true, start: { 2: 3, 3: 3 } },
]

describe.each(setups)('$players players, head start $headStart, perfect plan $perfectPlan', (setup) => {
  const { players, headStart, perfectPlan, start } = setup
  const opened = play({ players, options: { variants: { headStart, perfectPlan } } }, [])
  const deals = Array.from({ length: 30 }, (_, seed) => dealt(opened, seededRandom(seed)))

  test('C2.2, C9.3: each runner, or the team, draws its starting tiles; the rest leave the round', () => {
    for (const deal of deals) {
      const sizes = Object.entries(deal.start).map(([key, drawn]) => [key, drawn.length])
      expect(Object.fromEntries(sizes)).toEqual(start)
      const drawn = Object.values(deal.start).flat()
      expect(new Set(drawn).size).toBe(drawn.length)
      expect(idsOf('start')).toEqual(expect.arrayContaining(drawn))
    }
  })

  test('C2.3: two piles of 14, of the 25 ordinary tiles and the 3 hideouts', () => {
    const all = [...idsOf('route'), ...idsOf('hideout')].toSorted()
    for (const { piles } of deals) {
      expect(piles.map((pile) => pile.length)).toEqual([14, 14])
      expect(piles.flat().toSorted()).toEqual(all)
    }
  })

  test('C2.2, C2.3: all is shuffled', () => {
    expect(new Set(deals.map(({ piles }) => piles[0].join())).size).toBe(30)
    expect(new Set(deals.map((deal) => Object.values(deal.start).flat().join())).size).toBeGreaterThan(10)
    const firsts = new Set(deals.map(({ piles }) => itemsOf(piles[0].slice(0, 3)).length))
    expect(firsts.size).toBeGreaterThan(1)
  })

  test('C9.3: with the perfect plan, and only with it, each pile holds one of each item', () => {
    const even = deals.filter(({ piles }) => piles.every((pile) => itemsOf(pile).join() === 'keys,map,money'))
    expect(even.length === 30).toBe(perfectPlan)
  })
})

const firsts: { players: Players; firstChaser: number; roles: string }[] = [
  { players: 2, firstChaser: 0, roles: 'c r' },
  { players: 2, firstChaser: 1, roles: 'r c' },
  { players: 3, firstChaser: 0, roles: 'c r r' },
  { players: 3, firstChaser: 2, roles: 'r r c' },
  { players: 4, firstChaser: 0, roles: 'c c r r' },
  { players: 4, firstChaser: 2, roles: 'r r c c' },
  { players: 4, firstChaser: 3, roles: 'c r r c' },
]
const short = (roles: readonly string[] | undefined) => roles?.map((role) => role.charAt(0)).join(' ')

test.each(firsts)('C2.5, C2.6: $players players, seat $firstChaser begins: $roles', (one) => {
  const { players, firstChaser, roles } = one
  expect(short(dealt(play({ players, options: { firstChaser } }, []), seededRandom(1)).roles)).toBe(roles)
})

const seasons: { players: Players; roles: string[] }[] = [
  { players: 2, roles: ['c r', 'r c', 'c r', 'r c'] },
  { players: 3, roles: ['c r r', 'r c r', 'r r c', 'c r r'] },
  { players: 4, roles: ['c c r r', 'r c c r', 'r r c c', 'c r r c'] },
]

describe.each(seasons)('$players players', ({ players, roles }) => {
  const options = { victory: [{ perfect: 9 }] }

  test.each(['runners', 'chasers', null] as const)('C9.1: roles change after a round won by %s', (winner) => {
    const seen: (string | undefined)[] = []
    let played = play({ players, options }, [])
    for (let number = 1; number <= 4; number++) {
      const deal = dealt(played, seededRandom(number))
      expect(deal.round).toBe(number)
      seen.push(short(deal.roles))
      played = goOn(played, scoredFor(winner, players))
      expect(lastRound(played)).toMatchObject({ status: 'scored', winner })
    }
    expect(seen).toEqual(roles)
  })

  test('C9.1: after a void round they stay, with the next number and a new shuffle', () => {
    const voided = word('round.voided', { round: 2, reason }, 'organiser')
    const played = play({ players, options }, [scoredFor('chasers', players), opening(players), voided])
    const first = dealt(played, seededRandom(1))
    expect([short(first.roles), first.round]).toEqual([roles[1], 3])
    expect(first.piles).not.toEqual(dealt(played, seededRandom(2)).piles)
  })

  test('C9.1: the table is cleared, the awards stay', () => {
    const played = play({ players, options }, [scoredFor('runners', players), opening(players), mark('star')])
    const { tally, round } = goOn(played, [word('round.voided', { round: 2, reason }, 'organiser')]).match
    expect(round?.paths[0]?.markers).toHaveLength(1)
    const again = play({ players, options }, [
      scoredFor('runners', players),
      opening(players).slice(0, 1),
    ]).match
    expect(again.round?.paths.flatMap((path) => [...path.tiles, ...path.markers])).toEqual([])
    expect(again.round?.laid).toBe(0)
    expect(again.tally).toEqual(tally)
    expect(tally.some(({ perfect }) => perfect === 1)).toBe(true)
  })
})

test('C2.3: both piles lie before the one runner', () => {
  const played = play({}, [opening(), tile('r1 north'), takesPile(1), tile('r5 north')])
  expect(played.match.round?.piles.map(({ size }) => size)).toEqual([13, 13])
})
