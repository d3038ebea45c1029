import { defineConfig } from 'vitest/config'
import { traceCalls } from './tests/viewer/walk/trace-calls.ts'

const testTimeout = 120_000 * Number(process.env.PROVE ?? 1)

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Many tests wait for what others do: on two cores one worker would leave one idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'services/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
          ],
          testTimeout,
          // Unit tests leave nothing behind, so that a worker loads each module once and not once for each file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/viewer/walk/**'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout,
          hookTimeout: testTimeout,
          isolate: false,
        },
      },
      {
        // One test, in which the house says who calls whom.
        plugins: [traceCalls()],
        test: {
          name: 'walk',
          include: ['tests/viewer/walk/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
})
