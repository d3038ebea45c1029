import type { Match, Round } from '@getaway/engine/chase'
import { easeIn, easeInOut, HAND_LEAVES, HAND_STAYS, progress, SLAM, SLAMMED } from './motion.ts'
import type { Occasion } from './pieces-of.ts'
import { placeAt } from './places.ts'
import type { Slam } from './plan.ts'

/** C7.4: a hand for each path that was caught, of the chaser who put the marker on its last tile. */
export function slamsOf(
  match: Match,
  round: Round,
  { check, sweptFrom, player }: Pick<Occasion, 'check' | 'sweptFrom' | 'player'>,
): Slam[] {
  return round.paths.flatMap(({ tiles, markers, caught }) => {
    const [last, tile] = [markers.at(-1), tiles[markers.length - 1]]
    if (!caught || !last || !tile) return []
    const { x, y } = tile
    const { turn } = placeAt(match, player, last.by, 0, 0)
    const until = Math.min(caught.at + HAND_STAYS, check?.from ?? sweptFrom, sweptFrom)
    return [{ seat: last.by, turn, x, y, from: caught.at, until }]
  })
}

/** How far a hand still is above its tile: 1 where it strikes out, 0 once it has hit. */
export function handAboveAt({ from }: Slam, instant: number, isCalm: boolean): number {
  return isCalm ? 0 : 1 - easeIn(progress(instant, from, SLAM * SLAMMED))
}

/** How far a hand has been drawn back, 0 to 1. */
export function handBackAt({ until }: Slam, instant: number, isCalm: boolean): number {
  return isCalm ? 0 : easeInOut(progress(instant, until - HAND_LEAVES, HAND_LEAVES))
}

export function isHandThere({ from, until }: Slam, instant: number): boolean {
  return instant >= from && instant < until
}
