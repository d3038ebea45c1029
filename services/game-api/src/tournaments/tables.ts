import type { NewMatch, NewTable, TableOpened } from '@getaway/client/protocol'
import { type GameSet, HOST_DEFAULTS, type JsonObject, LONGEST_WAIT_S, ok } from '@getaway/engine'
import type { TournamentFact, TournamentState } from '@getaway/engine/tournament'
import type { BotHost } from '../bots/bot-host.ts'
import { checkBots, type NoSuchBot } from '../bots/check-bots.ts'
import type { ServiceClock } from '../clock.ts'
import { type NotCreated, prepareMatch } from '../live/hub/create-match.ts'
import type { Hub, NoMatch } from '../live/hub/hub.ts'
import type { NoRoomForMatch, OpenMatches } from '../operation/limits/open-matches.ts'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import type { SeatRefusalCode } from '../seats/seat-service.ts'
import {
  addMatchIn,
  type Database,
  type NewStoredMatch,
  staffOf,
  tournamentEventData,
} from '../store/index.ts'
import { noTournament, type TournamentBook } from './book.ts'
import { seatInvitation } from './secrets.ts'
import { observerOf, type StaffMember } from './staff.ts'

export type TableRefusalCode =
  | 'no-tournament'
  | 'no-player'
  | NotCreated
  | NoMatch['code']
  | NoSuchBot['code']
  | NoRoomForMatch['code']
  | SeatRefusalCode

type OfTable<Value> = ServiceResult<Value, TableRefusalCode>

export interface TableDependencies {
  readonly games: GameSet
  readonly database: Database
  readonly clock: ServiceClock
  readonly hub: Hub
  readonly bots: Pick<BotHost, 'seat'>
  readonly book: TournamentBook
  readonly openMatches: OpenMatches
  readonly recordMaxBytes: number
}

type Wanted = Required<Omit<NewTable, 'game'>> & { readonly game?: string }

/**
 * Opens a table: its match, which nobody else could put into the tournament, and what the tournament's log says of it are
 * written at once, or not at all.
 */
export async function openTable(
  dependencies: TableDependencies,
  by: StaffMember,
  wanted: Wanted,
  address: string,
): Promise<OfTable<TableOpened>> {
  const { games, book, database, openMatches } = dependencies
  const { tournament } = by
  const wish = { id: wanted.id, said: wanted }
  const answered = await book.answered(tournament, by.id, wish)
  if (!answered.ok) return answered
  if (answered.value)
    return seated(dependencies, wanted, await openedBy(database, tournament, answered.value.seq))
  const known = await book.read(tournament)
  if (!known) return noTournament(tournament)
  const match = matchFor(known.state, wanted, dependencies.clock.now())
  if (!match.ok) return match
  const fit = checkBots(games, match.value)
  if (!fit.ok) return fit
  const made = await openMatches.admit(address, async (): Promise<OfTable<TableOpened & { id: string }>> => {
    const invitation = (id: string, seat: number) => seatInvitation(by.secret, id, seat, 0)
    const of = { id: tournament, invitation }
    const prepared = await prepareMatch(dependencies, match.value, { tournament: of })
    if (!prepared.ok) return prepared
    const { marks, stored, seenBy } = prepared.value
    const changed = await book.change(tournament, {
      actor: by.id,
      wish,
      make: (state) => ok(factsOf(state, by, wanted, stored, marks)),
      async also(trx) {
        // Whoever joins from now on finds the match, and whoever has joined is found here.
        const staff = (await staffOf(trx, tournament)).filter(
          ({ tokenHash, revoked }) => tokenHash !== null && !revoked,
        )
        await addMatchIn(trx, seenBy(staff.map(observerOf)))
      },
    })
    if (!changed.ok) return changed
    if (changed.value.isRepeated) {
      const opened = await openedBy(database, tournament, changed.value.seq)
      return ok({ ...opened, id: opened.match })
    }
    const { id } = stored
    return ok({ table: changed.value.known.state.tableOf.get(id) ?? 0, match: id, id })
  })
  return made.ok ? seated(dependencies, wanted, made.value) : made
}

/** The table once its bots have sat down; also where it was opened before, since a process may have ended in between. */
async function seated(
  { hub, bots }: Pick<TableDependencies, 'hub' | 'bots'>,
  { seats }: Wanted,
  { table, match }: TableOpened,
): Promise<OfTable<TableOpened>> {
  if (seats.every(({ type }) => type !== 'bot')) return ok({ table, match })
  return hub.withMatch(match, async (live): Promise<OfTable<TableOpened>> => {
    const { outcome, isOver } = await live.standing()
    const isFree = (seat: number) => !isOver && outcome.players[seat]?.name === null
    const missing = seats.map((wish, seat) =>
      wish.type === 'bot' && isFree(seat) ? wish : ({ type: 'open' } as const),
    )
    const taken = await bots.seat(match, missing)
    return taken.ok ? ok({ table, match }) : taken
  })
}

async function openedBy({ db }: Database, tournament: string, seq: number): Promise<TableOpened> {
  const { table, match } = (await tournamentEventData(db, tournament, seq)) as TableOpened
  return { table, match }
}

/** The match as anybody would ask for it, but for the tournament in its options. */
function matchFor(
  { id, defaults, stages, players }: TournamentState,
  { game = defaults.game ?? undefined, stage, name, options, seats, startsAt }: Wanted,
  now: number,
): ServiceResult<NewMatch, 'bad-request' | 'no-player'> {
  if (game === undefined)
    return refuseWith('bad-request', 'body.game is missing, and the tournament has no game of its own')
  const unknown = seats.find((seat) => seat.type === 'player' && !players[seat.player - 1])
  if (unknown?.type === 'player')
    return refuseWith('no-player', `there is no player ${unknown.player} in this tournament`)
  const event = { id, stage: stages[stage - 1]?.name ?? null, table: name }
  const own = game === defaults.game ? defaults.options : {}
  return ok({
    game,
    seats: seats.map((seat) => (seat.type === 'bot' ? seat : { type: 'open' })),
    options: { ...waiting(startsAt, now), ...own, ...(options as JsonObject), event } as NonNullable<
      NewMatch['options']
    >,
  })
}

/** Players may sit down long before their match is meant to begin: till then it is not given up because nobody acts. */
function waiting(startsAt: number | null, now: number): { readonly idleS?: number } {
  const { idleS } = HOST_DEFAULTS
  const untilS = Math.ceil(((startsAt ?? now) - now) / 1_000_000)
  return untilS > 0 ? { idleS: Math.min(untilS + idleS, LONGEST_WAIT_S) } : {}
}

function factsOf(
  { tables }: TournamentState,
  { name: organiser }: StaffMember,
  { stage, name, seats, startsAt }: Wanted,
  { id: match, game, rules, delayUs }: NewStoredMatch,
  marks: readonly string[],
): readonly TournamentFact[] {
  const by = 'organiser'
  return [
    {
      type: 'table.opened',
      by,
      data: {
        table: tables.length + 1,
        stage,
        name,
        match,
        game,
        rules,
        marks,
        seats: seats.length,
        delayMs: delayUs / 1000,
        startsAt,
        organiser,
      },
    },
    ...seats.flatMap((seat, number): readonly TournamentFact[] =>
      seat.type === 'player'
        ? [{ type: 'seat.assigned', by, data: { match, seat: number, player: seat.player, organiser } }]
        : [],
    ),
  ]
}
