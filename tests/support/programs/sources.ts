import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Where the programs begin, from the root. */
export const SOURCES = {
  cli: 'packages/cli/src/program.ts',
  service: 'services/game-api/src/main.ts',
} as const
