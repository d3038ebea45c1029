import { Color, InstancedMesh, Matrix4, MeshStandardMaterial } from 'three'
import { SEAT_COLOURS } from '../../../stage/set/seat-colours.ts'
import type { Part } from '../../../table/scene.ts'
import { DROP } from '../plan/motion.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { frameGeometry, TILE_HEIGHT } from './piece-geometry.ts'

const MOST = 2
const COLOURS = SEAT_COLOURS.map((colour) => new Color(colour))

/** A thin rim in the runner's colour around the newest tile of each path. */
export function createPathTips(): Part<ChasePlan> {
  const frame = frameGeometry(0.97, 1.04, TILE_HEIGHT + 0.02)
  const paint = new MeshStandardMaterial({ roughness: 0.6 })
  const rims = new InstancedMesh(frame, paint, MOST)
  rims.frustumCulled = false
  const matrix = new Matrix4()
  const black = new Color('#000000')

  let plan: ChasePlan | undefined

  return {
    object: rims,
    lay(next) {
      plan = next
    },
    pose(instant) {
      rims.count = 0
      if (!plan) return
      for (const { seat, x, y, from } of plan.tips) {
        // It comes up as soon as its tile lies.
        if (instant < from + (plan.isCalm ? 0 : DROP) || rims.count === MOST) continue
        rims.setMatrixAt(rims.count, matrix.makeTranslation(x, 0, y))
        rims.setColorAt(rims.count, COLOURS[seat] ?? black)
        rims.count++
      }
      rims.instanceMatrix.needsUpdate = true
      if (rims.instanceColor) rims.instanceColor.needsUpdate = true
    },
    dispose() {
      rims.dispose()
      frame.dispose()
      paint.dispose()
    },
  }
}
