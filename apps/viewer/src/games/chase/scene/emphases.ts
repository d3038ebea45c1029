import {
  CanvasTexture,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { circleOutline, sweep } from '../../../stage/set/sweep.ts'
import type { BrowserPen } from '../../../table/paper.ts'
import type { Part, SceneKit } from '../../../table/scene.ts'
import { drawDust, drawTape } from '../faces/effects.ts'
import { easeOut, progress, SLAM } from '../plan/motion.ts'
import type { ChasePlan, Emphasis } from '../plan/plan.ts'
import { frameGeometry, TILE_HEIGHT } from './piece-geometry.ts'

const MOST = 8
/** No seat has any of these; the tape of a capture is black and yellow. */
const COLOURS: Readonly<Record<Emphasis['kind'], Color>> = {
  capture: new Color('#ffffff'),
  hideout: new Color('#19b45b'),
  mistake: new Color('#ee1f2f'),
}
const TAPE = new Color('#ffd60a')
const HIT = 0.28

/** A frame around tiles that matter, a ring that runs out from them, and the dust of a slam. */
export function createEmphases(kit: SceneKit): Part<ChasePlan> {
  const textures = [
    pictureOf(kit, 128, drawTape),
    pictureOf(kit, 256, (pen, size) => drawDust(pen, size, kit.seed)),
  ] as const
  const [tape, puffs] = textures
  tape.wrapS = RepeatWrapping
  tape.wrapT = RepeatWrapping
  tape.repeat.set(3, 3)
  const frame = frameGeometry(0.985, 1.12, 0.16)
  const paint = new MeshStandardMaterial({ roughness: 0.4 })
  const taped = new MeshStandardMaterial({ map: tape, roughness: 0.5 })
  const frames = new InstancedMesh(frame, paint, MOST)
  const tapes = new InstancedMesh(frame, taped, MOST)
  const edge = sweep(circleOutline(0.94, 64), RING, 'open')
  const light = new MeshBasicMaterial({ transparent: true, depthWrite: false })
  const ring = new Mesh(edge, light)
  const cloud = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const haze = new MeshBasicMaterial({ map: puffs, color: '#e6d9c0', transparent: true, depthWrite: false })
  const dust = new Mesh(cloud, haze)
  const object = new Group().add(frames, tapes, ring, dust)
  for (const mesh of [frames, tapes]) {
    mesh.castShadow = true
    mesh.frustumCulled = false
  }
  const matrix = new Matrix4()
  let plan: ChasePlan | undefined

  const spread = ({ kind, x, y, from }: Emphasis, instant: number) => {
    const done = progress(instant, from + SLAM * HIT, SLAM * (1 - HIT))
    if (kind === 'mistake' || done === 0 || done === 1) return
    const reach = 0.5 + easeOut(done) * 2
    ring.visible = true
    ring.position.set(x, TILE_HEIGHT + 0.06, y)
    ring.scale.setScalar(reach)
    light.color.copy(kind === 'capture' ? TAPE : COLOURS[kind])
    light.opacity = 0.7 * (1 - done)
    if (kind !== 'capture') return
    dust.visible = true
    dust.position.set(x, TILE_HEIGHT + 0.2 + done * 0.2, y)
    dust.scale.setScalar(1.3 + easeOut(done) * 1.9)
    haze.opacity = (1 - done) ** 1.5
  }

  return {
    object,
    lay(next) {
      plan = next
    },
    pose(instant) {
      frames.count = 0
      tapes.count = 0
      ring.visible = false
      dust.visible = false
      if (!plan) return
      for (let nth = 0; nth < plan.emphases.length; nth++) {
        const one = plan.emphases[nth] as Emphasis
        if (instant < one.from || instant >= one.sweptFrom) continue
        const mesh = one.kind === 'capture' ? tapes : frames
        if (mesh.count === MOST) continue
        const done = progress(instant, one.from, plan.isCalm ? 0 : SLAM)
        const grown = 1 + 0.5 * (1 - easeOut(Math.min(1, done * 2)))
        // Frames of neighbours overlap: they do not end at one height.
        const height = one.kind === 'mistake' ? 0.9 : 1
        mesh.setMatrixAt(mesh.count, matrix.makeScale(grown, height, grown).setPosition(one.x, 0, one.y))
        if (mesh === frames) frames.setColorAt(frames.count, COLOURS[one.kind])
        mesh.count++
        if (!plan.isCalm) spread(one, instant)
      }
      frames.instanceMatrix.needsUpdate = true
      tapes.instanceMatrix.needsUpdate = true
      if (frames.instanceColor) frames.instanceColor.needsUpdate = true
    },
    dispose() {
      for (const mesh of [frames, tapes]) mesh.dispose()
      for (const one of [frame, paint, taped, edge, light, cloud, haze, ...textures]) one.dispose()
    },
  }
}

const RING = [
  [0.06, 0],
  [0, 0],
] as const

function pictureOf(
  kit: SceneKit,
  size: number,
  draw: (pen: BrowserPen, size: number) => void,
): CanvasTexture {
  const { image, pen } = kit.paper(size, size)
  draw(pen, size)
  const texture = new CanvasTexture(image)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = kit.anisotropy
  return texture
}
