import { writeFileSync } from 'node:fs'
import { CITY_SEED, drawnCity, type Tile } from '@getaway/engine/chase'

/** Writes the city of its seed as data, a tile to a line: `npm run city`. */
const HEAD = `import type { TileSet } from '../pieces.ts'

/** The tile set of the game, drawn by \`drawnCity\`; \`npm run city\` writes this file. */
export const cityTileSet: TileSet = {
  id: 'city',
  tiles: [
`
const FOOT = `  ],
}
`

const line = (tile: Tile) =>
  `    ${JSON.stringify(tile)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(/,(?=\S)/g, ', ')},\n`
const file = new URL('../../packages/engine/src/games/chase/tiles/city.ts', import.meta.url)
writeFileSync(file, HEAD + drawnCity(CITY_SEED).tiles.map(line).join('') + FOOT)
