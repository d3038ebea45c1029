import { type Random, shuffled } from '../../../random.ts'
import { ITEMS, type Tile } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { nextRoles, PILE_SIZE, startKeys, startSize } from '../state/next-deal.ts'
import type { Data } from '../vocabulary/events.ts'

/** C2.2, C2.3, C9.1: the next round's deal. The shuffle is recorded, so a replay needs no seed. */
export function dealRound(match: Match, random: Random): Data['round.dealt'] {
  const roles = nextRoles(match)
  const tiles = [...match.tiles.values()]
  const starts = shuffled(idsOf(tiles, 'start'), random)
  const size = startSize(match)
  const start = Object.fromEntries(
    startKeys(roles).map((key, index) => [key, starts.slice(index * size, (index + 1) * size)]),
  )
  const piles = match.options.perfectPlan ? plannedPiles(tiles, random) : plainPiles(tiles, random)
  return { round: (match.round?.number ?? 0) + 1, roles, start, piles }
}

function idsOf(tiles: readonly Tile[], kind: Tile['kind']): string[] {
  return tiles.filter((tile) => tile.kind === kind).map((tile) => tile.id)
}

function plainPiles(tiles: readonly Tile[], random: Random): [string[], string[]] {
  const all = shuffled([...idsOf(tiles, 'route'), ...idsOf(tiles, 'hideout')], random)
  return [all.slice(0, PILE_SIZE), all.slice(PILE_SIZE)]
}

/** C9.3, the perfect plan: one of each item goes into each pile, the rest is split evenly. */
function plannedPiles(tiles: readonly Tile[], random: Random): [string[], string[]] {
  const routes = tiles.filter((tile) => tile.kind === 'route')
  const kept: [string[], string[]] = [[], []]
  for (const item of ITEMS) {
    const [one, other] = shuffled(
      idsOf(
        routes.filter((tile) => tile.item === item),
        'route',
      ),
      random,
    )
    if (one !== undefined) kept[0].push(one)
    if (other !== undefined) kept[1].push(other)
  }
  const set = new Set(kept.flat())
  const rest = shuffled([...idsOf(tiles, 'route'), ...idsOf(tiles, 'hideout')], random).filter(
    (id) => !set.has(id),
  )
  const cut = PILE_SIZE - kept[0].length
  return [
    shuffled([...kept[0], ...rest.slice(0, cut)], random),
    shuffled([...kept[1], ...rest.slice(cut)], random),
  ]
}
