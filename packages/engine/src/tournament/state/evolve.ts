import type { WonMarks } from '../../game.ts'
import type { JsonObject } from '../../log/event.ts'
import type { TournamentEvent, TournamentEventOf } from '../vocabulary/events.ts'
import {
  type Credit,
  countsCorrections,
  type SeatOfTable,
  type TournamentState,
  type TournamentTable,
} from './state.ts'

/** The state that `tournament.created` opens. */
export function beginTournament({ at, data }: TournamentEventOf<'tournament.created'>): TournamentState {
  const { format, id, name, logo, objectionS, person, organiser } = data
  return {
    format,
    id,
    name,
    logo,
    defaults: defaultsIn(data),
    objectionS,
    createdAt: at,
    at,
    staff: new Map([[person, { person, role: 'organiser', name: organiser, isRevoked: false }]]),
    stages: [],
    players: [],
    tables: [],
    tableOf: new Map(),
    rulings: [],
    rulingsOn: new Map(),
    objections: [],
    status: 'open',
  }
}

/** The state after an event that was admitted. Total: it obeys. */
export function evolveTournament(state: TournamentState, event: TournamentEvent): TournamentState {
  return { ...changed(state, event), at: event.at }
}

function changed(state: TournamentState, event: TournamentEvent): TournamentState {
  const { at } = event
  switch (event.type) {
    case 'tournament.created':
      return state
    case 'tournament.changed': {
      const { reason: _, organiser: __, defaults, ...rest } = event.data
      return { ...state, ...rest, ...(defaults ? { defaults: defaultsIn({ defaults }) } : {}) }
    }
    case 'staff.invited': {
      const { person, role } = event.data
      return withStaff(state, person, { person, role, name: null, isRevoked: false })
    }
    case 'staff.admitted':
      return withStaff(state, event.data.person, { name: event.data.name })
    case 'staff.revoked':
      return withStaff(state, event.data.person, { isRevoked: true })
    case 'stage.added': {
      const { stage, name } = event.data
      return { ...state, stages: [...state.stages, { stage, name, isRemoved: false }] }
    }
    case 'stage.renamed':
      return { ...state, stages: withOne(state.stages, event.data.stage, { name: event.data.name }) }
    case 'stage.removed':
      return { ...state, stages: withOne(state.stages, event.data.stage, { isRemoved: true }) }
    case 'player.entered': {
      const { player, name, key } = event.data
      return { ...state, players: [...state.players, { player, name, key, hasWithdrawn: false }] }
    }
    case 'player.changed': {
      const { player, name, key } = event.data
      return { ...state, players: withOne(state.players, player, { name, key }) }
    }
    case 'player.withdrawn':
    case 'player.returned': {
      const hasWithdrawn = event.type === 'player.withdrawn'
      return { ...state, players: withOne(state.players, event.data.player, { hasWithdrawn }) }
    }
    case 'table.opened':
      return withTable(state, event)
    case 'seat.assigned': {
      const { match, seat, player } = event.data
      return withSeat(state, match, seat, ({ reissues }) => ({
        credits: [{ player, from: 1, marks: {} }],
        reissues,
      }))
    }
    case 'seat.replaced':
    case 'seat.credited': {
      const { match, seat, player, from, marks } = event.data
      const more = event.type === 'seat.replaced' ? 1 : 0
      return withSeat(state, match, seat, ({ credits, reissues }) => ({
        credits: creditedFrom(credits, { player, from, marks }),
        reissues: reissues + more,
      }))
    }
    case 'invitation.reissued': {
      const { match, seat } = event.data
      return withSeat(state, match, seat, ({ credits, reissues }) => ({ credits, reissues: reissues + 1 }))
    }
    case 'act.recorded': {
      const { match, ...act } = event.data
      return withMatch(state, match, ({ acts }) => ({ acts: [...acts, { ...act, at }] }))
    }
    case 'match.sealed': {
      const { match, won = [], ...result } = event.data
      if (!countsCorrections(state)) return withMatch(state, match, () => ({ result }))
      return withMatch(state, match, ({ seats }) => ({ result, seats: seats.map(recounted(won)) }))
    }
    case 'ruling.made': {
      const { match, ruling } = event.data
      const on = [...(state.rulingsOn.get(match) ?? []), ruling]
      return {
        ...state,
        rulings: [...state.rulings, { ...event.data, at, withdrawn: null }],
        rulingsOn: new Map(state.rulingsOn).set(match, on),
      }
    }
    case 'ruling.withdrawn': {
      const { ruling, reason, organiser } = event.data
      const withdrawn = { at, reason, organiser }
      return { ...state, rulings: withOne(state.rulings, ruling, { withdrawn }) }
    }
    case 'objection.raised':
      return { ...state, objections: [...state.objections, { ...event.data, at, answer: null }] }
    case 'objection.answered': {
      const { objection, ...answer } = event.data
      return { ...state, objections: withOne(state.objections, objection, { answer: { ...answer, at } }) }
    }
    case 'tournament.closed':
      return { ...state, status: 'closed' }
    case 'tournament.sealed':
      return { ...state, status: 'sealed' }
  }
}

