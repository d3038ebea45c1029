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
import { easeOut, progress, SLAM } from '../motion.ts'
import type { ChasePlan, Emphasis } from '../plan/plan.ts'
import { frameGeometry, TILE_HEIGHT } from './piece-geometry.ts'

const MOST = 8
const COLOURS: Readonly<Record<Emphasis['kind'], Color>> = {
  capture: new Color('#ffae1a'),
  hideout: new Color('#35c45a'),
  mistake: new Color('#f22f3d'),
}

/** A bright frame around tiles that matter, and a ring that runs out from a capture. */
export function createEmphases(): Part<ChasePlan> {
  const frame = frameGeometry(0.985, 1.15, 0.17)
  const glow = new MeshStandardMaterial({ roughness: 0.45 })
  const frames = new InstancedMesh(frame, glow, MOST)
  frames.castShadow = true
  const ring = new RingGeometry(0.94, 1, 96).rotateX(-Math.PI / 2)
  const light = new MeshBasicMaterial({
    transparent: true,
    depthWrite: false,
    color: COLOURS.capture.clone(),
  })
  const rings = new InstancedMesh(ring, light, 1)
  const object = new Group().add(frames, rings)
  for (const mesh of [frames, rings]) mesh.frustumCulled = false
  const matrix = new Matrix4()
  let plan: ChasePlan | undefined

  return {
    object,
    lay(next) {
      plan = next
    },
    pose(instant) {
      frames.count = 0
      rings.count = 0
      if (!plan) return
      for (const { kind, x, y, from, sweptFrom } of plan.emphases) {
        if (instant < from || instant >= sweptFrom || frames.count === MOST) continue
        const done = progress(instant, from, plan.isCalm ? 0 : SLAM)
        const grown = 1 + 0.5 * (1 - easeOut(Math.min(1, done * 2)))
        // Frames of neighbours overlap: they do not end at one height.
        const height = kind === 'mistake' ? 0.9 : 1
        frames.setMatrixAt(frames.count, matrix.makeScale(grown, height, grown).setPosition(x, 0, y))
        frames.setColorAt(frames.count, COLOURS[kind])
        frames.count++
        if (kind === 'mistake' || done === 1) continue
        const reach = 0.5 + easeOut(done) * 2.2
        light.opacity = 0.8 * (1 - done)
        light.color.copy(COLOURS[kind])
        rings.setMatrixAt(0, matrix.makeScale(reach, 1, reach).setPosition(x, TILE_HEIGHT + 0.06, y))
        rings.count = 1
      }
      frames.instanceMatrix.needsUpdate = true
      rings.instanceMatrix.needsUpdate = true
      if (frames.instanceColor) frames.instanceColor.needsUpdate = true
    },
    dispose() {
      for (const mesh of [frames, rings]) mesh.dispose()
      for (const resource of [frame, glow, ring, light]) resource.dispose()
    },
  }
}
