import { paint } from '@getaway/faces/drawing'
import {
  CanvasTexture,
  Group,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three'
import { PieceSet } from '../../../stage/set/piece-set.ts'
import { plateGeometry } from '../../../stage/set/printed-geometry.ts'
import { easeOut, LONG_AGO, progress } from '../../../table/easing.ts'
import type { SceneKit } from '../../../table/scene.ts'
import { NOTE_MARKS, NOTE_SIZE, noteOffset, padFace } from '../faces/pad-face.ts'
import { TELL } from '../plan/motion.ts'
import { PAD } from '../plan/places.ts'
import type { FugitivePlan, Note } from '../plan/plan.ts'
import { newPose, poseCard } from '../plan/pose.ts'
import { createLatePrint, type PrintedPart } from './late-print.ts'
import { absent, lyingMatrix } from './matrices.ts'

const WIDE = 1024
const MARK = 96
const THICK = 0.06
const KINDS = ['found', 'gone', 'not-yet', 'doubted'] as const satisfies readonly Note['kind'][]

/** The marshal's notebook: what all have heard is struck out by itself. */
export function createPad(kit: SceneKit): PrintedPart<FugitivePlan> {
  const width = Math.floor(WIDE * kit.detail)
  const height = Math.floor((width * PAD.height) / PAD.width)
  const page = createLatePrint(kit, { width, height, ground: '#f2e8cf' }, (pen) => {
    pen.scale(width / 100, width / 100)
    paint(pen, padFace())
  })
  const paper = new MeshStandardMaterial({ map: page.texture, roughness: 0.8 })
  const top = { u: 0, v: 0, width: 1, size: 1 }
  const side = { u: 0.005, v: 0.005, size: 0 }
  const pad = new PieceSet(
    new Map([['pad', plateGeometry(PAD.width, PAD.height, { top, side, bottom: side })]]),
    1,
    paper,
  )
  const signs = kit.paper(MARK * KINDS.length, MARK)
  for (const [nth, kind] of KINDS.entries()) {
    signs.pen.save()
    signs.pen.translate(nth * MARK + MARK * 0.06, MARK * 0.06)
    signs.pen.scale((MARK * 0.88) / 100, (MARK * 0.88) / 100)
    paint(signs.pen, { marks: NOTE_MARKS[kind] })
    signs.pen.restore()
  }
  const drawn = new CanvasTexture(signs.image)
  drawn.colorSpace = SRGBColorSpace
  drawn.anisotropy = kit.anisotropy
  const ink = new MeshBasicMaterial({ map: drawn, transparent: true, depthWrite: false })
  const marks = new PieceSet(new Map(KINDS.map((kind, nth) => [kind, markGeometry(nth)] as const)), 41, ink)
  marks.mesh.castShadow = false
  marks.mesh.renderOrder = 2
  const object = new Group().add(pad.mesh, marks.mesh)
  const pose = newPose()
  let plan: FugitivePlan | undefined
  return {
    object,
    print: page.paint,
    lay(next) {
      plan = next
      pad.begin()
      pad.put('pad', new Matrix4().makeTranslation(next.pad.x, 0, next.pad.y))
      pad.end()
      marks.begin()
      for (const { kind } of next.notes) marks.put(kind)
      marks.end()
    },
    pose(instant) {
      if (!plan) return
      const { notes, isCalm } = plan
      poseCard(plan.pad, LONG_AGO, instant, isCalm, pose)
      pad.pose(0, lyingMatrix(pose.x, pose.y, 0))
      for (let nth = 0; nth < notes.length; nth++) {
        const { number, from } = notes[nth] as Note
        const done = easeOut(progress(instant, from, isCalm ? 0 : TELL))
        const off = noteOffset(number)
        marks.pose(
          nth,
          done > 0 ? lyingMatrix(pose.x + off.x, pose.y + off.y, THICK + 0.012, done) : absent(),
        )
      }
    },
    dispose() {
      pad.dispose()
      marks.dispose()
      for (const one of [paper, ink, page.texture, drawn]) one.dispose()
    },
  }
}

function markGeometry(nth: number): PlaneGeometry {
  const geometry = new PlaneGeometry(NOTE_SIZE, NOTE_SIZE)
  geometry.rotateX(-Math.PI / 2)
  const { uv } = geometry.attributes
  for (let corner = 0; uv && corner < uv.count; corner++) {
    uv.setX(corner, (nth + uv.getX(corner)) / KINDS.length)
  }
  return geometry
}
