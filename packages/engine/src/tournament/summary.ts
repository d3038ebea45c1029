import type { JsonObject } from '../log/event.ts'
import { canonical } from '../log/json/canonical.ts'
import { compareTexts } from '../standings.ts'
import { tournamentStandings } from './standings.ts'
import { rulingFor, type TournamentState } from './state/state.ts'

export const SUMMARY_FORMAT = 'getaway-summary/1'

/** What a tournament came to, for readers who do not want to fold its log: it follows from the log alone. */
export function summaryOf(state: TournamentState): JsonObject {
  const tables = state.tables.toSorted((one, other) => compareTexts(one.match, other.match))
  const { matches, marks, players } = tournamentStandings(state)
  return {
    format: SUMMARY_FORMAT,
    id: state.id,
    name: state.name,
    status: state.status,
    stages: state.stages.flatMap(({ stage, name, isRemoved }) => (isRemoved ? [] : [{ stage, name }])),
    matches: tables.map((table) => {
      const ruling = rulingFor(state, table.match)
      return {
        match: table.match,
        stage: table.stage,
        table: table.name,
        game: table.game,
        status: table.result?.status ?? 'running',
        winners: table.result ? [...table.result.winners] : [],
        ruling: ruling ? ruling.ruling : null,
      }
    }),
    standings: {
      matches,
      marks: [...marks],
      players: players.map(({ player, name, key, played, won, marks }) => {
        return { player, name, key, played, won, marks: { ...marks } }
      }),
    },
  }
}

/** The summary as it stands in an archive. */
export function summaryText(state: TournamentState): string {
  return `${canonical(summaryOf(state))}\n`
}
