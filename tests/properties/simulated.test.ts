import { type AnyGame, gameNamed, ok, seededRandom, simulate } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import { colditz } from '@getaway/engine/colditz'
import { fugitive, VARIANTS } from '@getaway/engine/fugitive'
import { oddTileSet } from '@getaway/engine/testing'
import { expect, test } from 'vitest'
import { auditOf } from '../support/audit.ts'
import { PROVE, SEED, seeds } from '../support/seeds.ts'

/** In `npm run prove` these make ten thousand matches. */
/** Ten thousand of all sizes at `npm run prove`. */
const MATCHES = PROVE > 1 ? 336 : 112
const game = gameNamed('chase') as AnyGame
const STRENGTHS = Object.keys(chase.bots)
/** What somebody else being faster may forbid; a bot that asks for anything else is confused. */
const RACES = new Set([
  'claim-not-open',
  'round-over',
  'path-caught',
  'overtaken',
  'exchange-not-open',
  'hand-laid-down',
  'tile-not-in-hand',
  'cell-taken',
])

test.each([2, 3, 4])(`matches of %i bots audit clean and come to an end (seed ${SEED})`, (players) => {
  for (const seed of seeds(MATCHES)) {
    const random = seededRandom(seed)
    const options = {
      variants: { headStart: random(2) === 0, perfectPlan: random(2) === 0 },
      race: { policy: random(2) === 0 ? 'fair' : 'arrival' },
    }
    const strengths = Array.from({ length: players }, () => STRENGTHS[random(STRENGTHS.length)] ?? '')
    const { lines, state, refusals } = simulate({
      game,
      id: `simulated-${seed}`,
      at: 1_763_456_789_000_000,
      options,
      seats: strengths,
      random,
    })
    const { report, isOver, outcome } = auditOf(lines.map((line) => `${line}\n`).join(''))
    const told = `seed ${seed}: ${strengths.join(', ')} ${JSON.stringify(options)}`
    expect(report.findings, told).toEqual([])
    expect({ isOver, winner: outcome.winner }, told).toEqual({
      isOver: true,
      winner: game.outcomeOf(state).winner,
    })
    expect(outcome.winner, told).not.toBeNull()
    expect(
      refusals.filter(({ refusal }) => !RACES.has(refusal.code)),
      told,
    ).toEqual([])
  }
})

test(`bots get along with tiles and tables of any kind (seed ${SEED})`, () => {
  for (const seed of seeds(12)) {
    const random = seededRandom(seed)
    const players = 2 + random(3)
    const size = [3, 5, 9, 21][random(4)] ?? 21
    const tileset = oddTileSet(random)
    const create: typeof game.create = (wish, chance) => {
      const draft = game.create(wish, chance)
      return draft.ok ? ok({ ...draft.value, data: { ...(draft.value.data as object), tileset } }) : draft
    }
    const { lines, refusals } = simulate({
      game: { ...game, create },
      id: `odd-${seed}`,
      at: 1_763_456_789_000_000,
      options: { table: { width: size, height: size }, variants: { headStart: random(2) === 0 } },
      seats: Array.from({ length: players }, () => STRENGTHS[random(STRENGTHS.length)] ?? ''),
      random,
      most: 1500,
    })
    const told = `seed ${seed}: ${players} players, ${size} × ${size}`
    expect(auditOf(lines.map((line) => `${line}\n`).join('')).report.findings, told).toEqual([])
    expect(lines.length, told).toBeGreaterThan(20)
    expect(
      refusals.filter(({ refusal }) => !RACES.has(refusal.code)),
      told,
    ).toEqual([])
  }
})

/** In `npm run prove` these make twelve hundred matches. */
const OF_FUGITIVE = 7
const BOTS = Object.keys(fugitive.bots)

test.each([null, ...VARIANTS])(
  `fugitive matches of bots (%s) audit clean and come to an end (seed ${SEED})`,
  (variant) => {
    for (const seed of seeds(OF_FUGITIVE)) {
      const random = seededRandom(seed)
      const strengths = [0, 1].map(() => BOTS[random(BOTS.length)] ?? '')
      const { lines, state, refusals } = simulate({
        game: fugitive,
        id: `simulated-${seed}`,
        at: 1_763_456_789_000_000,
        options: { variant },
        seats: strengths,
        random,
      })
      const { report, isOver, outcome } = auditOf(lines.map((line) => `${line}\n`).join(''))
      const told = `seed ${seed}: ${strengths.join(', ')}`
      expect(refusals, told).toEqual([])
      expect(report.findings, told).toEqual([])
      expect({ isOver, winner: outcome.winner }, told).toEqual({
        isOver: true,
        winner: fugitive.outcomeOf(state).winner,
      })
      expect(outcome.winner, told).not.toBeNull()
    }
  },
)

const BOTS_OF_COLDITZ = Object.keys(colditz.bots)
/** By number of players; in `npm run prove` these make ten thousand matches. */
const OF_COLDITZ = PROVE > 1 ? 200 : 2

test.each([2, 3, 4, 5, 6])(
  `colditz matches of %i bots audit clean and come to an end (seed ${SEED})`,
  (players) => {
    for (const seed of seeds(OF_COLDITZ)) {
      const random = seededRandom(seed)
      const strengths = Array.from({ length: players }, () => BOTS_OF_COLDITZ[random(3)] ?? '')
      const times = [{}, { turnS: 60, reactS: 8 }, { turnS: 60, reactS: 8, timeAlone: true }][random(3)]
      const options = {
        ...times,
        rounds: PROVE > 1 ? 20 + random(31) : 4 + random(6),
        doOrDie: random(2) === 0,
        chapelExit: random(2) === 0,
        joint: random(4) === 0 ? players : 0,
      }
      const { lines, refusals } = simulate({
        game: colditz,
        id: `simulated-${seed}`,
        at: 1_763_456_789_000_000,
        options,
        seats: strengths,
        random,
      })
      const { report, isOver, outcome } = auditOf(lines.map((line) => `${line}\n`).join(''))
      const told = `seed ${seed}: ${strengths.join(', ')} ${JSON.stringify(options)}`
      expect(refusals, told).toEqual([])
      expect(report.findings, told).toEqual([])
      expect({ isOver, winners: outcome.winners.length > 0 }, told).toEqual({ isOver: true, winners: true })
    }
  },
)
