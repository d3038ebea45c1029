import type { GamePlanning } from '../table/planning.ts'
import { type GameOffer, type MatchPlan, newMatchOf, waitsForPeople } from './new-match.ts'
import { type ComingDependencies, getReady, sitDown } from './sit-down.ts'

/** Creates the match that its host has in mind, and sits the host down, if they play; tells which match it is. */
export async function createTable(
  dependencies: ComingDependencies,
  plan: MatchPlan,
  {
    offer,
    planning,
    name,
  }: {
    readonly offer: Pick<GameOffer, 'variants'>
    readonly planning: GamePlanning
    readonly name: string
  },
): Promise<string> {
  const { id, host, invitations } = await dependencies.client.createMatch(newMatchOf(plan, offer, planning))
  const own = invitations.find(({ seat }) => plan.seats[seat] === 'me')
  // Kept first: if sitting down fails, the host still has the table and the invitations to it.
  dependencies.tables.note(id, { host, invitations })
  if (!own) return id
  const token = await sitDown(dependencies, { match: id, ...own, name })
  if (!waitsForPeople(plan)) await getReady(dependencies, id, token)
  return id
}
