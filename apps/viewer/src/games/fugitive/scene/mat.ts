import { paint } from '@getaway/faces/drawing'
import { Matrix4, MeshStandardMaterial } from 'three'
import { PieceSet } from '../../../stage/set/piece-set.ts'
import { bevelled, pieceGeometry } from '../../../stage/set/printed-geometry.ts'
import { roundedOutline } from '../../../stage/set/sweep.ts'
import type { SceneKit } from '../../../table/scene.ts'
import { mapDrawing } from '../faces/map.ts'
import { MAP } from '../plan/places.ts'
import { createLatePrint, type PrintedPart } from './late-print.ts'

const WIDE = 2048
export const MAT_THICK = 0.03
/** A picture's edge takes its colour from its border. */
const BORDER = 0.0052

/** The map that all of it is played on: soft, with a printed face. */
export function createMat(kit: SceneKit): PrintedPart<unknown> {
  const width = Math.floor(WIDE * kit.detail)
  const height = Math.floor((width * MAP.height) / MAP.width)
  const print = createLatePrint(kit, { width, height, ground: '#2b4035' }, (pen) => {
    pen.scale(width / 100, width / 100)
    paint(pen, mapDrawing())
  })
  const material = new MeshStandardMaterial({ map: print.texture, roughness: 0.92 })
  const side = { u: 0.5, v: BORDER, size: 0 }
  const geometry = pieceGeometry(
    roundedOutline(MAP.width, MAP.height, 0.34, 8),
    { width: MAP.width, depth: MAP.height },
    bevelled(MAT_THICK, 0.008),
    { top: { u: 0, v: 0, width: 1, size: 1 }, side, bottom: side },
  )
  const mat = new PieceSet(new Map([['mat', geometry]]), 1, material)
  mat.mesh.castShadow = false
  mat.begin()
  // Its face is the ground on which all else lies.
  mat.put('mat', new Matrix4().makeTranslation(0, -MAT_THICK, 0))
  mat.end()
  return {
    object: mat.mesh,
    lay() {},
    pose() {},
    print: print.paint,
    dispose() {
      mat.dispose()
      material.dispose()
      print.texture.dispose()
    },
  }
}
