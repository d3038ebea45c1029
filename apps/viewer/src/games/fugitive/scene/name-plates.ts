import { CanvasTexture, MeshStandardMaterial, SRGBColorSpace } from 'three'
import { PieceSet } from '../../../stage/set/piece-set.ts'
import { plateGeometry } from '../../../stage/set/printed-geometry.ts'
import { LONG_AGO } from '../../../table/easing.ts'
import type { Part, SceneKit } from '../../../table/scene.ts'
import { drawPlate, PLATE_ASPECT } from '../faces/plate-faces.ts'
import type { FugitivePlan } from '../plan/plan.ts'
import { newPose, poseCard } from '../plan/pose.ts'
import { lyingMatrix } from './matrices.ts'

const HEIGHT = 96
const DEPTH = 0.5
const BRIGHT = 1.4
const SEATS = 2

interface NamePlates extends Part<FugitivePlan> {
  /** Writes all names again, with the letters that are there by now. */
  rewrite(): void
}

/** Whose side is whose: plates before the hands, of one picture, to be read from the south. */
export function createNamePlates(kit: SceneKit): NamePlates {
  const { image, pen } = kit.paper(HEIGHT * PLATE_ASPECT, HEIGHT * SEATS)
  const texture = new CanvasTexture(image)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = kit.anisotropy
  const material = new MeshStandardMaterial({ map: texture, roughness: 0.5 })
  material.color.setScalar(BRIGHT)
  const geometries = new Map(
    Array.from({ length: SEATS }, (_, nth) => {
      const top = { u: 0, v: 1 - (nth + 1) / SEATS, width: 1, size: 1 / SEATS }
      const side = { u: 0.004, v: top.v + top.size / 2, width: 0.001, size: 0.001 }
      return [String(nth), plateGeometry(DEPTH * PLATE_ASPECT, DEPTH, { top, side, bottom: side })] as const
    }),
  )
  const pieces = new PieceSet(geometries, SEATS, material)
  const pose = newPose()
  let written = ''
  let plan: FugitivePlan | undefined
  const write = ({ seats, colours }: Pick<FugitivePlan, 'seats' | 'colours'>) => {
    const now = seats.map(({ seat, name, role }) => `${colours[seat]} ${name} ${role}`).join('\n')
    if (now === written) return
    written = now
    for (const [nth, { seat, name, role }] of seats.entries()) {
      drawPlate(pen, nth * HEIGHT, HEIGHT, {
        colour: colours[seat] ?? seat,
        name: name ?? String(seat + 1),
        role,
      })
    }
    texture.needsUpdate = true
  }
  return {
    object: pieces.mesh,
    lay(next) {
      plan = next
      write(next)
      pieces.begin()
      for (const [nth] of next.seats.entries()) pieces.put(String(nth))
      pieces.end()
    },
    pose(instant) {
      if (!plan) return
      for (let nth = 0; nth < plan.seats.length; nth++) {
        const seat = plan.seats[nth]
        if (!seat) continue
        poseCard(seat, LONG_AGO, instant, plan.isCalm, pose)
        pieces.pose(nth, lyingMatrix(pose.x, pose.y, 0))
      }
    },
    rewrite() {
      written = ''
      if (plan) write(plan)
    },
    dispose() {
      pieces.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}
