import type { TournamentTableView, TournamentView } from '@getaway/client/protocol'
import type { GameSet } from '@getaway/engine'
import {
  objectionsUntil,
  rulingFor,
  type SeatOfTable,
  scoreOf,
  type TournamentState,
  type TournamentTable,
} from '@getaway/engine/tournament'
import type { FoundMatch } from '../store/index.ts'
import type { KnownTournament } from './book.ts'
import { rankingOf } from './commands.ts'

/** Where a match is looked at. */
export type PagesOf = (match: string, game: string) => { readonly watch: string | null }

export interface ViewDependencies {
  readonly games: GameSet
  readonly pagesOf: PagesOf
}

/** A tournament as somebody is told of it: the log as far as they know it, and its matches as they know them. */
export function tournamentView(
  { state, seq, hash }: KnownTournament,
  matches: readonly FoundMatch[],
  { pagesOf }: ViewDependencies,
): TournamentView {
  const found = new Map(matches.map((match) => [match.id, match]))
  return {
    id: state.id,
    name: state.name,
    logo: state.logo,
    status: state.status,
    createdAt: state.createdAt,
    objectionS: state.objectionS,
    head: { seq, hash },
    stages: state.stages.flatMap(({ stage, name, isRemoved }) => (isRemoved ? [] : [{ stage, name }])),
    players: state.players.map((player) => ({ ...player })),
    tables: state.tables.map((table) => tableView(state, table, found.get(table.match), pagesOf)),
    standings: rankingOf(state),
    rulings: state.rulings.map((ruling) => ({
      ...ruling,
      winners: [...ruling.winners],
      withdrawn: ruling.withdrawn && { ...ruling.withdrawn },
    })),
    objections: state.objections.map((objection) => ({
      ...objection,
      answer: objection.answer && { ...objection.answer },
    })),
  }
}

function tableView(
  state: TournamentState,
  table: TournamentTable,
  match: FoundMatch | undefined,
  pagesOf: PagesOf,
): TournamentTableView {
  const { result } = table
  const score = scoreOf(state, table)
  const { watch } = pagesOf(table.match, table.game)
  const isOver = match?.status === 'over'
  return {
    table: table.table,
    stage: table.stage,
    name: table.name,
    match: table.match,
    game: table.game,
    marksOf: [...table.marks],
    delayMs: table.delayMs,
    startsAt: table.startsAt,
    openedAt: table.openedAt,
    status: match?.status ?? 'waiting',
    seats: table.seats.map((seat, index) => seatView(seat, index, match)),
    marks: match?.summary.players.map(({ marks }) => marks) ?? [],
    result: result
      ? {
          status: result.status,
          endedAt: result.endedAt,
          winners: [...result.winners],
          marks: result.players.map(({ marks }) => marks),
          objectionsUntil: objectionsUntil(state, table) ?? result.endedAt,
        }
      : null,
    score: score ? { winners: [...score.winners], marks: score.marks } : null,
    ruling: rulingFor(state, table.match)?.ruling ?? null,
    acts: table.acts.map(({ at, seq, type, reason, organiser }) => ({ at, seq, type, reason, organiser })),
    pages: {
      watch: isOver ? null : watch,
      replay: isOver && watch !== null ? `/replay/${table.match}` : null,
      audit: isOver ? `/audit/${table.match}` : null,
    },
  }
}

function seatView(
  { credits }: SeatOfTable,
  seat: number,
  match: FoundMatch | undefined,
): TournamentTableView['seats'][number] {
  const { name = null, key = null, isProved = false, bot = null } = match?.summary.players[seat] ?? {}
  const player = credits.at(-1)?.player
  return {
    seat,
    player: typeof player === 'number' ? player : null,
    name,
    key,
    isProved,
    bot,
    credits: credits.map((credit) => ({ ...credit, marks: { ...credit.marks } })),
  }
}
