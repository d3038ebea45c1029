import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The programs as people start them, from the root. */
export const SOURCES = {
  cli: 'packages/cli/bin/getaway.js',
  service: 'services/game-api/src/main.ts',
} as const
