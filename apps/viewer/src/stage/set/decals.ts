import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  type Matrix4,
  Mesh,
  MeshBasicMaterial,
} from 'three'
import { createDecalPictures, DECAL_COLUMNS, DECAL_ROWS } from './decal-pictures.ts'

/** Flat pictures on the table (contact shadows, dust), all in one draw call; those that do not fit in are left out. */
export interface Decals {
  readonly mesh: Mesh
  begin(): void
  /** A picture around a matrix: as wide as the piece that it places, so many times as large, and at a height. */
  put(column: number, row: number, matrix: Matrix4, width: number, height: number): void
  end(): void
  dispose(): void
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

export function createDecals(capacity: number, seed: number): Decals {
  const position = new BufferAttribute(new Float32Array(capacity * 12), 3).setUsage(DynamicDrawUsage)
  const uv = new BufferAttribute(new Float32Array(capacity * 8), 2).setUsage(DynamicDrawUsage)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', position)
  geometry.setAttribute('uv', uv)
  geometry.setIndex(
    Array.from({ length: capacity }, (_, nth) => [0, 2, 1, 0, 3, 2].map((corner) => nth * 4 + corner)).flat(),
  )
  const pictures = createDecalPictures(seed)
  const material = new MeshBasicMaterial({ map: pictures, transparent: true, depthWrite: false })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = 1
  mesh.visible = false
  let used = 0

  return {
    mesh,
    begin() {
      used = 0
    },
    put(column, row, { elements }, width, height) {
      if (used === capacity) return
      const half = width / 2
      for (let nth = 0; nth < 4; nth++) {
        const [east, south] = CORNERS[nth] as (typeof CORNERS)[number]
        const [a, b] = [east * half, south * half]
        position.setXYZ(
          used * 4 + nth,
          (elements[12] ?? 0) + a * (elements[0] ?? 0) + b * (elements[8] ?? 0),
          height,
          (elements[14] ?? 0) + a * (elements[2] ?? 0) + b * (elements[10] ?? 0),
        )
        uv.setXY(
          used * 4 + nth,
          (column + (east + 1) / 2) / DECAL_COLUMNS,
          (row + (south + 1) / 2) / DECAL_ROWS,
        )
      }
      used++
    },
    end() {
      geometry.setDrawRange(0, used * 6)
      position.needsUpdate = true
      uv.needsUpdate = true
      mesh.visible = used > 0
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      pictures.dispose()
    },
  }
}
