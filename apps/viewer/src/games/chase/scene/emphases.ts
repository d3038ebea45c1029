import {
  CanvasTexture,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { PieceSet } from '../../../stage/set/piece-set.ts'
import { createPlainColours } from '../../../stage/set/plain-colours.ts'
import { circleOutline, sweep } from '../../../stage/set/sweep.ts'
import type { BrowserPen } from '../../../table/paper.ts'
import type { Part, SceneKit } from '../../../table/scene.ts'
import { drawDust, drawTape } from '../faces/effects.ts'
import { easeOut, progress, SLAM, SLAMMED } from '../plan/motion.ts'
import type { ChasePlan, Emphasis } from '../plan/plan.ts'
import { absent, place, posed, size, turn } from './flight.ts'
import { frameGeometry, painted, TILE_HEIGHT } from './piece-geometry.ts'

const MOST = 8
/** No seat has any of these; the tape of a capture is black and yellow. */
const COLOURS = { capture: '#ffd60a', hideout: '#19b45b', mistake: '#ee1f2f' } as const
const LIGHTS: Readonly<Record<Emphasis['kind'], Color>> = {
  capture: new Color(COLOURS.capture),
  hideout: new Color(COLOURS.hideout),
  mistake: new Color(COLOURS.mistake),
}
const FRAMED = ['hideout', 'mistake'] as const

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
  const colours = createPlainColours(FRAMED.map((kind) => COLOURS[kind]))
  const frame = () => frameGeometry(0.985, 1.12, 0.16)
  const paint = new MeshStandardMaterial({ map: colours.texture, roughness: 0.4 })
  const taped = new MeshStandardMaterial({ map: tape, roughness: 0.5 })
  const kinds = FRAMED.map((kind, nth) => [kind, painted(frame(), colours.spotOf(nth))] as const)
  const frames = new PieceSet(new Map(kinds), MOST, paint)
  const tapes = new PieceSet(new Map([['capture', frame()]]), MOST, taped)
  const sets = [frames, tapes]
  const edge = sweep(circleOutline(0.94, 64), RING, 'open')
  const light = new MeshBasicMaterial({ transparent: true, depthWrite: false })
  const ring = new Mesh(edge, light)
  const cloud = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const haze = new MeshBasicMaterial({ map: puffs, color: '#e6d9c0', transparent: true, depthWrite: false })
  const dust = new Mesh(cloud, haze)
  const object = new Group().add(frames.mesh, tapes.mesh, ring, dust)
  let plan: ChasePlan | undefined

  const setOf = (kind: Emphasis['kind']) => (kind === 'capture' ? tapes : frames)
  const spread = ({ kind, x, y, from }: Emphasis, instant: number) => {
    const done = progress(instant, from + SLAM * SLAMMED, SLAM * (1 - SLAMMED))
    if (kind === 'mistake' || done === 0 || done === 1) return
    const reach = 0.5 + easeOut(done) * 2
    ring.visible = true
    ring.position.set(x, TILE_HEIGHT + 0.06, y)
    ring.scale.setScalar(reach)
    light.color.copy(LIGHTS[kind])
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
      for (const set of sets) set.begin()
      for (const { kind } of next.emphases) setOf(kind).put(kind)
      for (const set of sets) set.end()
    },
    pose(instant) {
      ring.visible = false
      dust.visible = false
      if (!plan) return
      let [framed, captured] = [0, 0]
      for (let nth = 0; nth < plan.emphases.length; nth++) {
        const one = plan.emphases[nth] as Emphasis
        const isThere = instant >= one.from && instant < one.sweptFrom
        const index = one.kind === 'capture' ? captured++ : framed++
        setOf(one.kind).pose(index, isThere ? placed(one, instant, plan.isCalm) : absent())
        if (isThere && !plan.isCalm) spread(one, instant)
      }
    },
    dispose() {
      for (const set of sets) set.dispose()
      for (const one of [paint, taped, edge, light, cloud, haze, colours, ...textures]) one.dispose()
    },
  }
}

function placed({ kind, x, y, from }: Emphasis, instant: number, isCalm: boolean) {
  const done = progress(instant, from, isCalm ? 0 : SLAM)
  const grown = 1 + 0.5 * (1 - easeOut(Math.min(1, done * 2)))
  turn(0)
  place.set(x, 0, y)
  // Frames of neighbours overlap: they do not end at one height.
  return posed(size.set(grown, kind === 'mistake' ? 0.9 : 1, grown))
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
