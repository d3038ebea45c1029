import type { TournamentPreview, TournamentReceipt } from '@getaway/client/protocol'
import { ok, type WonMarks } from '@getaway/engine'
import {
  type CommandCircumstance,
  countsCorrections,
  decideTournament,
  stepTournament,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentFact,
  type TournamentState,
  tableOfMatch,
  tournamentStandings,
} from '@getaway/engine/tournament'
import type { NotJudged } from '../judging/judging-worker.ts'
import type { Hub, NoMatch } from '../live/hub/hub.ts'
import type { ServiceResult } from '../refusals/refusal.ts'
import { reissueSeatInvitation, type SeatRefusalCode } from '../seats/seat-service.ts'
import { type Database, tournamentOfMatch } from '../store/index.ts'
import { noTournament, refusedAs, type TournamentBook } from './book.ts'
import { type MatchLogDependencies, readMatch } from './match-log.ts'
import type { TournamentResults } from './results.ts'
import { seatInvitation } from './secrets.ts'
import type { StaffMember } from './staff.ts'

export type TournamentCommandRefusalCode =
  | 'no-tournament'
  | SeatRefusalCode
  | NoMatch['code']
  | NotJudged['code']

type OfCommand<Value> = ServiceResult<Value, TournamentCommandRefusalCode>

export interface CommandDependencies {
  readonly database: Database
  readonly judging: MatchLogDependencies['judging']
  readonly hub: Hub
  readonly book: TournamentBook
  readonly results: Pick<TournamentResults, 'settle'>
}

/** Does what an organiser asks for. */
export async function commandTournament(
  dependencies: CommandDependencies,
  by: StaffMember,
  id: string,
  command: TournamentCommand,
): Promise<OfCommand<TournamentReceipt>> {
  const { book, results } = dependencies
  const { tournament, name: organiser } = by
  const wish = { id, said: command }
  const answered = await book.answered(tournament, by.id, wish)
  if (!answered.ok) return answered
  if (answered.value) return ok(answered.value)
  // What is over counts as over, however quick the organiser is.
  await results.settle(tournament)
  for (let tries = MOST_TRIES; ; tries--) {
    const taken = await takeSeat(dependencies, by, command)
    if (!taken.ok) return taken
    const circumstance = await circumstanceOf(dependencies, tournament, command)
    if (!circumstance.ok) return circumstance
    const seat = circumstance.value
    let isOvertaken = false
    const changed = await book.change(tournament, {
      actor: by.id,
      wish,
      make(state) {
        // Somebody else was given the seat meanwhile, with the invitation that it has now.
        isOvertaken = taken.value !== undefined && nextReissue(state, taken.value.of) !== taken.value.reissue
        if (isOvertaken) return ok([])
        const decided = decideTournament(state, command, { organiser, seat })
        return decided.ok ? ok([decided.value]) : decided
      },
    })
    if (!changed.ok) return changed
    if (!isOvertaken) return ok({ seq: changed.value.seq, hash: changed.value.hash })
    if (tries === 0) throw new Error(`a seat of tournament ${tournament} is given away again and again`)
  }
}

/** Organisers who want the same seat at once come one after the other. */
const MOST_TRIES = 20

/** The standings before and after; nothing is done. */
export async function previewCommand(
  dependencies: CommandDependencies,
  { tournament, name: organiser }: StaffMember,
  command: TournamentCommand,
): Promise<OfCommand<TournamentPreview>> {
  const { book, results } = dependencies
  await results.settle(tournament)
  const known = await book.read(tournament)
  if (!known) return noTournament(tournament)
  const { state } = known
  const circumstance = await circumstanceOf(dependencies, tournament, command)
  if (!circumstance.ok) return circumstance
  const after = stateAfter(state, command, { organiser, seat: circumstance.value })
  return after.ok ? ok({ ...standingsBoth(state, after.value), match: null }) : after
}

/** The standings of two states, as previews tell them. */
export function standingsBoth(before: TournamentState, after: TournamentState) {
  return { before: rankingOf(before), after: rankingOf(after) }
}

