import { Color, InstancedMesh, Matrix4, MeshStandardMaterial } from 'three'
import type { Part } from '../../../stage/part.ts'
import { SEATS } from '../../../stage/seat-colours.ts'
import type { ChaseView } from '../table-view.ts'
import { frameGeometry, TILE_HEIGHT } from './piece-geometry.ts'

const MOST = 2
const COLOURS = SEATS.map((colour) => new Color(colour))

/** A thin rim in the runner's colour around the newest tile of each path. */
export function createPathTips(): Part<ChaseView> {
  const frame = frameGeometry(0.97, 1.04, TILE_HEIGHT + 0.02)
  const paint = new MeshStandardMaterial({ roughness: 0.6 })
  const rims = new InstancedMesh(frame, paint, MOST)
  rims.frustumCulled = false
  const matrix = new Matrix4()
  const black = new Color('#000000')

  return {
    object: rims,
    update({ tips }) {
      // It comes up as soon as its tile lies.
      const shown = tips.filter(({ laid }) => laid === 1).slice(0, MOST)
      shown.forEach(({ seat, x, y }, index) => {
        rims.setMatrixAt(index, matrix.makeTranslation(x, 0, y))
        rims.setColorAt(index, COLOURS[seat] ?? black)
      })
      rims.count = shown.length
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
