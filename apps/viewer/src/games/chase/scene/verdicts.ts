import type { Material, Matrix4 } from 'three'
import { PieceSet, type PieceSetPart } from '../../../stage/set/piece-set.ts'
import type { Atlas } from '../../../stage/set/printed-sheet.ts'
import { verdictBodyName, verdictName } from '../faces/atlas.ts'
import { easeOut, progress, SWEPT_AWAY, sweptAt, TELL } from '../plan/motion.ts'
import type { ChasePlan, Verdict } from '../plan/plan.ts'
import { absent, place, posed, size, turn } from './flight.ts'
import { TILE_HEIGHT, tokenGeometry } from './piece-geometry.ts'

const MOST = 64
const CORNER = 0.34
const FALL = 0.8

/** What the check found, as tokens: of a tile at the joint with the one before it, of a marker beside it. */
export function createVerdicts(atlas: Atlas, material: Material): PieceSetPart<ChasePlan> {
  const geometries = new Map(
    [true, false].map((isRight) => {
      const [top, side] = [atlas.faceOf(verdictName(isRight)), atlas.faceOf(verdictBodyName(isRight))]
      const geometry = tokenGeometry(isRight ? 'round' : 'square', { top, side, bottom: side })
      return [verdictName(isRight), geometry] as const
    }),
  )
  const pieces = new PieceSet(geometries, MOST, material)
  let plan: ChasePlan | undefined
  return {
    object: pieces.mesh,
    pieces,
    lay(next) {
      plan = next
      pieces.begin()
      for (const { isRight } of next.verdicts) pieces.put(verdictName(isRight))
      pieces.end()
    },
    pose(instant) {
      if (!plan) return
      for (let index = 0; index < plan.verdicts.length; index++) {
        pieces.pose(index, placed(plan.verdicts[index] as Verdict, instant, plan.isCalm))
      }
    },
    dispose: () => pieces.dispose(),
  }
}

function placed(
  { of, x, y, towards, from, isRight, sweptFrom }: Verdict,
  instant: number,
  isCalm: boolean,
): Matrix4 {
  if (instant < from) return absent()
  const done = progress(instant, from, isCalm ? 0 : TELL)
  const swept = sweptAt(sweptFrom, instant, isCalm)
  turn(0)
  if (of === 'tile') place.set(x + towards.dx / 2, TILE_HEIGHT, y + towards.dy / 2)
  else place.set(x + CORNER, TILE_HEIGHT, y - CORNER)
  place.x += swept * SWEPT_AWAY
  place.y += (1 - easeOut(Math.min(1, done * 1.6))) * FALL
  // What is wrong is to be found at a glance.
  const grown = (isRight ? 1 : 1.35) * (1 + 0.5 * (1 - done) ** 2)
  return posed(size.set(grown, 1, grown))
}
