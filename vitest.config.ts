import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'services/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'tests/**/*.test.ts',
    ],
    testTimeout: 120_000 * Number(process.env.PROVE ?? 1),
    passWithNoTests: false,
  },
})
