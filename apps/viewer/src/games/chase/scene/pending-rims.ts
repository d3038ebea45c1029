import { BoxGeometry, Group, InstancedMesh, Matrix4, MeshBasicMaterial } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Part } from '../../../table/scene.ts'
import { awayAt, breathAt, hoverAt } from '../plan/hover.ts'
import type { ChasePlan, OfPlayer } from '../plan/plan.ts'
import { TILE_HEIGHT } from './piece-geometry.ts'

const MOST = 12
/** The light in which a player's own hand shows. */
const RIM = '#ffd98a'
const [THICK, HIGH] = [0.05, 0.02]

/** A dashed rim on the table under each piece that is not confirmed yet: a sign that needs no colour. */
export function createPendingRims(): Part<ChasePlan> {
  const light = new MeshBasicMaterial({ color: RIM, transparent: true, depthWrite: false })
  const [square, round] = [dashedSquare(), dashedCircle()]
  const tiles = new InstancedMesh(square, light, MOST)
  const markers = new InstancedMesh(round, light, MOST)
  const matrix = new Matrix4()
  for (const mesh of [tiles, markers]) {
    mesh.frustumCulled = false
    mesh.count = 0
    mesh.visible = false
  }
  const object = new Group().add(tiles, markers)
  let plan: ChasePlan | undefined

  const ring = (
    mesh: InstancedMesh,
    piece: OfPlayer & { readonly x: number; readonly y: number; readonly from: number },
    height: number,
    instant: number,
    isCalm: boolean,
  ) => {
    if (piece.pendingUntil === 0 || instant < piece.from || mesh.count === MOST) return
    const here = hoverAt(piece, instant, isCalm) * (1 - awayAt(piece, instant, isCalm))
    if (here === 0) return
    const wide = 0.8 + 0.2 * here
    mesh.setMatrixAt(mesh.count++, matrix.makeScale(wide, here, wide).setPosition(piece.x, height, piece.y))
    mesh.instanceMatrix.needsUpdate = true
  }

  return {
    object,
    lay(next) {
      plan = next
    },
    pose(instant) {
      tiles.count = 0
      markers.count = 0
      if (!plan) return
      const { isCalm } = plan
      light.opacity = 0.55 + 0.4 * breathAt(instant, isCalm)
      for (let nth = 0; nth < plan.tiles.length; nth++) {
        const tile = plan.tiles[nth]
        if (tile) ring(tiles, tile, HIGH / 2, instant, isCalm)
      }
      for (let nth = 0; nth < plan.markers.length; nth++) {
        const marker = plan.markers[nth]
        if (marker) ring(markers, marker, TILE_HEIGHT + HIGH / 2, instant, isCalm)
      }
      // What shows nothing needs no program.
      tiles.visible = tiles.count > 0
      markers.visible = markers.count > 0
    },
    dispose() {
      for (const one of [tiles, markers, square, round, light]) one.dispose()
    },
  }
}

function dashedSquare() {
  const dashes = [0, 1, 2, 3].flatMap((side) =>
    [-0.36, 0, 0.36].map((along) =>
      new BoxGeometry(0.22, HIGH, THICK).translate(along, 0, 0.535).rotateY((side * Math.PI) / 2),
    ),
  )
  return mergeGeometries(dashes)
}

function dashedCircle() {
  const COUNT = 10
  const dashes = Array.from({ length: COUNT }, (_, nth) =>
    new BoxGeometry(0.15, HIGH, THICK).translate(0, 0, 0.36).rotateY((nth * 2 * Math.PI) / COUNT),
  )
  return mergeGeometries(dashes)
}
