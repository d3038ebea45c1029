import { describe, expect, test } from 'vitest'
import { simulate } from '../../../bots/simulate.ts'
import { seededRandom } from '../../../random.ts'
import { fugitive } from '../game.ts'
import { sprintOf } from '../pieces/pieces.ts'
import { type Match, seatOfRole } from '../state/match.ts'
import { listOf } from '../state/table.ts'
import { draws, type GivenFacts, guesses, type Played, passes, places, play } from '../testing/fixture.ts'
import type { Command } from '../vocabulary/commands.ts'
import { VARIANTS } from '../vocabulary/options.ts'

const STRENGTHS = Object.keys(fugitive.bots)
const WHOLE_MATCHES = Math.min(Number(process.env.PROVE ?? 1), 10)
const AT = 1_763_456_789_000_000

const seen = ({ match }: Played, who: 'fugitive' | 'marshal'): Match =>
  fugitive.viewOf(match, { seat: seatOfRole(match, who) })

/** What a bot asks for in that seat, with chance from that seed. */
function wanted(view: Match, who: 'fugitive' | 'marshal', strength: string, seed = 1): Command | undefined {
  return fugitive.bots[strength]?.intend(view, seatOfRole(view, who), seededRandom(seed))?.command
}

const whole = (seed: number, strength: string, variant: (typeof VARIANTS)[number] | null = null) =>
  simulate({
    game: fugitive,
    id: `whole-${seed}`,
    at: AT,
    options: { variant, fugitive: 0 },
    seats: [strength, strength],
    random: seededRandom(seed),
  })

const opened = (): Played => play({}, [places(1, 4, 5), places(3), draws(1), draws(2)])

describe.each(STRENGTHS)('%s', (strength) => {
  test('thinks of nothing that its seat does not see', () => {
    // Other cards in the decks, in the row and in the other's hand, which look the same to the marshal.
    const deals = [
      { hand: [4, 5, 6, 15, 16], tops: [[7], [17], []] },
      { hand: [8, 9, 10, 18, 19], tops: [[7], [17], []] },
    ] as const
    const [one, other] = deals.map((deal) => {
      const [first, second] = deal.hand
      return seen(play({ deal }, [places(1, first, second), places(3), draws(1), draws(2)]), 'marshal')
    })
    if (!one || !other) throw new Error('two views')
    for (const seed of [1, 2, 3]) {
      expect(wanted(one, 'marshal', strength, seed)).toEqual(wanted(other, 'marshal', strength, seed))
    }
  })

  test('F3: does nothing when it is the other’s turn', () => {
    expect(wanted(seen(opened(), 'fugitive'), 'fugitive', strength)).toBeUndefined()
    expect(wanted(seen(opened(), 'marshal'), 'marshal', strength)).toMatchObject({ type: 'guess' })
  })

  test('F6.2: flees when a hideout over 29 lies face up', () => {
    const match = seen(late(), 'fugitive')
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(wanted(match, 'fugitive', strength, seed)).toMatchObject({ type: 'place', card: 42 })
    }
  })

  test('F3.5: thinks no longer than the clock allows', () => {
    const played = play({ options: { turnS: 2 } }, [places(1, 4, 5), places(3), draws(1), draws(2)])
    for (const seed of [1, 2, 3, 4, 5]) {
      const intent = fugitive.bots[strength]?.intend(seen(played, 'marshal'), 1, seededRandom(seed))
      expect(intent?.thinkMs).toBeLessThan(2_000)
    }
  })

  test.each([null, ...VARIANTS])('is never refused (%s)', (variant) => {
    const first = Date.now() % 1_000_000
    for (let seed = first; seed < first + WHOLE_MATCHES; seed++) {
      const { refusals, state } = whole(seed, strength, variant)
      expect(refusals, `seed ${seed}`).toEqual([])
      expect(state.over?.how, `seed ${seed}`).toBe('ended')
    }
  })
})

/** A leap to 29 on all of deck 1, then steps to 39, which is found: 42 is next. */
function late(): Played {
  const waits = (count: number): GivenFacts =>
    Array.from({ length: count }, () => [draws(1), passes, draws(2), guesses(41)])
  const leap = places(29, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
  return play({ deal: { tops: [[], [], [29, 31, 34, 30, 37, 32, 39, 33]] } }, [
    [places(3), passes, draws(2), draws(2), guesses(41)],
    waits(8),
    [draws(3), leap, draws(2), guesses(41)],
    [draws(3), places(31), draws(2), guesses(41)],
    [draws(3), places(34), draws(3), guesses(41)],
    [draws(3), places(37), draws(3), guesses(41)],
    [draws(3), places(39), draws(3), guesses(39)],
    draws(3),
  ])
}

test('F5: an expert marshal names the number that is certain', () => {
  // After 1 and 2 are out, a first hideout without sprint cards can only be the 3.
  const played = play({}, [
    [places(3), passes, draws(2), draws(2), guesses(1)],
    [draws(3), passes, draws(2), guesses(2)],
    [draws(3), places(6), draws(2)],
  ])
  for (const seed of [1, 2, 3, 4, 5]) {
    const command = wanted(seen(played, 'marshal'), 'marshal', 'expert', seed)
    expect(command?.type === 'guess' && command.numbers, `seed ${seed}`).toContain(3)
  }
})

test('F3.3: an expert fugitive never waits while a hideout can be reached', () => {
  const opening: GivenFacts = [places(3), passes, draws(2), draws(2), guesses(1)]
  for (const table of [play({}, [places(1)]), play({}, [opening, draws(3)])]) {
    for (const seed of [1, 2, 3]) {
      const command = wanted(seen(table, 'fugitive'), 'fugitive', 'expert', seed)
      expect(command?.type, `seed ${seed}`).toBe('place')
    }
  }
})

test('F4.2: who flees bluffs now and then: lays sprint cards that it does not need', () => {
  const placed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap(
    (seed) => whole(seed, 'regular').state.table?.row ?? [],
  )
  let last = 0
  const laid = placed.flatMap(({ card = 0, sprint, reach }) => {
    const distance = card > last ? card - last : card
    last = card
    const values = (listOf(sprint) ?? []).map(sprintOf)
    const sum = values.reduce<number>((total, one) => total + one, 0)
    return values.length === 0 ? [] : [distance <= reach + sum - Math.min(...values) ? 'bluff' : 'needed']
  })
  expect(laid).toContain('bluff')
  expect(laid.filter((one) => one === 'bluff').length).toBeLessThan(laid.length / 4)
})
