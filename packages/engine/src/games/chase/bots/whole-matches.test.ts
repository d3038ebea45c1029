import { describe, expect, test } from 'vitest'
import { simulate } from '../../../bots/simulate.ts'
import { seededRandom } from '../../../random.ts'
import { chase } from '../game.ts'
import { checkMarkers, rightSymbols } from '../judge/check-markers.ts'
import { checkTiles } from '../judge/check-tiles.ts'
import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'
import { ACTS_MS } from './acts.ts'
import { PERSONS } from './person.ts'
import { chasePlayer } from './player.ts'

/** Never slips. */
const sure = { ...PERSONS.regular, slips: 0 }
const careful = chasePlayer(sure, sure)

const STUCK_US = 60_000_000

const whole = (players: number, seed: number, bots = chase.bots) =>
  simulate({
    game: { ...chase, bots },
    id: `whole-${seed}`,
    at: 1_763_456_789_000_000,
    options: { variants: { headStart: seed % 3 === 0, perfectPlan: seed % 4 === 0 } },
    seats: Array.from({ length: players }, (_, seat) => {
      const strengths = Object.keys(bots)
      return strengths[(seat + seed) % strengths.length] ?? ''
    }),
    random: seededRandom(seed),
    most: 4000,
  })
const roundsOf = (matches: readonly ReturnType<typeof whole>[]) =>
  matches.flatMap(({ state }) => [...state.past, ...(state.round ? [state.round] : [])])

describe.each([
  { players: 2, matches: 30 },
  { players: 3, matches: 20 },
  { players: 4, matches: 8 },
])('whole matches of $players', ({ players, matches: count }) => {
  const matches = Array.from({ length: count }, (_, index) => whole(players, 100 * players + index))

  test('end with a winner and never stand still', () => {
    for (const { state, events } of matches) {
      expect(state.over?.how, `${state.id} ends with a winner`).toBe('ended')
      const waits = events.slice(1).map((event, index) => event.at - (events[index]?.at ?? 0))
      expect(Math.max(...waits), `${state.id} never stands still`).toBeLessThan(STUCK_US)
    }
  })
})

test('nobody errs often, and nobody never', () => {
  const matches = [2, 3, 4].flatMap((players) =>
    [1, 2, 3, 4, 5, 6].map((seed) => whole(players, 10 * seed + players)),
  )
  const wrongShare = (
    check: (match: Match, round: Round) => readonly { readonly clause: string | null }[],
  ) => {
    const checks = matches.flatMap(({ state }) =>
      [...state.past, ...(state.round ? [state.round] : [])].flatMap((round) => check(state, round)),
    )
    return checks.filter(({ clause }) => clause !== null).length / checks.length
  }
  for (const share of [wrongShare(checkTiles), wrongShare(checkMarkers)]) {
    expect(share).toBeGreaterThan(0.002)
    expect(share).toBeLessThan(0.1)
  }
})

test('C7.5: who never slips errs only where it was too late to stop', () => {
  const rounds = roundsOf([1, 2, 3, 4, 5, 6].map((seed) => whole(2, seed, { careful })))
  expect(rounds.length).toBeGreaterThan(8)
  for (const round of rounds) {
    for (const [index, marker] of (round.paths[0]?.markers ?? []).entries()) {
      const [marked, next] = round.paths[0]?.tiles.slice(index, index + 2) ?? []
      const wrong = marked && !marker.final && !rightSymbols(marked, next).includes(marker.symbol)
      if (wrong) expect(marker.at - (next?.at ?? 0)).toBeLessThan(ACTS_MS.stop * 1000)
    }
  }
})
