import {
  AdditiveBlending,
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three'
import { PieceSet } from '../../../stage/set/piece-set.ts'
import { createPlainColours } from '../../../stage/set/plain-colours.ts'
import { painted } from '../../../stage/set/printed-geometry.ts'
import { type Corner, circleOutline, sweep } from '../../../stage/set/sweep.ts'
import { easeIn, easeInOut, easeOut, hop, NEVER, progress } from '../../../table/easing.ts'
import type { BrowserPen } from '../../../table/paper.ts'
import type { Part, SceneKit } from '../../../table/scene.ts'
import { ARREST, GETAWAY, SEARCH, TURN_OVER } from '../plan/motion.ts'
import { rowExtent } from '../plan/places.ts'
import type { FugitivePlan, Hideout } from '../plan/plan.ts'
import { CARD_THICK } from './card-geometry.ts'
import { absent, lyingMatrix } from './matrices.ts'

const GLOW = 256
const BRASS = '#f2c75f'
/** How bright what shines is, at most. */
const BRIGHT = { siren: 0.5, found: 0.75, away: 0.95 } as const
const OVER = 0.3
/** The way out shines from under its card. */
const UNDER = 0.008

/** What shines: the lights of the manhunt, a ring around what is found, the way out; and the star that arrests. */
export function createSignals(kit: SceneKit): Part<FugitivePlan> {
  const { image, pen } = kit.paper(GLOW, GLOW)
  drawGlow(pen, GLOW)
  const halo = new CanvasTexture(image)
  halo.colorSpace = SRGBColorSpace
  const shining = (color: string) =>
    new MeshBasicMaterial({
      map: halo,
      color,
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
    })
  const plane = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const [red, blue, gold] = ['#ff2a1c', '#2a5cff', '#ffcf5a'].map((colour) => {
    const mesh = new Mesh(plane, shining(colour))
    mesh.visible = false
    mesh.renderOrder = 3
    return mesh
  }) as [Glowing, Glowing, Glowing]
  const edge = sweep(circleOutline(0.94, 64), RING, 'open')
  const ringing = new MeshBasicMaterial({ transparent: true, depthWrite: false })
  const ring = new Mesh(edge, ringing)
  ring.visible = false
  ring.renderOrder = 3
  const colours = createPlainColours([BRASS])
  const metal = new MeshStandardMaterial({ map: colours.texture, roughness: 0.3, metalness: 0.4 })
  const stars = new PieceSet(
    new Map([['star', painted(sweep(starOutline(), STAR_CUT, 'spoked'), colours.spotOf(0))]]),
    1,
    metal,
  )
  const object = new Group().add(red, blue, gold, ring, stars.mesh)
  let plan: FugitivePlan | undefined
  let last: Hideout | undefined

  return {
    object,
    lay(next) {
      plan = next
      const { ending, hideouts } = next
      last =
        ending && ending.reason !== 'given-up'
          ? hideouts.find(({ place }) => place === ending.place)
          : undefined
      stars.begin()
      if (ending?.winner === 'marshal' && last) stars.put('star')
      stars.end()
    },
    pose(instant) {
      red.visible = blue.visible = gold.visible = ring.visible = false
      if (!plan) return
      hunt(plan, instant)
      found(plan, instant)
      end(plan, instant)
    },
    dispose() {
      stars.dispose()
      for (const { material } of [red, blue, gold]) material.dispose()
      for (const one of [plane, halo, edge, ringing, metal, colours]) one.dispose()
    },
  }

  /** Two lights go along the row, one from each end, and stay. */
  function hunt({ hunt: begun, ending, layout, isCalm }: FugitivePlan, instant: number): void {
    if (!begun || instant < begun.from) return
    const done = easeInOut(progress(instant, begun.from, isCalm ? 0 : SEARCH))
    const over = ending ? progress(instant, ending.from, isCalm ? 0 : GETAWAY) : 0
    if (over === 1) return
    const { west, east, north, south } = rowExtent(layout)
    const [middle, wide] = [(north + south) / 2, Math.max(east - west, 4)]
    const strength = BRIGHT.siren * (1 - over) * Math.min(1, done * 3)
    glow(red, west + wide * (0.95 - done * 0.75), middle, wide * 0.62, strength)
    glow(blue, west + wide * (0.05 + done * 0.75), middle, wide * 0.62, strength)
  }

  /** A ring runs out from a hideout that has just turned up. */
  function found({ hideouts, isCalm, ending }: FugitivePlan, instant: number): void {
    if (isCalm) return
    for (let nth = 0; nth < hideouts.length; nth++) {
      const one = hideouts[nth] as Hideout
      if (one.flip === NEVER || (ending && one.flip > ending.from)) continue
      const done = progress(instant, one.flip + TURN_OVER * 0.8, TURN_OVER)
      if (done <= 0 || done >= 1) continue
      ring.visible = true
      ring.position.set(one.x, OVER, one.y)
      ring.scale.setScalar(0.6 + easeOut(done) * 1.5)
      ringing.color.set('#ffd98a')
      ringing.opacity = BRIGHT.found * (1 - done)
    }
  }

  /** The star comes down on the last hideout; or the way out lies open, in gold. */
  function end({ ending, isCalm }: FugitivePlan, instant: number): void {
    if (!ending || !last) return
    const up = (last.sprints + 1) * CARD_THICK
    if (ending.winner === 'marshal') {
      const done = progress(instant, ending.from, isCalm ? 0 : ARREST)
      const fallen = easeIn(Math.min(1, done / 0.45))
      const bounce = hop(progress(done, 0.45, 0.3)) * 0.08
      stars.pose(
        0,
        instant >= ending.from
          ? lyingMatrix(
              last.x + 0.02,
              last.y + 0.18,
              up + (1 - fallen) * 2.4 + bounce,
              1,
              (1 - fallen) * 2.2 + 0.12,
            )
          : absent(),
      )
      return
    }
    const done = easeOut(progress(instant, ending.from, isCalm ? 0 : GETAWAY))
    if (instant >= ending.from)
      glow(gold, last.x, last.y, 2 + done * 2.2, BRIGHT.away * (0.4 + 0.6 * done) * (1.35 - done * 0.75))
  }

  function glow(mesh: Glowing, x: number, y: number, size: number, strength: number): void {
    mesh.visible = strength > 0
    mesh.position.set(x, mesh === gold ? UNDER : OVER * 0.4, y)
    mesh.scale.set(size, 1, size)
    mesh.material.opacity = strength
  }
}

type Glowing = Mesh<PlaneGeometry, MeshBasicMaterial>

const RING = [
  [0.06, 0],
  [0, 0],
] as const

/** A star of five points, its edge sloping. */
const STAR_CUT = [
  [0, 0],
  [0, 0.05],
  [-0.035, 0.085],
] as const

function starOutline(): Corner[] {
  return Array.from({ length: 10 }, (_, nth) => {
    const angle = Math.PI / 2 + (nth * Math.PI) / 5
    const reach = nth % 2 === 0 ? 0.44 : 0.19
    const [outX, outZ] = [Math.cos(angle), -Math.sin(angle)]
    return { x: outX * reach, z: outZ * reach, outX, outZ }
  })
}

/** Bright in the middle, nothing at its edge. */
function drawGlow(pen: BrowserPen, size: number): void {
  const half = size / 2
  const light = pen.createRadialGradient(half, half, 0, half, half, half)
  for (let step = 0; step <= 10; step++) {
    light?.addColorStop(step / 10, `rgb(255 255 255 / ${((1 - step / 10) ** 2 * 100).toFixed(1)}%)`)
  }
  pen.fillStyle = light ?? 'none'
  pen.fillRect(0, 0, size, size)
}
