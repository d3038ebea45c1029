import type { GameParts } from '../parts.ts'
import { CHASE_1, type ChaseRules } from './vocabulary/rules.ts'

/** Chase by one version of its rules, part by part. */
function chasePartsBy(rules: ChaseRules): GameParts {
  return {
    id: 'chase',
    rules: rules.version,
    loadReading: async () => (await import('./reading.ts')).chaseReadingBy(rules),
    loadPlaying: async () => (await import('./playing.ts')).chasePlayingBy(rules),
    loadBots: async () => (await import('./bots/index.ts')).chaseBots,
  }
}

export const chaseParts = chasePartsBy(CHASE_1)
