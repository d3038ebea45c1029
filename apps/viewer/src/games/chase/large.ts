import type { PlacedTile } from '@getaway/engine/chase'
import { tileFace } from '@getaway/faces/chase'
import type { Language } from '../../language/language.ts'
import type { LargePiece, Point } from '../game-table.ts'
import { runnerOf } from './names.ts'
import type { ChasePlan } from './plan/plan.ts'
import { say } from './words.ts'

/** The tile at a point; without one, the tiles that the chasers have to mark next. */
export function chaseLargeOf(plan: ChasePlan, at: Point | undefined, language: Language): LargePiece[] {
  const { shown, match } = plan
  if (!shown) return []
  const pieceOf = (placed: PlacedTile, path: number, position: number): LargePiece => {
    const runner = runnerOf(match, shown, path, language)
    const values = { n: position, runner: runner ?? '' }
    return {
      key: `${placed.tile.id} ${path}`,
      label: say(language, runner === undefined ? 'check.place' : 'check.place.of', values),
      drawing: tileFace(placed.tile),
      turn: placed.rot,
    }
  }
  if (at) {
    const [x, y] = [Math.round(at.x), Math.round(at.y)]
    return shown.paths.flatMap(({ tiles }, path) => {
      const index = tiles.findIndex((tile) => tile.x === x && tile.y === y)
      const tile = tiles[index]
      return tile ? [pieceOf(tile, path, index + 1)] : []
    })
  }
  if (shown.ending) return []
  return shown.paths.flatMap(({ tiles, markers, caught }, path) => {
    const next = tiles[markers.length]
    return next && !caught ? [pieceOf(next, path, markers.length + 1)] : []
  })
}
