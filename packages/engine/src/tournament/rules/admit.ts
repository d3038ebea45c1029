import {
  changesAt,
  countsCorrections,
  objectionsUntil,
  openObjections,
  type SealedResult,
  type TournamentState,
  type TournamentTable,
  tableOfMatch,
} from '../state/state.ts'
import { TOURNAMENT_BOUNDS } from '../vocabulary/bounds.ts'
import { TOURNAMENT_VOICES, type TournamentEvent, type TournamentEventOf } from '../vocabulary/events.ts'
import { refuseTournament as refuse, type TournamentRefusal, type TournamentRefusalCode } from './refusals.ts'

/** An event that no scribe has chained yet, or one that has been. */
export type UnchainedEvent = TournamentEvent extends infer E
  ? E extends TournamentEvent
    ? Pick<E, 'type' | 'at' | 'by' | 'data'>
    : never
  : never
type Unchained<Type extends TournamentEvent['type']> = Pick<
  TournamentEventOf<Type>,
  'type' | 'at' | 'by' | 'data'
>

/** Why the event may not stand here; undefined if it may. All doubts are here, for the service and every reader. */
export function objectionToEvent(
  state: TournamentState,
  event: UnchainedEvent,
): TournamentRefusal | undefined {
  const code = refusalOf(state, event)
  return code && refuse(code)
}

type Code = TournamentRefusalCode | undefined

function refusalOf(state: TournamentState, event: UnchainedEvent): Code {
  const { type, at, by } = event
  if (!TOURNAMENT_VOICES[type].some((voice) => voice === by)) return 'wrong-voice'
  if (at < state.at) return 'time-runs-back'
  if (by === 'organiser' && !isOrganiser(state, event.data)) return 'no-person'
  if (type === 'tournament.sealed') return state.status === 'closed' ? undefined : 'not-closed'
  if (state.status !== 'open') return 'tournament-closed'
  switch (event.type) {
    case 'tournament.created':
      return 'wrong-number'
    case 'tournament.changed': {
      const { reason: _, organiser: __, ...change } = event.data
      return Object.keys(change).length === 0 ? 'nothing-changed' : undefined
    }
    case 'staff.invited':
      if (state.staff.has(event.data.person)) return 'person-used'
      return state.staff.size >= TOURNAMENT_BOUNDS.staff ? 'too-many' : undefined
    case 'staff.admitted': {
      const member = state.staff.get(event.data.person)
      if (!member || member.isRevoked) return 'no-person'
      if (member.name !== null) return 'person-used'
      // Acts stand in the log under a name only.
      const isTaken = [...state.staff.values()].some(({ name }) => name === event.data.name)
      return isTaken ? 'staff-name-taken' : undefined
    }
    case 'staff.revoked':
      return ofRevoking(state, event.data.person)
    case 'stage.added':
      return ofNext(event.data.stage, state.stages, TOURNAMENT_BOUNDS.stages)
    case 'stage.renamed':
      return ofStage(state, event.data.stage)
    case 'stage.removed': {
      const { stage } = event.data
      const isInUse = state.tables.some((table) => table.stage === stage)
      return ofStage(state, stage) ?? (isInUse ? 'stage-in-use' : undefined)
    }
    case 'player.entered':
      return (
        ofNext(event.data.player, state.players, TOURNAMENT_BOUNDS.players) ?? ofIdentity(state, event.data)
      )
    case 'player.changed':
      return state.players[event.data.player - 1] ? ofIdentity(state, event.data) : 'no-player'
    case 'player.withdrawn':
      return ofPlayer(state, event.data.player)
    case 'player.returned': {
      const player = state.players[event.data.player - 1]
      if (!player) return 'no-player'
      return player.hasWithdrawn ? undefined : 'nothing-changed'
    }
    case 'table.opened':
      return ofOpening(state, event)
    case 'seat.assigned':
      return ofSeat(state, event.data) ?? ofCredit(state, event.data) ?? ofRunning(state, event.data.match)
    case 'seat.replaced':
      return (
        ofSeat(state, event.data) ??
        ofCredit(state, event.data) ??
        ofRunning(state, event.data.match) ??
        ofChanges(state, event.data)
      )
    case 'seat.credited':
      return (
        ofSeat(state, event.data) ??
        ofCredit(state, event.data) ??
        ofCrediting(state, event) ??
        ofChanges(state, event.data)
      )
    case 'invitation.reissued':
      return ofSeat(state, event.data) ?? ofRunning(state, event.data.match)
    case 'act.recorded':
      return ofAct(state, event)
    case 'match.sealed':
      return ofSealing(state, event)
    case 'ruling.made':
      return ofRuling(state, event)
    case 'ruling.withdrawn': {
      const ruling = state.rulings[event.data.ruling - 1]
      if (!ruling) return 'no-ruling'
      return ruling.withdrawn === null ? undefined : 'ruling-withdrawn'
    }
    case 'objection.raised':
      return ofObjecting(state, event)
    case 'objection.answered':
      return state.objections[event.data.objection - 1] ? undefined : 'no-objection'
    case 'tournament.closed':
      return ofClosing(state, at)
  }
}

