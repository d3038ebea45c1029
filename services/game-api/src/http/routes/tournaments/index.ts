import type { ApiDependencies } from '../../table/match-access.ts'
import type { ApiRoute } from '../../table/route.ts'
import { deskRoutes } from './desk.ts'
import { tournamentMatchRoutes } from './matches.ts'
import { tournamentPeopleRoutes } from './people.ts'
import { tournamentRecordRoutes } from './records.ts'
import { tournamentRoutes } from './tournaments.ts'

/** The organiser's desk over HTTP. */
export function allTournamentRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  return [
    ...tournamentRoutes(dependencies),
    ...deskRoutes(dependencies),
    ...tournamentMatchRoutes(dependencies),
    ...tournamentPeopleRoutes(dependencies),
    ...tournamentRecordRoutes(dependencies),
  ]
}