/** Options hold what JSON holds: nothing else gets through a log or a request. */
function defaultsIn({
  defaults: { game, options },
}: {
  readonly defaults: { readonly game: string | null; readonly options: object }
}): TournamentState['defaults'] {
  return { game, options: options as JsonObject }
}

/** Nobody else is credited from there on: a later word about the same stretch takes the place of earlier ones. */
function creditedFrom(credits: readonly Credit[], next: Credit): SeatOfTable['credits'] {
  const [first, ...others] = credits.filter(({ from }) => from < next.from)
  return first ? [first, ...others, next] : [next]
}

/** With what each of its players had found won, as the match's whole log counts it. */
function recounted(
  won: readonly { readonly seat: number; readonly from: number; readonly marks: WonMarks }[],
) {
  return ({ credits: [first, ...changes], reissues }: SeatOfTable, seat: number): SeatOfTable => ({
    credits: [
      first,
      ...changes.map((credit) => ({
        ...credit,
        marks: won.find((one) => one.seat === seat && one.from === credit.from)?.marks ?? credit.marks,
      })),
    ],
    reissues,
  })
}

function withTable(state: TournamentState, { at, data }: TournamentEventOf<'table.opened'>): TournamentState {
  const { organiser: _, seats, ...rest } = data
  const table: TournamentTable = {
    ...rest,
    openedAt: at,
    seats: Array.from({ length: seats }, () => ({
      credits: [{ player: 'seated', from: 1, marks: {} }],
      reissues: 0,
    })),
    acts: [],
    result: undefined,
  }
  return {
    ...state,
    tables: [...state.tables, table],
    tableOf: new Map(state.tableOf).set(table.match, table.table),
  }
}

function withMatch(
  state: TournamentState,
  match: string,
  change: (table: TournamentTable) => Partial<TournamentTable>,
): TournamentState {
  const number = state.tableOf.get(match)
  const table = number === undefined ? undefined : state.tables[number - 1]
  return table ? { ...state, tables: withOne(state.tables, table.table, change(table)) } : state
}

function withSeat(
  state: TournamentState,
  match: string,
  seat: number,
  change: (seat: SeatOfTable) => SeatOfTable,
): TournamentState {
  return withMatch(state, match, ({ seats }) => ({
    seats: seats.map((one, index) => (index === seat ? change(one) : one)),
  }))
}

function withStaff(
  state: TournamentState,
  person: string,
  change: Partial<NonNullable<ReturnType<TournamentState['staff']['get']>>>,
): TournamentState {
  const before = state.staff.get(person) ?? { person, role: 'caster', name: null, isRevoked: false }
  return { ...state, staff: new Map(state.staff).set(person, { ...before, ...change }) }
}

/** What is counted from 1, with a change to one of them. */
function withOne<One>(all: readonly One[], number: number, change: Partial<One>): readonly One[] {
  return all.map((one, index) => (index === number - 1 ? { ...one, ...change } : one))
}