/** Organisers act under the name under which they were admitted, as long as they are of the staff. */
function isOrganiser({ staff }: TournamentState, data: object): boolean {
  const { organiser } = data as { readonly organiser?: string | null }
  return [...staff.values()].some(
    ({ role, name, isRevoked }) => role === 'organiser' && !isRevoked && name !== null && name === organiser,
  )
}

function ofNext(number: number, all: readonly unknown[], most: number): Code {
  if (all.length >= most) return 'too-many'
  return number === all.length + 1 ? undefined : 'wrong-number'
}

function ofRevoking(state: TournamentState, person: string): Code {
  const member = state.staff.get(person)
  if (!member || member.isRevoked) return 'no-person'
  const organisers = [...state.staff.values()].filter(
    ({ role, name, isRevoked }) => role === 'organiser' && name !== null && !isRevoked,
  )
  return organisers.every((one) => one.person === person) ? 'last-organiser' : undefined
}

function ofStage(state: TournamentState, stage: number): Code {
  return state.stages[stage - 1]?.isRemoved === false ? undefined : 'no-stage'
}

function ofPlayer(state: TournamentState, player: number): Code {
  const entrant = state.players[player - 1]
  if (!entrant) return 'no-player'
  return entrant.hasWithdrawn ? 'player-withdrawn' : undefined
}

/** Nobody has the name or the key of somebody else, so that lists tell players apart. */
function ofIdentity(
  state: TournamentState,
  { player, name, key }: { readonly player: number; readonly name: string; readonly key: string | null },
): Code {
  const others = state.players.filter((one) => one.player !== player)
  if (others.some((one) => one.name === name)) return 'name-taken'
  return key !== null && others.some((one) => one.key === key) ? 'key-taken' : undefined
}

function ofOpening(state: TournamentState, { data }: Unchained<'table.opened'>): Code {
  const { table, stage, match } = data
  if (state.tableOf.has(match)) return 'match-used'
  return ofNext(table, state.tables, TOURNAMENT_BOUNDS.tables) ?? ofStage(state, stage)
}

function ofSeat(
  state: TournamentState,
  { match, seat }: { readonly match: string; readonly seat: number },
): Code {
  const table = tableOfMatch(state, match)
  if (!table) return 'no-match'
  return table.seats[seat] ? undefined : 'no-seat'
}

/** A player is credited with one seat of a match; earlier stretches of another seat stay theirs. */
function ofCredit(
  state: TournamentState,
  {
    match,
    seat,
    player,
  }: { readonly match: string; readonly seat: number; readonly player: number | 'seated' | 'nobody' },
): Code {
  if (typeof player !== 'number') return undefined
  const others = tableOfMatch(state, match)?.seats.filter((_, index) => index !== seat) ?? []
  if (others.some(({ credits }) => credits.at(-1)?.player === player)) return 'player-here'
  return ofPlayer(state, player)
}

/** What a later word replaces makes room for it. */
function ofChanges(
  state: TournamentState,
  { match, seat, from }: { readonly match: string; readonly seat: number; readonly from: number },
): Code {
  const credits = tableOfMatch(state, match)?.seats[seat]?.credits ?? []
  const before = credits.filter((one) => one.from < from)
  return before.length >= TOURNAMENT_BOUNDS.creditsOfSeat ? 'too-many' : undefined
}

