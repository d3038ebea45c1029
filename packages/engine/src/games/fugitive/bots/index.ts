import type { Bot } from '../../../bot.ts'
import type { Match } from '../state/match.ts'
import type { Command } from '../vocabulary/commands.ts'
import { PERSONS, type Person } from './person.ts'
import { fugitivePlayer } from './player.ts'

/** By strength, from the weakest on. */
export const fugitiveBots: Readonly<Record<string, Bot<Match, Command>>> = Object.fromEntries(
  Object.entries(PERSONS).map(([strength, person]: [string, Person]) => [strength, fugitivePlayer(person)]),
)
