import * as v from 'valibot'
import { isDeepFrozen } from '../../../deep-freeze.ts'
import { integer, list, type ReadonlyOutput, text } from '../../../schema/schema.ts'
import { END_KINDS, ITEMS, SYMBOLS, TILE_KINDS, type Tile, type TileSet } from './pieces.ts'

const exit = v.object({
  end: v.picklist(END_KINDS),
  at: v.picklist([1, 2, 3]),
})
const exitOrNull = v.nullable(exit)
const witnesses = integer(0, 1000)

const sector = v.object({
  symbol: v.picklist(SYMBOLS),
  witnesses: v.strictTuple([witnesses, witnesses, witnesses, witnesses]),
})

const tile = v.object({
  id: text(1, 64),
  kind: v.picklist(TILE_KINDS),
  item: v.exactOptional(v.nullable(v.picklist(ITEMS))),
  exits: v.strictTuple([exitOrNull, exitOrNull, exitOrNull, exitOrNull]),
  sectors: v.exactOptional(list(sector, 0, 4)),
})

export const tileSetSchema = v.object({ id: v.string(), tiles: list(tile, 0, 1000) })

type WrittenTileSet = ReadonlyOutput<typeof tileSetSchema>

/** A tile set as written may leave out items and sectors where there are none. */
export function tileSetOf(data: WrittenTileSet): TileSet {
  const tiles = data.tiles.map((tile) => ({ ...tile, item: tile.item ?? null, sectors: tile.sectors ?? [] }))
  return { id: data.id, tiles: tiles as readonly Tile[] }
}

/** What a schema can't say of a tile set; undefined if it can be played with. A set that can't change is looked at once. */
export function tileSetProblemOf(data: WrittenTileSet): string | undefined {
  if (playable.has(data)) return undefined
  const problem = tileSetProblem(tileSetOf(data))
  if (problem === undefined && isDeepFrozen(data)) playable.add(data)
  return problem
}

const playable = new WeakSet<object>()

function tileSetProblem(set: TileSet): string | undefined {
  const ids = new Set<string>()
  for (const { id, kind, sectors } of set.tiles) {
    if (ids.has(id))
      return `data.tileset has two tiles ${JSON.stringify(id)}; every tile needs an id of its own`
    ids.add(id)
    const played = kind === 'route' || kind === 'start'
    if (played && sectors.length !== 4) return `tile ${JSON.stringify(id)} must have four sectors (C1.3)`
    if (new Set(sectors.map((one) => one.symbol)).size !== sectors.length) {
      return `tile ${JSON.stringify(id)} must have a different symbol in each sector (C1.3)`
    }
  }
  const prisons = set.tiles.filter((one) => one.kind === 'prison').length
  return prisons === 1 ? undefined : `data.tileset must have one prison, it has ${prisons} (C1.1)`
}
