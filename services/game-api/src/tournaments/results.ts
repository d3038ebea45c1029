import { ok } from '@getaway/engine'
import {
  actOf,
  changesAt,
  countsCorrections,
  type TournamentFact,
  type TournamentTable,
  tableOfMatch,
} from '@getaway/engine/tournament'
import type { Faults } from '../operation/faults.ts'
import type { RecordRefusal, ServiceRefusal } from '../refusals/refusal.ts'
import { type Database, tournamentOfMatch, unsealedMatches } from '../store/index.ts'
import type { TournamentBook } from './book.ts'
import { type MatchLogDependencies, readMatch } from './match-log.ts'

/** Writes into tournaments how their matches came out. */
export interface TournamentResults {
  /** A match is over. */
  note(match: string): void
  /** All of a tournament that is over and not written yet. */
  settle(tournament: string): Promise<void>
  close(): Promise<void>
}

const SWEEP_MS = 15_000
const WHAT = 'the result of a tournament’s match'

export function createTournamentResults(dependencies: {
  readonly database: Database
  readonly judging: MatchLogDependencies['judging']
  readonly book: TournamentBook
  readonly onFault: Faults
}): TournamentResults {
  const { database, judging, book, onFault } = dependencies
  const { db } = database
  let under: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const record = async (match: string, tournament: string): Promise<void> => {
    const begun = await book.read(tournament)
    const changes = changesIn(begun && tableOfMatch(begun.state, match))
    const places = changes.map(({ from }) => from)
    const read = await readMatch({ database, judging }, { match, tournament, places })
    // The judges are busy: the next sweep, or whoever needs it first, asks again.
    if (!read.ok && read.error.code === 'judging-overloaded') return
    if (!read.ok) throw new Error(read.error.detail)
    if (!read.value) return
    const { outcome, last, acts, wonBefore } = read.value
    const won = changes.map(({ seat, from }, index) => ({
      seat,
      from,
      marks: wonBefore[index]?.[seat] ?? {},
    }))
    let isOvertaken = false
    const changed = await book.change(tournament, {
      actor: 'server',
      make(state) {
        const now = tableOfMatch(state, match)
        // Somebody else was credited with a seat meanwhile.
        isOvertaken = JSON.stringify(changesIn(now)) !== JSON.stringify(changes)
        if (isOvertaken) return ok([])
        const known = new Set(now?.acts.map(({ seq }) => seq))
        // What was done past the desk, or was cut off before it was written here.
        const missing = acts
          .filter(({ seq }) => !known.has(seq))
          .map((event): TournamentFact => {
            return { type: 'act.recorded', by: 'server', data: { match, ...actOf(event) } }
          })
        const players = outcome.players.map(({ name, key, isProved, bot, marks }) => {
          return { name, key, isProved, bot, marks }
        })
        const sealed: TournamentFact = {
          type: 'match.sealed',
          by: 'server',
          data: {
            match,
            events: last.seq,
            hash: last.hash,
            endedAt: last.at,
            status: outcome.status === 'abandoned' ? 'abandoned' : 'ended',
            winners: outcome.winners,
            players,
            ...(countsCorrections(state) ? { won } : {}),
          },
        }
        return ok([...missing, sealed])
      },
    })
    if (isOvertaken) return record(match, tournament)
    // Over: another process has written it.
    const code = changed.ok ? undefined : codeOf(changed.error)
    if (code !== undefined && code !== 'match-over')
      throw new Error(`tournament ${tournament} does not take it: ${code}`)
  }
  /** One after the other: another process, or the sweep, may do the same, which changes nothing. */
  const later = (what: () => Promise<void>): Promise<void> => {
    const next = under.then(async () => {
      if (!isClosed) await what()
    })
    under = next.catch((error: unknown) => onFault(error, WHAT))
    return next
  }
  const settleAll = async (tournament?: string) => {
    for (const { id, tournament: of } of await unsealedMatches(db, tournament)) {
      // One that cannot be read is no reason to leave out others.
      await record(id, of).catch((error: unknown) => onFault(error, WHAT, { match: id }))
    }
  }
  const sweep = setInterval(() => void later(() => settleAll()).catch(() => {}), SWEEP_MS)
  sweep.unref()

  return {
    note(match) {
      void later(async () => {
        const tournament = await tournamentOfMatch(db, match)
        if (tournament !== undefined) await record(match, tournament)
      }).catch(() => {})
    },
    settle: (tournament) => later(() => settleAll(tournament)),
    async close() {
      isClosed = true
      clearInterval(sweep)
      await under
    },
  }
}

/** Where its seats changed players. */
function changesIn(table: TournamentTable | undefined): readonly { seat: number; from: number }[] {
  return table ? changesAt(table).map(({ seat, from }) => ({ seat, from })) : []
}

function codeOf(error: RecordRefusal | ServiceRefusal): string {
  return error.type === 'record' ? error.refusal.code : error.code
}
