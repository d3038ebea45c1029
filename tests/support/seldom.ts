import { type TestContext, test } from 'vitest'
import { PROVE, SEED } from './seeds.ts'

/** Of so many tests that are `seldom` one runs: `npm test` sets it. */
const ONE_OF = PROVE > 1 ? 1 : Number(process.env.SELDOM ?? 1)

let count = 0

/** A test of a second way to what another test of its file shows: some of them run at `npm test`, others every time, and all of them otherwise. */
export function seldom(name: string, run: (context: TestContext) => Promise<void>): void {
  test.runIf((SEED + count++) % ONE_OF === 0)(name, run)
}
