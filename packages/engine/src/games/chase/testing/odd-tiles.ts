import type { Random } from '../../../random.ts'
import { shuffled } from '../../../random.ts'
import {
  type ChaseSymbol,
  END_KINDS,
  type Exit,
  ITEMS,
  SYMBOLS,
  type Tile,
  type TileSet,
} from '../pieces/pieces.ts'

/** A tile set of somebody else's making: right by the format, in nothing else like ours. */
export function oddTileSet(random: Random): TileSet {
  const tiles: Tile[] = [
    {
      id: 'la prigione',
      kind: 'prison',
      item: null,
      exits: [street(), street(), street(), street()],
      sectors: [],
    },
  ]
  for (let number = 0; number < 3; number++) tiles.push(oddTile(`hideout "${number}"`, 'hideout', random))
  for (let number = 0; number < 8; number++) tiles.push(oddTile(`s.${number}`, 'start', random))
  for (let number = 0; number < 25; number++)
    tiles.push(oddTile(number % 3 ? `route-${number}` : `via ${number} à`, 'route', random))
  return { id: 'odd', tiles: shuffled(tiles, random) }
}

function street(): Exit {
  return { end: 'street', at: 2 }
}

function oddTile(id: string, kind: Tile['kind'], random: Random): Tile {
  const exit = (): Exit | null => {
    if (random(6) === 0) return null
    return { end: END_KINDS[random(3)] ?? 'street', at: (1 + random(3)) as Exit['at'] }
  }
  const blind = random(4) === 0
  const witness = () => (blind ? 0 : random(3))
  const sector = (symbol: ChaseSymbol) => ({
    symbol,
    witnesses: [witness(), witness(), witness(), witness()] as const,
  })
  return {
    id,
    kind,
    item: kind === 'hideout' || random(3) > 0 ? null : (ITEMS[random(3)] ?? null),
    exits: [exit(), exit(), exit(), exit()],
    sectors: kind === 'hideout' && random(2) === 0 ? [] : shuffled(SYMBOLS, random).map(sector),
  }
}
