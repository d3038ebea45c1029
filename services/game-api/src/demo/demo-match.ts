import type { AnyGame } from '@getaway/engine'

export interface DemoMatch<Game> {
  readonly game: Game
  readonly players: number
}

/** What the demo plays in that turn, from 0: one game after the other, each with one player more from time to time. */
export function demoMatchOf<Game extends Pick<AnyGame, 'seats'>>(
  games: readonly Game[],
  turn: number,
): DemoMatch<Game> | undefined {
  const game = games[turn % games.length]
  if (!game) return undefined
  const { fewest, most } = game.seats
  return { game, players: fewest + (Math.floor(turn / games.length) % (most - fewest + 1)) }
}
