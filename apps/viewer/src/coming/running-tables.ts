import { type Client, type MatchSummary, ServiceError } from '@getaway/client'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { OwnTable } from '../own-tables/own-table.ts'
import type { OwnTables } from '../own-tables/own-tables.ts'

/** The player's own tables at which play has not ended. */
export interface RunningTables {
  /** The newest first; undefined until the service has answered. */
  readonly running: ReadonlySignal<readonly MatchSummary[] | undefined>
  refresh(): Promise<void>
  /** Leaves the match for good; rejects if the service could not be told, and then nothing is forgotten. */
  giveUp(match: string): Promise<void>
}

/** Nobody plays at more tables than that at once, and each costs a request of its own. */
const MOST = 8

export function createRunningTables(
  client: Pick<Client, 'readMatch' | 'command'>,
  tables: Pick<OwnTables, 'all' | 'of' | 'note' | 'drop' | 'forget'>,
): RunningTables {
  const running = signal<readonly MatchSummary[] | undefined>(undefined)
  const read = async (table: OwnTable): Promise<readonly MatchSummary[]> => {
    for (const token of tokensOf(table)) {
      try {
        const summary = await client.readMatch(table.match, { token })
        if (summary.status !== 'over') return [summary]
        tables.note(table.match, { isOver: true })
        return []
      } catch (error) {
        const code = error instanceof ServiceError ? error.code : undefined
        if (code === 'no-match') tables.forget(table.match)
        // Anything else, such as a service that is away or a match that is not told of yet, may pass.
        if (code !== 'no-such-token') return []
        tables.drop(table.match, token)
      }
    }
    return []
  }
  const refresh = async () => {
    const own = tables.all.peek().filter((table) => table.isOver !== true)
    running.value = (await Promise.all(own.slice(0, MOST).map(read))).flat()
  }
  return {
    running,
    refresh,
    async giveUp(match) {
      const summary = running.peek()?.find(({ id }) => id === match)
      const people = summary?.players.filter(({ name, bot }) => name !== null && bot === null) ?? []
      const isAwaited = summary?.status === 'waiting' && people.length > (tables.of(match)?.seats.length ?? 0)
      const { leaveMatch } = await import('./leave-match.ts')
      await leaveMatch({ client, tables }, match, { isAwaited })
      running.value = running.peek()?.filter(({ id }) => tables.of(id) !== undefined)
    },
  }
}

/** The newest first; the host's last, because a host is told of a match no sooner than the public. */
function tokensOf({ seats, host }: OwnTable): readonly string[] {
  return [...seats.toReversed(), ...(host === undefined ? [] : [host])]
}
