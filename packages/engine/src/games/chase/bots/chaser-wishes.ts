import { stockOf } from '../admit-action.ts'
import { rightSymbols } from '../check-markers.ts'
import type { Command } from '../commands.ts'
import type { Match } from '../match.ts'
import { COLOURS, type Colour, colourOf } from '../pieces.ts'
import { chaserPathOf, partnerOf, type Round } from '../round.ts'

/** A right marker on the next tile, of the colour that there is more of. */
export function chaserWishes(match: Match, round: Round, seat: number): readonly Command[] {
  const help = passingWish(round, seat)
  if (help) return [help]
  const path = round.paths[chaserPathOf(round, seat) ?? -1]
  const index = path?.markers.length ?? 0
  const marked = path?.tiles[index]
  if (!path || path.caught || !marked || marked.tile.kind === 'hideout') return []
  const towards = path.tiles[index + 1] ?? path.tiles[index - 1] ?? match.prison
  const symbols = rightSymbols(marked, towards)
  const colours = COLOURS.filter((colour) => symbols.some((symbol) => colourOf(symbol) === colour))
  const most = Math.max(...colours.map((colour) => stockOf(round, seat, colour)))
  if (most === 0) return lossOf(round, colours)
  return symbols
    .filter((symbol) => stockOf(round, seat, colourOf(symbol)) === most)
    .map((symbol) => ({ type: 'place-marker', position: index + 1, symbol }))
}

/** C7.6: the trail is lost once nobody has the colour; a partner who has some is waited for. */
function lossOf(round: Round, needed: readonly Colour[]): readonly Command[] {
  const isLost = needed.every((colour) =>
    round.chasers.every((chaser) => stockOf(round, chaser, colour) === 0),
  )
  return isLost ? needed.map((colour) => ({ type: 'lose-trail', colour })) : []
}

/** A partner who has run out gets half of what there is, and all once this chase is over. */
function passingWish(round: Round, seat: number): Command | undefined {
  const partner = partnerOf(round, seat)
  if (partner === undefined || round.paths[chaserPathOf(round, partner) ?? -1]?.caught) return undefined
  const isFree = round.paths[chaserPathOf(round, seat) ?? -1]?.caught !== undefined
  for (const colour of COLOURS) {
    const own = stockOf(round, seat, colour)
    const count = isFree ? own : Math.floor(own / 2)
    if (count > 0 && stockOf(round, partner, colour) === 0) {
      return { type: 'pass-markers', to: partner, colour, count }
    }
  }
  return undefined
}
