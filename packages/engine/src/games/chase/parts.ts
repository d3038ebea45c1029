import type { GameParts } from '../parts.ts'

/** Chase, part by part. */
export const chaseParts: GameParts = {
  id: 'chase',
  rules: 'chase/1',
  loadReading: async () => (await import('./reading.ts')).chaseReading,
  loadPlaying: async () => (await import('./playing.ts')).chasePlaying,
  loadBots: async () => (await import('./bots/index.ts')).chaseBots,
}
