import { DIRECTIONS, type Match, type Tile } from '@getaway/engine/chase'
import { dictionary, type Language } from '../../../language/language.ts'
import type { HeldPiece, PieceKind } from '../../../table/acting.ts'
import { faceOf } from '../faces/tile-faces.ts'
import { sayChase } from '../telling/words.ts'
import { type ChaseHand, pieceOfTile } from './hand.ts'
import { ownTilesOf } from './reach.ts'

const ITEM = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z'
const BARRIER = 'M3 8.5h18v6H3zM7 14.5V20M17 14.5V20M8 8.5l-3 6M13.5 8.5l-3 6M19 8.5l-3 6'
const TREE =
  'M12 14v7M12 3.5c-3 0-4.6 2-4.4 4-2 .6-2.9 2-2.6 3.6.4 2 2 2.9 4 2.9h6c2 0 3.6-.9 4-2.9.3-1.600-.600-3-2.600-3.600.200-2-1.400-4-4.400-4z'

/** What tiles are looked for by. Where one could lie is for the player to see. */
export const TILE_SORTS: readonly PieceKind[] = [
  { kind: 'item', icon: ITEM, words: { en: 'Items', it: 'Oggetti' } },
  { kind: 'roadblock', icon: BARRIER, words: { en: 'Roadblocks', it: 'Posti di blocco' } },
  { kind: 'trees', icon: TREE, words: { en: 'Trees', it: 'Alberi' } },
]

const en = {
  tile: 'Tile {tile}{item}: {ends}',
  street: 'street {side}',
  trees: 'trees {side}',
  roadblock: 'roadblock {side}',
  none: 'no street',
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
} as const

const it: Record<keyof typeof en, string> = {
  tile: 'Tessera {tile}{item}: {ends}',
  street: 'strada a {side}',
  trees: 'alberi a {side}',
  roadblock: 'posto di blocco a {side}',
  none: 'nessuna strada',
  north: 'nord',
  east: 'est',
  south: 'sud',
  west: 'ovest',
}

const told = dictionary<keyof typeof en>({ en, it })

/** The tiles in a runner's own hand: what can be laid now, and what of the start waits on the table. */
export function chaseHeldPiecesOf(
  { round, tiles }: Match,
  seat: number,
  { carried, planned }: ChaseHand,
): readonly HeldPiece[] {
  if (!round) return []
  return ownTilesOf(round, seat).flatMap((id): HeldPiece[] => {
    const tile = tiles.get(id)
    if (!tile) return []
    const own = carried?.type === 'tile' && carried.tile === id ? carried : undefined
    const laid = planned.find((one) => one.tile === id)
    const rot = own?.rot ?? laid?.rot ?? 0
    return [
      {
        piece: pieceOfTile(id),
        drawing: faceOf(tile),
        turn: rot,
        kinds: sortsOf(tile),
        standing: own ? 'carried' : laid ? 'planned' : 'lies',
        say: (language) => sayTile(tile, rot, language),
      },
    ]
  })
}

function sortsOf({ item, kind, exits }: Tile): string[] {
  const has = (end: string) => exits.some((exit) => exit?.end === end)
  return [
    ...(item !== null || kind === 'hideout' ? ['item'] : []),
    ...(has('roadblock') ? ['roadblock'] : []),
    ...(has('trees') ? ['trees'] : []),
  ]
}

/** What is printed on a tile as it is turned. */
function sayTile({ id, item, kind, exits }: Tile, rot: number, language: Language): string {
  const found = kind === 'hideout' ? kind : item
  const ends = DIRECTIONS.flatMap((side, index) => {
    const exit = exits[(index - rot + 4) % 4]
    return exit ? [told(language, exit.end, { side: told(language, side) })] : []
  })
  return told(language, 'tile', {
    tile: id,
    item: found ? `, ${sayChase(language, found)}` : '',
    ends: ends.join(', ') || told(language, 'none'),
  })
}
