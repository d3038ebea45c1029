import type { GameParts } from '../parts.ts'

/** Colditz, part by part; the first two come in one file as long as no page only watches it. */
export const colditzParts: GameParts = {
  id: 'colditz',
  rules: 'colditz/1',
  loadReading: async () => (await import('./playing.ts')).colditzReading,
  loadPlaying: async () => (await import('./playing.ts')).colditzPlaying,
  loadBots: async () => (await import('./bots/index.ts')).colditzBots,
}
