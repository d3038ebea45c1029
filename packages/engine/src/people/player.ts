import type { PeopleEvent } from './people-events.ts'

export interface Player {
  readonly name: string | null
  readonly key: string | null
  /** The log holds a proof with the key; the audit finds one that does not fit. */
  readonly isProved: boolean
  readonly bot: string | number | null
  readonly taken: boolean
  readonly ready: boolean
  readonly left: boolean
}

/** The players that `game.created` lists, by seat. */
export function playersOf(
  listed: readonly { readonly seat: number; readonly name: string | null }[],
): readonly Player[] {
  return listed
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ name }) => ({
      name,
      key: null,
      isProved: false,
      bot: null,
      taken: name !== null,
      ready: false,
      left: false,
    }))
}

/** What is wrong with the seats that `game.created` lists, in words. */
export function seatsProblem(listed: readonly { readonly seat: number }[]): string | undefined {
  const seats = listed.map((player) => player.seat).toSorted()
  if (seats.every((seat, index) => seat === index)) return undefined
  return `game.created: data.players must name the seats 0 to ${seats.length - 1} once each, not ${seats.join(', ')}`
}

export function playersAfter(players: readonly Player[], event: PeopleEvent): readonly Player[] {
  switch (event.type) {
    case 'observer.admitted':
    case 'seat.disconnected':
      return players
    case 'seat.connected':
      return withPlayer(players, seatIn(event), { left: false })
    case 'seat.taken': {
      const { seat, name, key, bot, proof } = event.data
      const isProved = key !== null && proof !== undefined
      return withPlayer(players, seat, { name, key, isProved, bot, taken: true, left: false })
    }
    case 'seat.ready':
      return withPlayer(players, seatIn(event), { ready: true, left: false })
    case 'seat.left':
      return withPlayer(players, seatIn(event), { left: true, ready: false })
  }
}

export function withPlayer(
  players: readonly Player[],
  seat: unknown,
  change: Partial<Player>,
): readonly Player[] {
  return players.map((player, index) => (index === seat ? { ...player, ...change } : player))
}

/** A seat speaks for itself; the server says which it means. */
export function seatIn({ by, data }: Extract<PeopleEvent, { data: { seat?: number } }>): unknown {
  return data.seat ?? by
}
