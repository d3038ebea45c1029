import { ServiceError } from '@getaway/client'
import { isUnreachable } from '../../offline/is-unreachable.ts'
import { useApp, useWords } from './app-context.ts'

/** For now it can do no more: rates, room for matches, room on the disk. */
const BUSY: ReadonlySet<number> = new Set([429, 503, 507])

/** Why the service did not do what it was asked for: in our words where they say enough, else in its own. */
export function useProblemText(): (error: unknown) => string {
  const { language } = useApp()
  const say = useWords()
  return (error) => {
    if (isUnreachable(error) || !(error instanceof ServiceError)) return say('problem.offline')
    if (BUSY.has(error.status)) return say('problem.busy')
    // Refusals have words for people.
    const { text } = (error.problem ?? {}) as { readonly text?: Readonly<Record<string, unknown>> }
    const own = text?.[language.value]
    return typeof own === 'string' ? own : error.message
  }
}
