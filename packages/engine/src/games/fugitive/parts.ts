import type { GameParts } from '../parts.ts'

/** Fugitive, part by part. */
export const fugitiveParts: GameParts = {
  id: 'fugitive',
  rules: 'fugitive/1',
  loadReading: async () => (await import('./reading.ts')).fugitiveReading,
  loadPlaying: async () => (await import('./playing.ts')).fugitivePlaying,
  loadBots: async () => (await import('./bots/index.ts')).fugitiveBots,
}
