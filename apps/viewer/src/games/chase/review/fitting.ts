import { type Match, pileOf, type Round, runnerPathOf } from '@getaway/engine/chase'
import { wayOn } from '../tutorial/way-on.ts'

/**
 * How many of these tiles could be laid correctly at the end of a path. Nobody is told while a match is played: looking
 * is the game.
 */
export function fittingOf(match: Match, round: Round, path: number, tiles: readonly string[]): number {
  return tiles.filter((tile) => wayOn(match, round, path, tile) !== undefined).length
}

/** The same of what a runner has in hand. */
export function fittingInHand(match: Match, round: Round, seat: number): number | undefined {
  const [path, pile] = [runnerPathOf(round, seat), pileOf(round, seat)]
  const tiles = pile === undefined ? undefined : round.piles[pile].tiles
  return path === undefined || !tiles ? undefined : fittingOf(match, round, path, tiles)
}
