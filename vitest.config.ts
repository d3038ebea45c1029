import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { traceCalls } from './tests/viewer/walk/trace-calls.ts'

const testTimeout = 120_000 * Number(process.env.PROVE ?? 1)
/** What all tests have in common: patience, so that none fails because the machine is busy, nor keeps it busy by asking. */
const patient = {
  testTimeout,
  hookTimeout: testTimeout,
  expect: { poll: { timeout: 20_000, interval: 100 } },
}

/** How the threads of a service start within a test. */
const BUNDLED_WORKER = fileURLToPath(
  new URL('tests/support/programs/start-bundled-worker.ts', import.meta.url),
)

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Many tests wait for what others do: with a worker for each core the cores would be idle half of the time, and with two a fifth of it.
    maxWorkers: Math.min(8, Math.ceil(2.5 * availableParallelism())),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'services/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
          ],
          ...patient,
          // Unit tests leave nothing behind, so that a worker loads each module once and not once for each file.
          isolate: false,
        },
      },
      {
        resolve: { alias: [{ find: /^.*\/workers\/start-worker\.ts$/, replacement: BUNDLED_WORKER }] },
        test: {
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/viewer/walk/**'],
          globalSetup: 'tests/support/global-setup.ts',
          ...patient,
          isolate: false,
        },
      },
      {
        // One test, in which the house says who calls whom.
        plugins: [traceCalls()],
        test: {
          name: 'walk',
          include: ['tests/viewer/walk/*.test.ts'],
          ...patient,
        },
      },
    ],
  },
})
