import { type AnyGame, newestGames } from '@getaway/engine'
import { chaseAtRandom } from './random-play/chase.ts'
import { colditzAtRandom } from './random-play/colditz.ts'
import { fugitiveAtRandom } from './random-play/fugitive.ts'
import type { RandomPlay } from './random-play/random-play.ts'

const PLAYS: Readonly<Record<string, RandomPlay>> = {
  chase: chaseAtRandom,
  fugitive: fugitiveAtRandom,
  colditz: colditzAtRandom,
}

export function playOf({ id }: AnyGame): RandomPlay {
  const play = PLAYS[id]
  if (!play) throw new Error(`nobody has said how ${id} is played at random`)
  return play
}

/** Every game of the registry, for a table of cases. */
export const GAMES: readonly { readonly id: string; readonly game: AnyGame; readonly play: RandomPlay }[] =
  newestGames().map((game) => ({ id: game.id, game, play: playOf(game) }))
