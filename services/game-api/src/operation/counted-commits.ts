import type { GroupCommit } from '../store/index.ts'
import type { Metrics } from './metrics.ts'

/** The same commits, with what came of each append counted. */
export function countedCommits(commits: GroupCommit, metrics: Pick<Metrics, 'appended'>): GroupCommit {
  return {
    close: commits.close,
    async append(append) {
      try {
        const outcome = await commits.append(append)
        metrics.appended(outcome)
        return outcome
      } catch (error) {
        metrics.appended('failed')
        throw error
      }
    },
  }
}
