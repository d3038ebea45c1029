import { ServiceError } from '@getaway/client'
import { isUnreachable } from '../../offline/is-unreachable.ts'
import { useWords } from './app-context.ts'

/** For now it can do no more: rates, room for matches, room on the disk. */
const BUSY: ReadonlySet<number> = new Set([429, 503, 507])

/** Why the service did not do what it was asked for: in our words where they say enough, else in its own. */
export function useProblemText(): (error: unknown) => string {
  const say = useWords()
  return (error) => {
    if (isUnreachable(error) || !(error instanceof ServiceError)) return say('problem.offline')
    return BUSY.has(error.status) ? say('problem.busy') : error.message
  }
}
