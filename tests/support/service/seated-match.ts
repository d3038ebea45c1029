import { type Client, createClient, newToken } from '@getaway/client'
import type { Service } from '@getaway/game-api'

export interface SeatedMatch {
  readonly client: Client
  readonly id: string
  /** By seat. */
  readonly tokens: readonly string[]
}

/** A match whose seats are all taken by people, none of whom is ready yet. */
export async function createSeatedMatch(
  service: Pick<Service, 'address'>,
  players = 2,
  options: object = {},
): Promise<SeatedMatch> {
  const client = createClient({ url: service.address })
  const { id, invitations } = await client.createMatch({
    game: 'chase',
    seats: Array.from({ length: players }, () => ({ type: 'open' as const })),
    options: { firstChaser: 0, ...options },
  })
  const tokens: string[] = []
  for (const { seat, invitation } of invitations) {
    const token = newToken()
    await client.joinSeat(id, { invitation, token, name: `player ${seat}` })
    tokens.push(token)
  }
  return { client, id, tokens }
}

export const helloFrame = (token?: string, after?: { seq: number; hash: string }) => ({
  type: 'hello',
  protocol: 1,
  ...(token ? { token } : {}),
  ...(after ? { after } : {}),
})

export const commandFrame = (id: string, command: object, seen: number | null = null) => ({
  type: 'command',
  id,
  command,
  seen,
  claimed: null,
})
