import type { Client } from '@getaway/client'
import type { OwnTables } from '../own-tables/own-tables.ts'
import { type ComingDependencies, getReady, sitDown } from './sit-down.ts'

export interface RematchDependencies extends ComingDependencies {
  readonly client: ComingDependencies['client'] & Pick<Client, 'askRematch'>
  readonly tables: ComingDependencies['tables'] & Pick<OwnTables, 'of' | 'keyOf'>
}

interface OwnSeat {
  readonly match: string
  readonly token: string
  readonly name: string
}

/** Takes the player's seat at the table that follows this one, whose host is the same; tells which match it is, and the seat's token there. */
export async function comeAlong(
  dependencies: RematchDependencies,
  { match, token, name }: OwnSeat,
): Promise<{ readonly match: string; readonly token: string }> {
  const { client, tables } = dependencies
  const { match: next, seat, invitation } = await client.askRematch(match, { token })
  const host = tables.of(match)?.host
  if (host !== undefined) tables.note(next, { host })
  // Asked for once before, in this browser.
  const own = tables.keyOf(next) ?? (await sitDown(dependencies, { match: next, seat, invitation, name }))
  return { match: next, token: own }
}

/** The same match again, from the same seat, which is ready at once; tells which match it is. */
export async function playAgain(dependencies: RematchDependencies, own: OwnSeat): Promise<string> {
  const { tables } = dependencies
  const { match: next, token } = await comeAlong(dependencies, own)
  const practice = tables.of(own.match)?.practice
  if (practice) tables.note(next, { practice })
  await getReady(dependencies, next, token)
  return next
}
