import type { LogEvent } from './event.ts'

/** What is wrong with an event of which a part is masked: a log that is read holds none. */
export function maskedProblem({ type, data }: Pick<LogEvent, 'type' | 'data'>): string | undefined {
  if (typeof data !== 'object' || data === null || !('hidden' in data) || data.hidden !== true)
    return undefined
  return `${type} is a masked copy; take the log that is open after the match's end`
}
