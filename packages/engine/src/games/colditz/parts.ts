import type { GameParts } from '../parts.ts'

/** Colditz, part by part. */
export const colditzParts: GameParts = {
  id: 'colditz',
  rules: 'colditz/1',
  loadReading: async () => (await import('./reading.ts')).colditzReading,
  loadPlaying: async () => (await import('./playing.ts')).colditzPlaying,
  loadBots: async () => (await import('./bots/index.ts')).colditzBots,
}