/** Standings as answers tell them. */
export function rankingOf(state: TournamentState): TournamentPreview['before'] {
  const { matches, marks, players } = tournamentStandings(state)
  return {
    matches,
    marks: [...marks],
    players: players.map(({ marks: won, ...player }) => ({ ...player, marks: { ...won } })),
  }
}

/** The state after a fact that nobody records. */
export function stateWith(state: TournamentState, fact: TournamentFact): OfCommand<TournamentState> {
  const { state: after, refusal } = stepTournament(state, { ...fact, at: state.at } as TournamentEvent)
  return refusal ? refusedAs(refusal) : ok(after)
}

function stateAfter(
  state: TournamentState,
  command: TournamentCommand,
  circumstance: CommandCircumstance,
): OfCommand<TournamentState> {
  const decided = decideTournament(state, command, circumstance)
  return decided.ok ? stateWith(state, decided.value) : refusedAs(decided.error)
}

/** What the log of the match says, where a command is about a part of it. */
async function circumstanceOf(
  { database, judging, book }: CommandDependencies,
  tournament: string,
  command: TournamentCommand,
): Promise<OfCommand<{ readonly next: number; readonly marksBefore: WonMarks } | undefined>> {
  if (command.type !== 'replace-seat' && command.type !== 'credit-seat') return ok(undefined)
  // Nobody has the service read other people's matches.
  if ((await tournamentOfMatch(database.db, command.match)) !== tournament) return ok(undefined)
  const from = command.type === 'credit-seat' ? command.from : undefined
  if (from === 1) return ok({ next: 1, marksBefore: {} })
  const known = await book.read(tournament)
  // What was won by then is counted with what was corrected since, where the tournament says so.
  const isRecounted = known !== undefined && countsCorrections(known.state) && from !== undefined
  const wanted = isRecounted ? { places: [from] } : { before: from }
  const found = await readMatch({ database, judging }, { match: command.match, tournament, ...wanted })
  if (!found.ok) return found
  const read = found.value
  if (isRecounted) {
    const won = read?.wonBefore[0]
    return ok(won && { next: from, marksBefore: won[command.seat] ?? {} })
  }
  // Not so far yet: refused for what it is.
  if (!read || (from !== undefined && read.last.seq !== from - 1)) return ok(undefined)
  // Whoever leaves before anything is dealt has not played.
  if (command.type === 'replace-seat' && !read.outcome.hasBegun) return ok({ next: 1, marksBefore: {} })
  return ok({ next: read.last.seq + 1, marksBefore: read.outcome.players[command.seat]?.marks ?? {} })
}

type SeatCommand = Extract<TournamentCommand, { readonly type: 'replace-seat' | 'reissue-invitation' }>

/** A seat that was taken from whoever had it, and which of its invitations opens it now. */
interface TakenSeat {
  readonly of: Pick<SeatCommand, 'match' | 'seat'>
  readonly reissue: number
}

/**
 * Before a seat is given to somebody else in the tournament's log, whoever had it loses it: what is played in between
 * nobody can have played. Done again after a cut line, it gives the same invitation.
 */
async function takeSeat(
  dependencies: CommandDependencies,
  { tournament, name: organiser, secret }: StaffMember,
  command: TournamentCommand,
): Promise<OfCommand<TakenSeat | undefined>> {
  if (command.type !== 'replace-seat' && command.type !== 'reissue-invitation') return ok(undefined)
  const { database, hub, book } = dependencies
  const { match, seat } = command
  const known = await book.read(tournament)
  if (!known) return noTournament(tournament)
  const provisional = { next: 1, marksBefore: {} }
  const may = stateAfter(known.state, command, { organiser, seat: provisional })
  if (!may.ok) return may
  const reissue = nextReissue(known.state, command)
  const invitation = seatInvitation(secret, match, seat, reissue)
  return hub.withMatch(match, async (live) => {
    const given = await reissueSeatInvitation(database, live, seat, 'organiser', invitation)
    return given.ok ? ok({ of: { match, seat }, reissue }) : given
  })
}

function nextReissue(state: TournamentState, { match, seat }: TakenSeat['of']): number {
  return (tableOfMatch(state, match)?.seats[seat]?.reissues ?? 0) + 1
}
