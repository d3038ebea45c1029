import { expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { chase } from '../games/chase/game.ts'
import type { Match } from '../games/chase/state/match.ts'
import { play, T0, word } from '../games/chase/testing/fixture.ts'
import type { Command } from '../games/chase/vocabulary/commands.ts'
import type { ChaseEvent } from '../games/chase/vocabulary/events.ts'
import { seededRandom } from '../random.ts'
import { createSeatedBot } from './seated-bot.ts'

/** Wants to get ready, again and again, until the other one is. */
const eager: Bot<Match, Command> = {
  intend: (view) => (view.players[1]?.ready ? undefined : { command: { type: 'get-ready' }, thinkMs: 2 }),
}
const { events } = play({}, [
  word('seat.connected', {}, 0),
  word('seat.connected', {}, 1),
  word('seat.ready', {}, 1),
])

function seated(bot: Bot<Match, Command>) {
  const player = createSeatedBot({ game: chase, bot, seat: 0, random: seededRandom(1) })
  const see = (index: number, now: number) =>
    player.see({ event: events[index] as ChaseEvent, reveals: [] }, now)
  return { player, see }
}

test('thinks from what it sees on, and is not hurried by what comes', () => {
  const { player, see } = seated(eager)
  expect(player.dueAt).toBeUndefined()
  see(0, T0)
  see(1, T0 + 1500)
  expect(player.dueAt).toBe(T0 + 2000)
  expect(player.act()).toEqual({ type: 'get-ready' })
})

test('waits for its answer, and until it has seen what was recorded', () => {
  const { player, see } = seated(eager)
  see(0, T0)
  player.act()
  see(1, T0 + 10)
  expect(player.dueAt).toBeUndefined()
  player.answered(3, T0 + 20)
  expect(player.dueAt).toBeUndefined()
  see(2, T0 + 30)
  expect(player.dueAt).toBe(T0 + 2030)
})

test('thinks again at once after a refusal', () => {
  const { player, see } = seated(eager)
  see(0, T0)
  player.act()
  player.answered(undefined, T0 + 20)
  expect(player.dueAt).toBe(T0 + 2020)
})

test('drops what it no longer wants', () => {
  const { player, see } = seated({
    intend: (view, seat, random) => {
      const intent = eager.intend(view, seat, random)
      return intent && { ...intent, stands: ({ players }) => !players[1]?.ready }
    },
  })
  for (const index of [0, 1, 2]) see(index, T0)
  expect(player.dueAt).toBe(T0 + 2000)
  see(3, T0 + 10)
  expect(player.dueAt).toBeUndefined()
})

test('what is too near to be stopped is done', () => {
  const { player, see } = seated({
    intend: (view, seat, random) => {
      const intent = eager.intend(view, seat, random)
      return intent && { ...intent, stands: (_, leftMs) => leftMs < 1.5 }
    },
  })
  for (const index of [0, 1, 2]) see(index, T0)
  see(3, T0 + 600)
  expect(player.dueAt).toBe(T0 + 2000)
})
