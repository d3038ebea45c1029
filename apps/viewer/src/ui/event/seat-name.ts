import type { TournamentTableView, TournamentView } from '@getaway/client/protocol'

type Seat = Pick<TournamentTableView['seats'][number], 'player' | 'name'>

/** The player of the tournament who is credited, or else who sits there; undefined while nobody does. */
export function seatName({ player, name }: Seat, players: TournamentView['players']): string | undefined {
  return players.find((one) => one.player === player)?.name ?? name ?? undefined
}
