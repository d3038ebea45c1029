import {
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
} from 'three'
import type { Part } from '../../../stage/part.ts'
import { easeOut } from '../motion.ts'
import type { ChaseView, Emphasis } from '../table-view.ts'
import { frameGeometry, TILE_HEIGHT } from './piece-geometry.ts'

const MOST = 8
const COLOURS: Readonly<Record<Emphasis['kind'], Color>> = {
  capture: new Color('#ffae1a'),
  hideout: new Color('#35c45a'),
  mistake: new Color('#f22f3d'),
}

/** A bright frame around tiles that matter, and a ring that runs out from a capture. */
export function createEmphases(): Part<ChaseView> {
  const frame = frameGeometry(0.985, 1.15, 0.17)
  const glow = new MeshStandardMaterial({ roughness: 0.45 })
  const frames = new InstancedMesh(frame, glow, MOST)
  frames.castShadow = true
  const ring = new RingGeometry(0.94, 1, 96).rotateX(-Math.PI / 2)
  const light = new MeshBasicMaterial({ transparent: true, depthWrite: false, color: COLOURS.capture })
  const rings = new InstancedMesh(ring, light, 1)
  const object = new Group().add(frames, rings)
  for (const mesh of [frames, rings]) mesh.frustumCulled = false
  const matrix = new Matrix4()

  return {
    object,
    update({ emphases }) {
      const shown = emphases.filter(({ shown }) => shown > 0).slice(0, MOST)
      shown.forEach(({ kind, x, y, shown: done }, index) => {
        const grown = 1 + 0.5 * (1 - easeOut(Math.min(1, done * 2)))
        // Frames of neighbours overlap: they do not end at one height.
        const height = kind === 'mistake' ? 0.9 : 1
        frames.setMatrixAt(index, matrix.makeScale(grown, height, grown).setPosition(x, 0, y))
        frames.setColorAt(index, COLOURS[kind])
      })
      frames.count = shown.length
      frames.instanceMatrix.needsUpdate = true
      if (frames.instanceColor) frames.instanceColor.needsUpdate = true

      const spreading = shown.find(({ kind, shown: done }) => kind !== 'mistake' && done < 1)
      rings.count = spreading ? 1 : 0
      if (spreading) {
        const reach = 0.5 + easeOut(spreading.shown) * 2.2
        light.opacity = 0.8 * (1 - spreading.shown)
        light.color = COLOURS[spreading.kind]
        rings.setMatrixAt(
          0,
          matrix.makeScale(reach, 1, reach).setPosition(spreading.x, TILE_HEIGHT + 0.06, spreading.y),
        )
        rings.instanceMatrix.needsUpdate = true
      }
    },
    dispose() {
      for (const mesh of [frames, rings]) mesh.dispose()
      for (const resource of [frame, glow, ring, light]) resource.dispose()
    },
  }
}
