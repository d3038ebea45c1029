import type { Ruled } from '../../judging/judging.ts'
import { Problem } from './problem.ts'

/** Why the judge did not judge. */
export function overloaded(failed: Extract<Ruled, { failed: unknown }>['failed']): Problem {
  return failed === 'overloaded'
    ? new Problem(503, 'judging-overloaded', 'too many logs wait to be judged; try again soon', {
        headers: { 'retry-after': '5' },
      })
    : new Problem(503, 'judging-too-long', 'judging this log takes too long; `getaway audit` has the time')
}
