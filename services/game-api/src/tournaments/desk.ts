import type { TournamentDesk } from '@getaway/client/protocol'
import type { TournamentTable } from '@getaway/engine/tournament'
import type { ServiceClock } from '../clock.ts'
import type { Glance } from '../live/hub/glance.ts'
import type { Hub } from '../live/hub/hub.ts'
import { type Database, type FoundMatch, staffOf, tournamentMatchesForStaff } from '../store/index.ts'
import type { KnownTournament } from './book.ts'
import { staffInvitation } from './secrets.ts'
import type { StaffMember } from './staff.ts'
import { tournamentView, type ViewDependencies } from './view.ts'

export interface DeskDependencies extends ViewDependencies {
  readonly database: Database
  readonly clock: ServiceClock
  readonly hub: Pick<Hub, 'glances'>
}

type LiveTable = TournamentDesk['live'][number]

/** All that the staff sees at a glance: at once, with who is late and whose line is bad. No match is opened for it. */
export async function tournamentDesk(
  dependencies: DeskDependencies,
  known: KnownTournament,
  by: StaffMember,
): Promise<TournamentDesk> {
  const { database, clock } = dependencies
  const { id, defaults, tables } = known.state
  const matches = await tournamentMatchesForStaff(database.db, id)
  const found = new Map(matches.map((match) => [match.id, match]))
  const now = clock.now()
  const running = tables.filter(({ match, result }) => !result && found.get(match)?.status !== 'over')
  const glances = await dependencies.hub.glances(running.map(({ match }) => match))
  const inMemory = new Map(glances.map((glance) => [glance.match, glance]))
  const live = running.map((table) =>
    liveTable(table, inMemory.get(table.match), found.get(table.match), now),
  )
  const staff = (await staffOf(database.db, id)).map(({ id: person, role, name, admitted, revoked }) => ({
    person,
    role,
    name,
    status: revoked ? ('revoked' as const) : admitted ? ('admitted' as const) : ('invited' as const),
    invitation:
      by.role === 'organiser' && !revoked && name === null ? staffInvitation(by.secret, person) : null,
  }))
  return {
    tournament: tournamentView(known, matches, dependencies),
    person: by.id,
    now,
    defaults: { game: defaults.game, options: { ...defaults.options } },
    staff,
    live,
  }
}

/** `there` is undefined where the match is in no memory, or in that of a process that does not tell. */
function liveTable(
  table: TournamentTable,
  there: Glance | undefined,
  found: FoundMatch | undefined,
  now: number,
): LiveTable {
  const { outcome, presence } = there ?? {}
  const hasBegun = outcome?.hasBegun ?? found?.status === 'live'
  const isLate = !hasBegun && table.startsAt !== null && now > table.startsAt
  const lateS = isLate ? Math.floor((now - (table.startsAt ?? now)) / 1_000_000) : null
  return {
    match: table.match,
    hasBegun,
    isElsewhere: there === undefined && found?.status === 'live',
    watchers: presence?.watchers ?? 0,
    seats: table.seats.map((_, seat) => {
      const player = outcome?.players[seat]
      const connected = presence?.seats[seat]
      const isTaken = (player?.name ?? found?.summary.players[seat]?.name ?? null) !== null
      const isReady = player?.isReady ?? false
      return {
        seat,
        isTaken,
        isReady,
        hasLeft: player?.hasLeft ?? false,
        isConnected: connected?.isConnected ?? false,
        latencyMs: connected?.latencyMs ?? null,
        clockErrorMs: connected?.clockErrorMs ?? null,
        lateS: isTaken && isReady ? null : lateS,
      }
    }),
  }
}
