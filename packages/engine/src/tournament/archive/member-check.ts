import { createAuditor } from '../../audit/audit.ts'
import { createStandingBefore } from '../../audit/standing-before.ts'
import type { SortedFinding } from '../../audit/verdict.ts'
import { type GameSet, releasedGames } from '../../games/registry.ts'
import type { LogEvent } from '../../log/event.ts'
import type { Sha256 } from '../../log/proof/chain.ts'
import { unwrap } from '../../result.ts'
import type { MatchAccount } from '../audit/match-check.ts'
import type { TournamentTable } from '../state/state.ts'

export interface MatchCheckOptions {
  readonly key?: string | undefined
  readonly sha256?: Sha256 | undefined
  readonly games?: GameSet | undefined
}

/** Audits the log of a match and keeps what its tournament has to agree with. Throws a `LogError`, as an auditor does. */
export function createMatchCheck(
  table: TournamentTable | undefined,
  { key, sha256, games = releasedGames }: MatchCheckOptions,
) {
  const seqs = new Set(table?.seats.flatMap(({ credits }) => credits.map(({ from }) => from)) ?? [])
  seqs.delete(1)
  const gameOf = (created: LogEvent) => unwrap(games.gameOf(created))
  const before = createStandingBefore(seqs, gameOf)
  let created: LogEvent | undefined
  let last: LogEvent | undefined
  const acts: LogEvent[] = []
  const auditor = createAuditor({
    games,
    ...(key === undefined ? {} : { key }),
    ...(sha256 ? { sha256 } : {}),
    onEvent(event) {
      created ??= event
      last = event
      if (event.by === 'organiser') acts.push(event)
      before.push(event)
    },
  })
  return {
    push: (chunk: Uint8Array) => auditor.push(chunk),
    finish(): MatchAccount {
      const audit = auditor.finish()
      if (!created || !last) throw new Error('a log that was audited has events')
      const { wonBefore } = before
      return { audit, created, last, acts, before: before.before, wonBefore, marks: gameOf(created).marks }
    },
  }
}

/** What each finding of a log makes of it. */
export function kindOfFinding({ against }: Pick<SortedFinding, 'against'>) {
  if (against === 'rules') return 'faulty'
  return against === 'trust' ? 'untrusted' : 'altered'
}
