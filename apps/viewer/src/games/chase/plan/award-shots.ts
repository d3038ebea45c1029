import type { Check, Round } from '@getaway/engine/chase'
import type { Extent } from '../../../table/extent.ts'
import type { Highlight } from '../../../table/table-plan.ts'
import { extentOver, fitsPicture, unionOf } from './extents.ts'
import type { Coin, Seat } from './plan.ts'

/** Around a coin, and around the plate with its winner’s name, which stands on the rim and is long. */
const COIN_AROUND = 0.7
const PLATE = { along: 2.2, around: 0.5, rises: 0.45 }

/**
 * What a round was worth: its winners with their coins, one after the other where one picture has no room for them, and
 * then what was run, until it is swept off. At the end of a match that is the last one sees.
 */
export function awardShotsOf(
  round: Round | undefined,
  check: Check | undefined,
  sweptFrom: number,
  { coins, seats }: { readonly coins: readonly Coin[]; readonly seats: readonly Seat[] },
): Highlight[] {
  if (!round || !check || check.scoreAt >= sweptFrom) return []
  const won = coins.filter(({ from }) => from === check.scoreAt)
  const winners = seats.flatMap((seat) => {
    const own = won.filter((coin) => coin.seat === seat.seat)
    return own.length === 0 ? [] : [unionOf(extentOver(own, COIN_AROUND), plateOf(seat))]
  })
  const [first, ...others] = winners
  if (!first) return []
  const all = others.reduce(unionOf, first)
  const pictures = fitsPicture(all) ? [all] : winners
  const length = (check.until - check.scoreAt) / pictures.length
  const shots = pictures.map((extent, nth) => near(extent, check.scoreAt + nth * length, length))
  const path = extentOver(
    round.paths.flatMap(({ tiles }) => tiles),
    0.5,
  )
  if (fitsPicture(path)) shots.push(near(path, check.until, Number.POSITIVE_INFINITY))
  return shots
    .filter(({ from }) => from < sweptFrom)
    .map((shot) => ({ ...shot, until: Math.min(shot.until, sweptFrom) }))
}

function near(extent: Extent, from: number, length: number): Highlight {
  return { kind: 'near', from, until: from + length, extent }
}

/** At the sides of the table a plate lies along the rim. */
function plateOf({ x, y, turn }: Seat): Extent {
  const { along, around, rises } = PLATE
  const [across, down] = turn % 2 === 0 ? [along, around] : [around, along]
  return { west: x - across, east: x + across, north: y - down - rises, south: y + down }
}
