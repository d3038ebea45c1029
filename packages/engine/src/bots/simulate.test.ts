import { describe, expect, test } from 'vitest'
import { createAuditor } from '../audit/audit.ts'
import type { Bot } from '../bot.ts'
import { chase } from '../games/chase/game.ts'
import type { Match } from '../games/chase/state/match.ts'
import { isRunning, pileOf } from '../games/chase/state/round.ts'
import type { Command } from '../games/chase/vocabulary/commands.ts'
import { seededRandom } from '../random.ts'
import { simulate } from './simulate.ts'

const AT = 1_763_456_789_000_000
const FAIR = { race: { policy: 'fair', capMs: 100 } }

function simulated(players: number, seed: number, bots: Record<string, Bot<Match, Command>> = chase.bots) {
  return simulate({
    game: { ...chase, bots },
    id: `simulated-${seed}`,
    at: AT,
    options: seed % 2 === 0 ? FAIR : {},
    seats: Array.from({ length: players }, () => Object.keys(bots)[0] ?? ''),
    random: seededRandom(seed),
    most: 4000,
  })
}

test('the same seed gives the same log', () => {
  expect(simulated(2, 5).lines).toEqual(simulated(2, 5).lines)
  expect(simulated(2, 5).lines).not.toEqual(simulated(2, 6).lines)
})

test.each([2, 3, 4])('%i players: the log stands up to an audit', (players) => {
  for (const seed of [1, 2]) {
    const { lines } = simulated(players, seed)
    const auditor = createAuditor()
    auditor.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
    expect(auditor.finish().report?.findings).toEqual([])
  }
})

test('the players are called by their strength and a letter, in the order of their seats', () => {
  const names = simulated(3, 1).events.flatMap((event) =>
    event.type === 'seat.taken' ? [(event.data as { name: string }).name] : [],
  )
  expect(names).toEqual(['A', 'B', 'C'].map((letter) => `${Object.keys(chase.bots)[0]} ${letter}`))
})

test('no such strength', () => {
  const setup = { game: chase, id: 'x', at: AT, random: seededRandom(1) }
  expect(() => simulate({ ...setup, seats: ['regular', 'divine'] })).toThrow('"divine"')
  expect(() => simulate({ ...setup, seats: ['regular'] })).toThrow('2 to 4 players')
})

test('bots that want nothing end a match where it stands', () => {
  const { events, state } = simulated(2, 1, { idle: { intend: () => undefined } })
  expect(state.over?.how).toBe('abandoned')
  expect(events.at(-1)?.type).toBe('game.abandoned')
})

describe('a bot', () => {
  const regular = chase.bots.regular as Bot<Match, Command>

  test.each([2, 3, 4])('of %i sees what its seat may see, and nothing else', (players) => {
    let hidden = 0
    const spy: Bot<Match, Command> = {
      ...regular,
      intend(view, seat, random) {
        const { round } = view
        if (round && !view.over && round.roles[seat] === 'chaser') {
          expect(round.piles.map(({ tiles }) => tiles)).toEqual([undefined, undefined])
          expect(round.starts).toBeUndefined()
          hidden++
        }
        if (
          round &&
          isRunning(round) &&
          players > 2 &&
          !round.exchanged &&
          pileOf(round, seat) !== undefined
        ) {
          const other = pileOf(round, seat) === 0 ? 1 : 0
          expect(round.piles[other].tiles).toBeUndefined()
          hidden++
        }
        return regular.intend(view, seat, random)
      },
    }
    simulated(players, 3, { spy })
    expect(hidden).toBeGreaterThan(20)
  })

  test('does not do what it no longer wants, once it has seen that the table changed', () => {
    const stubborn: Bot<Match, Command> = {
      intend(view, seat, random) {
        const intent = regular.intend(view, seat, random)
        return intent && { command: intent.command, thinkMs: intent.thinkMs }
      },
    }
    const mistakes = (bots: Record<string, Bot<Match, Command>>) =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
        const { past, round } = simulated(2, seed, bots).state
        return [...past, round].filter((one) => one?.score?.mistakes.chasers)
      }).length
    expect(mistakes({ stubborn })).toBeGreaterThan(mistakes({ regular }) + 3)
  })

  test('does not think on before it has seen what became of its last wish', () => {
    const views: number[] = []
    const counting: Bot<Match, Command> = {
      ...regular,
      intend(view, seat, random) {
        if (seat === 0 && view.round?.roles[0] === 'chaser' && isRunning(view.round)) {
          views.push(view.round.paths[0]?.markers.length ?? 0)
        }
        return regular.intend(view, seat, random)
      },
    }
    const refusals = [1, 2, 3, 4].flatMap((seed) => simulated(2, seed, { counting }).refusals)
    expect(views.length).toBeGreaterThan(8)
    expect(refusals).toEqual([])
  })
})
