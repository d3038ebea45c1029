import { type Heading, headingTo, type Lying, type PlacedTile, printed } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { Point } from '../../../table/extent.ts'
import type { LargePiece } from '../../../table/pieces.ts'
import { faceOf } from '../faces/tile-faces.ts'
import { lyingRound } from '../plan/lying-round.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { runnerOf } from './names.ts'
import { sayChase } from './words.ts'

/**
 * The tile at a point; without one, the tile that is being checked, with a ring around each witness who counts,
 * and while the round runs the tiles that the chasers have to mark next: to one of them, their own.
 */
export function chaseLargeOf(
  plan: ChasePlan,
  at: Point | undefined,
  instant: number,
  language: Language,
): LargePiece[] {
  const { match, check } = plan
  const shown = lyingRound(plan, instant)
  if (!shown) return []
  const pieceOf = (placed: PlacedTile, path: number, position: number, counted?: Heading): LargePiece => {
    const runner = runnerOf(match, shown, path, language)
    const values = { n: position, runner: runner ?? '' }
    return {
      key: `${placed.tile.id} ${path} ${counted ?? ''}`,
      label: sayChase(language, runner === undefined ? 'check.place' : 'check.place.of', values),
      drawing: faceOf(placed.tile, counted),
      turn: placed.rot,
    }
  }
  if (at) {
    const [x, y] = [Math.round(at.x), Math.round(at.y)]
    const pointed = shown.paths.flatMap(({ tiles }, path) => {
      const index = tiles.findIndex((tile) => tile.x === x && tile.y === y)
      const tile = tiles[index]
      return tile ? [pieceOf(tile, path, index + 1)] : []
    })
    if (pointed.length > 0) return pointed
  }
  if (check?.round === shown) {
    const step = instant < check.scoreAt ? check.steps.findLast(({ from }) => from <= instant) : undefined
    const tiles = step ? (shown.paths[step.path]?.tiles ?? []) : []
    const tile = step && tiles[step.position - 1]
    if (!tile) return []
    const { markers } = shown.paths[step.path] ?? { markers: [] }
    const isFinal = markers[step.position - 1]?.final
    const towards = isFinal ? (tiles[step.position - 2] ?? match.prison) : tiles[step.position]
    const counted = step.of === 'marker' && towards ? looking(tile, towards) : undefined
    return [pieceOf(tile, step.path, step.position, counted)]
  }
  if (shown.ending) return []
  return shown.paths.flatMap(({ tiles, markers, caught }, path) => {
    const next = tiles[markers.length]
    // A chaser has one path to look at.
    const isOther = plan.chased !== undefined && plan.chased !== path
    return next && !caught && !isOther ? [pieceOf(next, path, markers.length + 1)] : []
  })
}

/** Which printed direction the witnesses of a lying tile have to look. */
function looking(tile: Lying, towards: Lying): Heading | undefined {
  const heading = headingTo(tile, towards)
  return heading === undefined ? undefined : printed(heading, tile.rot)
}
