import { BufferAttribute, type BufferGeometry, ExtrudeGeometry, Shape } from 'three'
import { roundedRectangle } from '../../../stage/outline.ts'
import type { FaceRect } from '../faces/atlas.ts'

export const TILE_SIZE = 0.975
export const TILE_HEIGHT = 0.12
export const MARKER_SIZE = 0.48
export const MARKER_HEIGHT = 0.12

interface Faces {
  readonly top: FaceRect
  readonly side: FaceRect
  readonly bottom: FaceRect
}

/** A thick card with a printed face and a bevelled edge, lying on the table. */
export function tileGeometry(faces: Faces): BufferGeometry {
  return pieceGeometry(roundedRectangle(TILE_SIZE, TILE_SIZE, 0.06), TILE_SIZE, TILE_HEIGHT, 0.018, faces, 4)
}

export function markerGeometry(faces: Faces): BufferGeometry {
  const shape = new Shape().absarc(0, 0, MARKER_SIZE / 2 - 0.02, 0, 2 * Math.PI, false)
  return pieceGeometry(shape, MARKER_SIZE, MARKER_HEIGHT, 0.02, faces, 18)
}

/** A frame around a tile. */
export function frameGeometry(inner: number, outer: number, height: number): BufferGeometry {
  const shape = roundedRectangle(outer, outer, 0.1)
  shape.holes.push(roundedRectangle(inner, inner, 0.07))
  const geometry = new ExtrudeGeometry(shape, { depth: height, bevelEnabled: false, curveSegments: 4 })
  return geometry.rotateX(-Math.PI / 2)
}

function pieceGeometry(
  outline: Shape,
  size: number,
  height: number,
  bevel: number,
  faces: Faces,
  curveSegments: number,
): BufferGeometry {
  const geometry = new ExtrudeGeometry(outline, {
    depth: height - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments,
  })
  geometry.translate(0, 0, bevel).rotateX(-Math.PI / 2)
  geometry.clearGroups()
  const { position, normal } = geometry.attributes
  if (!position || !normal) throw new Error('an extruded piece has corners')
  const uv = new Float32Array(position.count * 2)
  for (let index = 0; index < position.count; index++) {
    const up = normal.getY(index)
    const rect = up > 0.9 ? faces.top : up < -0.9 ? faces.bottom : faces.side
    const isPrinted = Math.abs(up) > 0.9
    // The edge takes its one colour from the middle of its face.
    // Who looks at it from below has east at the left.
    const across = isPrinted ? (Math.sign(up) * position.getX(index)) / size : 0
    const down = isPrinted ? position.getZ(index) / size : 0
    uv[index * 2] = rect.u + (0.5 + across) * rect.size
    uv[index * 2 + 1] = rect.v + (0.5 - down) * rect.size
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2))
  return geometry
}
