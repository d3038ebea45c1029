import { expect, test } from 'vitest'
import {
  endsAgree,
  endsMeet,
  exitAt,
  HEADINGS,
  headingTo,
  type Lying,
  opposite,
  PRISON_CELL,
} from '../pieces/geometry.ts'
import type { Tile, TileSet } from '../pieces/pieces.ts'
import { plainTileSet } from './plain.ts'

test('C3.1: any three starting tiles can be laid from the prison in any order', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const set = plainTileSet(seed)
    const starts = set.tiles.filter((tile) => tile.kind === 'start')
    for (const one of starts) {
      for (const two of starts) {
        for (const three of starts) {
          const drawn = [one, two, three]
          if (new Set(drawn).size === 3)
            expect(canBeLaid(set, drawn), drawn.map((tile) => tile.id).join()).toBe(true)
        }
      }
    }
  }
})

/** Whether the tiles can be laid in this order, north of the prison, by C5.1 to C5.3. */
function canBeLaid(set: TileSet, tiles: readonly Tile[]): boolean {
  const prison = {
    tile: set.tiles.find(({ kind }) => kind === 'prison') ?? fail(),
    ...PRISON_CELL,
    rot: 0,
  } as const
  const extend = (path: readonly Lying[], [next, ...rest]: readonly Tile[]): boolean => {
    if (!next) return true
    const last = path.at(-1) ?? fail()
    return HEADINGS.some((edge) => {
      const cell = step(last, edge)
      const touched = path.filter((lying) => headingTo(lying, cell) !== undefined)
      if (touched.length !== 1 || path.some((lying) => lying.x === cell.x && lying.y === cell.y)) return false
      return HEADINGS.some((rot) => {
        const lying: Lying = { tile: next, ...cell, rot }
        const [out, back] = [exitAt(last, edge), exitAt(lying, opposite(edge))]
        return out && back && endsMeet(out, back) && endsAgree(out, back) && extend([...path, lying], rest)
      })
    })
  }
  return extend([prison], tiles)
}

function step({ x, y }: Lying, edge: number) {
  return { x: x + ([0, 1, 0, -1][edge] ?? 0), y: y + ([-1, 0, 1, 0][edge] ?? 0) }
}

function fail(): never {
  throw new Error('no such tile')
}
