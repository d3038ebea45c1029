import type { TileSet } from '../pieces.ts'
import { plainTileSet } from './plain.ts'

export const cityTileSet: TileSet = { ...plainTileSet(1), id: 'city' }
