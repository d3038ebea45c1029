import type { Match } from '@getaway/engine/chase'
import { CanvasTexture, MeshStandardMaterial, SRGBColorSpace } from 'three'
import { PieceSet } from '../../../stage/set/piece-set.ts'
import { RIM_HEIGHT } from '../../../stage/set/table-top.ts'
import type { Part, SceneKit } from '../../../table/scene.ts'
import { drawPlate, PLATE_ASPECT } from '../faces/plate-faces.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { EAST, lean, place, posed, turn, turned } from './flight.ts'
import { plateGeometry } from './piece-geometry.ts'

const HEIGHT = 96
const DEPTH = 0.78
/** More than paint sends back. */
const BRIGHT = 1.5
/** Towards a spectator in the south. */
const LEAN = 0.22

interface NamePlates extends Part<ChasePlan> {
  /** Writes all names again, with the letters that are there by now. */
  rewrite(): void
}

/** Whose place is where: plates on the rim, all of one picture. */
export function createNamePlates({ players }: Match, kit: SceneKit): NamePlates {
  const count = players.length
  const { image, pen } = kit.paper(HEIGHT * PLATE_ASPECT, HEIGHT * count)
  const texture = new CanvasTexture(image)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = kit.anisotropy
  const material = new MeshStandardMaterial({
    map: texture,
    roughness: 0.5,
  })
  // Names are to be read at the dark end of the table, too.
  material.color.setScalar(BRIGHT)
  const geometries = new Map(
    players.map((_, seat) => {
      const top = { u: 0, v: 1 - (seat + 1) / count, width: 1, size: 1 / count }
      const side = { u: 0.004, v: top.v + top.size / 2, width: 0.001, size: 0.001 }
      return [String(seat), plateGeometry(DEPTH * PLATE_ASPECT, DEPTH, { top, side, bottom: side })] as const
    }),
  )
  const pieces = new PieceSet(geometries, count, material)
  let written = ''
  let plan: ChasePlan | undefined

  const write = ({ seats, colours }: Pick<ChasePlan, 'seats' | 'colours'>) => {
    const now = seats.map(({ seat, name, role }) => `${colours[seat]} ${name} ${role}`).join('\n')
    if (now === written) return
    written = now
    for (const { seat, name, role } of seats) {
      drawPlate(pen, seat * HEIGHT, HEIGHT, {
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
      const { seats } = next
      write(next)
      pieces.begin()
      for (const { seat, x, y, turn: side } of seats) {
        // Read from the south; at the sides along the rim.
        turn(side === 1 ? 1 : side === 3 ? -1 : 0)
        if (side % 2 === 0) turned.premultiply(lean.setFromAxisAngle(EAST, LEAN))
        place.set(x, RIM_HEIGHT + (side % 2 === 0 ? (DEPTH / 2) * Math.sin(LEAN) : 0), y)
        pieces.put(String(seat), posed())
      }
      pieces.end()
    },
    pose() {},
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
