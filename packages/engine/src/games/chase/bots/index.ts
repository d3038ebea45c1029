import type { Bot } from '../../../bot.ts'
import type { Command } from '../commands.ts'
import type { Match } from '../match.ts'
import { simpleBot } from './simple.ts'

/** By strength. */
export const chaseBots: Readonly<Record<string, Bot<Match, Command>>> = { simple: simpleBot }
