import { type Client, newToken } from '@getaway/client'
import type { OwnTables } from '../own-tables/own-tables.ts'
import type { OwnPlayer } from '../player/own-player.ts'

export interface ComingDependencies {
  readonly client: Pick<Client, 'createMatch' | 'joinSeat' | 'command'>
  readonly tables: Pick<OwnTables, 'sit' | 'note' | 'ask' | 'askedWith'>
  readonly player: Pick<OwnPlayer, 'join'>
  /** The origin of the service, which a player's signature names. */
  readonly service: string
}

export interface WantedPlace {
  readonly match: string
  readonly seat: number
  /** Not needed at an open table. */
  readonly invitation: string | undefined
  readonly name: string
}

/**
 * A player takes a seat; tells its token, which this browser keeps. The token is kept before it is sent: the service may
 * have bound it to the seat although its answer was lost, and then gives the seat to no other.
 */
export async function sitDown(
  { client, tables, player, service }: ComingDependencies,
  { match, seat, invitation, name }: WantedPlace,
): Promise<string> {
  const token = tables.askedWith(match, seat) ?? newToken()
  tables.ask(match, seat, token)
  const join = await player.join({ service, match, seat, token, name, ...(invitation && { invitation }) })
  await client.joinSeat(match, join)
  tables.sit(match, token, invitation)
  return token
}

/** The cards come as soon as all are ready: a player who has just asked for the table is. */
export async function getReady(
  { client }: Pick<ComingDependencies, 'client'>,
  match: string,
  token: string,
): Promise<void> {
  await client.command(match, { id: 'ready at once', command: { type: 'get-ready' } }, { token })
}
