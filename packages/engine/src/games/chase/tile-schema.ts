import Type from 'typebox'
import { END_KINDS, ITEMS, SYMBOLS, TILE_KINDS, type TileSet } from './pieces.ts'

const exit = Type.Object({
  end: Type.Enum([...END_KINDS]),
  at: Type.Enum([1, 2, 3]),
})
const exitOrNull = Type.Union([exit, Type.Null()])
const witnesses = Type.Integer({ minimum: 0, maximum: 1000 })

const sector = Type.Object({
  symbol: Type.Enum([...SYMBOLS]),
  witnesses: Type.Tuple([witnesses, witnesses, witnesses, witnesses]),
})

const tile = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  kind: Type.Enum([...TILE_KINDS]),
  item: Type.Optional(Type.Union([Type.Enum([...ITEMS]), Type.Null()])),
  exits: Type.Tuple([exitOrNull, exitOrNull, exitOrNull, exitOrNull]),
  sectors: Type.Optional(Type.Array(sector, { maxItems: 4 })),
})

export const tileSetSchema = Type.Object({ id: Type.String(), tiles: Type.Array(tile, { maxItems: 1000 }) })

/** What a schema can't say of a tile set; undefined if it can be played with. */
export function tileSetProblem(set: TileSet): string | undefined {
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
