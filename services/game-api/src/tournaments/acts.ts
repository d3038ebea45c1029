import type { MatchAct, TournamentPreview, TournamentReceipt } from '@getaway/client/protocol'
import { type Outcome, ok } from '@getaway/engine'
import {
  actOf,
  changesAt,
  countsCorrections,
  type TournamentFact,
  type TournamentState,
  type TournamentTable,
  tableOfMatch,
} from '@getaway/engine/tournament'
import { refusedByRecord, refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { readEvents, tournamentAct } from '../store/index.ts'
import { eventOf, noTournament } from './book.ts'
import {
  type CommandDependencies,
  standingsBoth,
  stateWith,
  type TournamentCommandRefusalCode,
} from './commands.ts'
import type { StaffMember } from './staff.ts'

type OfAct<Value> = ServiceResult<Value, TournamentCommandRefusalCode>

export interface OrganiserAct {
  readonly match: string
  readonly id: string
  readonly command: MatchAct['command']
  /** When it was asked for (µs). */
  readonly received: number
}

/** What an organiser does in a match: first in its own log, then in the tournament's, which names it by its hash. */
export async function actInMatch(
  { database, hub, book }: CommandDependencies,
  by: StaffMember,
  { match, id, command, received }: OrganiserAct,
): Promise<OfAct<TournamentReceipt>> {
  const { tournament, name } = by
  const wish = { id, said: { match, command } }
  const answered = await book.answered(tournament, by.id, wish)
  if (!answered.ok) return answered
  if (answered.value) return ok(answered.value)
  const known = await book.read(tournament)
  if (!known) return noTournament(tournament)
  if (!tableOfMatch(known.state, match)) return noMatchIn(match)
  const timing = { received, claimed: null, rtt: null, seen: null }
  // The id that the match would know it by, so that a repeated wish is one act there, too.
  const sent = { by: 'organiser', name, id: `${by.id} ${id}`, command, timing, madeFor: null } as const
  const done = await hub.withMatch(match, (live) => live.command(sent))
  if (!done.ok) return 'type' in done.error ? { ok: false, error: done.error } : refusedByRecord(done.error)
  const { seq } = done.value
  const [row] = await readEvents(database.db, match, seq - 1, 1)
  if (!row) throw new Error(`match ${match} has no event ${seq}`)
  const act = actOf(eventOf(row.body, row.hash))
  const fact: TournamentFact = {
    type: 'act.recorded',
    by: 'organiser',
    data: { match, ...act, organiser: name },
  }
  const changed = await book.change(tournament, { actor: by.id, wish, make: () => ok([fact]) })
  if (changed.ok) return ok({ seq: changed.value.seq, hash: changed.value.hash })
  // The match ended by it, and that was written first, with the act.
  const written = await tournamentAct(database.db, tournament, match, seq)
  return written ? ok(written) : changed
}

/** How an act would change the match, and the standings if the match ended as it stands. */
export async function previewAct(
  { hub, book }: CommandDependencies,
  { tournament, name }: StaffMember,
  { match, command }: Pick<OrganiserAct, 'match' | 'command'>,
): Promise<OfAct<TournamentPreview>> {
  const known = await book.read(tournament)
  if (!known) return noTournament(tournament)
  const table = tableOfMatch(known.state, match)
  if (!table) return noMatchIn(match)
  const preview = await hub.withMatch(match, (live) => live.preview(command, name))
  if (!preview.ok)
    return 'type' in preview.error ? { ok: false, error: preview.error } : refusedByRecord(preview.error)
  const { before, after } = preview.value
  const states = [before, after].map((outcome) => endedWith(known.state, table, outcome))
  const [one = known.state, other = known.state] = states
  return ok({ ...standingsBoth(one, other), match: { before: scoreIn(before), after: scoreIn(after) } })
}

/** The tournament as if the match had come out so. */
function endedWith(
  state: TournamentState,
  table: TournamentTable,
  { status, winners, players }: Outcome,
): TournamentState {
  if (table.result || status === 'running') return state
  const sealed = stateWith(state, {
    type: 'match.sealed',
    by: 'server',
    data: {
      match: table.match,
      events: 1,
      hash: '0'.repeat(64),
      endedAt: state.at,
      status,
      winners,
      players: players.map(({ name, key, isProved, bot, marks }) => ({ name, key, isProved, bot, marks })),
      // Who changed seats keeps what they had: only the match's end counts it again.
      ...(countsCorrections(state) ? { won: changesAt(table).map(wonAsKnown) } : {}),
    },
  })
  return sealed.ok ? sealed.value : state
}

function wonAsKnown({ seat, from, marks }: ReturnType<typeof changesAt>[number]) {
  return { seat, from, marks }
}

function scoreIn({ winners, players }: Outcome) {
  return { winners: [...winners], marks: players.map(({ marks }) => ({ ...marks })) }
}

export const noMatchIn = (match: string) =>
  refuseWith('no-match', `there is no match ${JSON.stringify(match.slice(0, 64))} in this tournament`)
