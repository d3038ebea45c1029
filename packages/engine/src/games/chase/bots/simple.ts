import type { Bot } from '../../../bot.ts'
import type { Command } from '../commands.ts'
import type { Match } from '../match.ts'
import { isRunning } from '../round.ts'
import { chaserWishes } from './chaser-wishes.ts'
import { paceOf } from './pace.ts'
import { runnerWishes } from './runner-wishes.ts'
import { startWishes } from './start-wishes.ts'

/** Plays legal tiles with an eye on the next one, and right markers. */
export const simpleBot: Bot<Match, Command> = {
  intend(view, seat, random) {
    const wishes = wishesOf(view, seat)
    const command = wishes[random(Math.max(1, wishes.length))]
    return command && { command, thinkMs: paceOf(command, view.players.length, random) }
  },
  stillWants: (view, seat, command) => {
    const text = JSON.stringify(command)
    return wishesOf(view, seat).some((wish) => JSON.stringify(wish) === text)
  },
}

/** All that it might do as well as anything else, by what this seat sees. */
function wishesOf(match: Match, seat: number): readonly Command[] {
  const { round } = match
  if (match.over) return []
  if (!round || round.score || round.setAside) {
    return match.players[seat]?.ready ? [] : [{ type: 'get-ready' }]
  }
  const isRunner = round.roles[seat] === 'runner'
  if (!round.started) return isRunner ? startWishes(match, round, seat) : []
  if (!isRunning(round)) return []
  return isRunner ? runnerWishes(match, round, seat) : chaserWishes(match, round, seat)
}
