import type { BotPlaying, Playing, Reading } from '../game.ts'

// biome-ignore lint/suspicious/noExplicitAny: states and events go back to the game they came from.
type Unknown = any
export type AnyReading = Reading<Unknown, Unknown>
export type AnyPlaying = Playing<Unknown, Unknown, Unknown>
export type AnyBotPlaying = BotPlaying<Unknown, Unknown, Unknown>

/** One version of a game's rules for those who need only a part of it; each part is fetched when it is asked for. */
export interface GameParts {
  readonly id: string
  readonly rules: string
  loadReading(): Promise<AnyReading>
  loadPlaying(): Promise<AnyPlaying>
  loadBots(): Promise<AnyBotPlaying['bots']>
}
