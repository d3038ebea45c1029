import type { Bot } from '../../../bot.ts'
import type { Command } from '../commands.ts'
import type { Match } from '../match.ts'
import { randomWish } from '../testing/random-wish.ts'

export const fugitiveBots: Readonly<Record<string, Bot<Match, Command>>> = {
  novice: {
    intend(view, seat, random) {
      const command = view.over ? undefined : randomWish(view, seat, random)
      return command && { command, thinkMs: 1000 }
    },
  },
}