function ofRunning(state: TournamentState, match: string): Code {
  return tableOfMatch(state, match)?.result ? 'match-over' : undefined
}

function ofCrediting(state: TournamentState, { data }: Unchained<'seat.credited'>): Code {
  const table = tableOfMatch(state, data.match)
  return (
    (data.from > (table?.result?.events ?? Number.POSITIVE_INFINITY) ? 'no-such-event' : undefined) ??
    ofMarks(table, [data.marks])
  )
}

function ofMarks(table: TournamentTable | undefined, marks: readonly object[]): Code {
  const known = new Set(table?.marks)
  return marks.some((one) => Object.keys(one).some((mark) => !known.has(mark))) ? 'no-such-mark' : undefined
}

function ofAct(state: TournamentState, { data }: Unchained<'act.recorded'>): Code {
  const table = tableOfMatch(state, data.match)
  if (!table) return 'no-match'
  if (table.result) return 'match-over'
  return table.acts.some(({ seq }) => seq === data.seq) ? 'act-known' : undefined
}

function ofSealing(state: TournamentState, { data }: Unchained<'match.sealed'>): Code {
  const table = tableOfMatch(state, data.match)
  if (!table) return 'no-match'
  if (table.result) return 'match-over'
  if (data.players.length !== table.seats.length) return 'not-of-every-seat'
  return (
    ofWinners(table, data.winners) ??
    ofMarks(
      table,
      data.players.map(({ marks }: Seated) => marks),
    ) ??
    (countsCorrections(state) ? ofWon(table, data.won ?? []) : undefined)
  )
}

/** Of each change of player, and of nothing else. */
function ofWon(table: TournamentTable, won: readonly { seat: number; from: number; marks: object }[]): Code {
  const placeOf = ({ seat, from }: { seat: number; from: number }) => `${seat} ${from}`
  const changes = changesAt(table).map(placeOf)
  if (changes.length !== won.length || won.some((one, index) => placeOf(one) !== changes[index]))
    return 'not-of-every-change'
  return ofMarks(
    table,
    won.map(({ marks }) => marks),
  )
}

type Seated = SealedResult['players'][number]

function ofWinners({ seats }: TournamentTable, winners: readonly number[]): Code {
  return winners.every((seat, index) => seats[seat] && winners.indexOf(seat) === index)
    ? undefined
    : 'no-seat'
}

function ofRuling(state: TournamentState, { data }: Unchained<'ruling.made'>): Code {
  const { ruling, match, winners, marks } = data
  const table = tableOfMatch(state, match)
  if (!table) return 'no-match'
  if (!table.result) return 'match-running'
  if (marks && marks.length !== table.seats.length) return 'not-of-every-seat'
  return (
    ofNext(ruling, state.rulings, TOURNAMENT_BOUNDS.rulings) ??
    ofWinners(table, winners) ??
    ofMarks(table, marks ?? [])
  )
}

function ofObjecting(state: TournamentState, { at, by, data }: Unchained<'objection.raised'>): Code {
  const { objection, match, seat, organiser } = data
  if ((by === 'organiser') !== (organiser !== null)) return 'wrong-voice'
  const table = tableOfMatch(state, match)
  if (!table) return 'no-match'
  if (by === 'server' && seat === null) return 'no-seat'
  if (seat !== null && !table.seats[seat]) return 'no-seat'
  if (at > (objectionsUntil(state, table) ?? Number.POSITIVE_INFINITY)) return 'too-late'
  const own = state.objections.filter((one) => one.match === match && one.seat === seat)
  if (by === 'server' && own.length >= TOURNAMENT_BOUNDS.objectionsOfSeat) return 'too-many'
  return ofNext(objection, state.objections, TOURNAMENT_BOUNDS.objections)
}

function ofClosing(state: TournamentState, at: number): Code {
  if (state.tables.some(({ result }) => !result)) return 'matches-running'
  if (openObjections(state).length > 0) return 'objections-open'
  const isPossible = state.tables.some((table) => at <= (objectionsUntil(state, table) ?? 0))
  return isPossible && state.objectionS > 0 ? 'objections-possible' : undefined
}
