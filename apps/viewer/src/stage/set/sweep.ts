import { BufferAttribute, BufferGeometry } from 'three'

/** A corner of an outline: as the body grows, it moves outwards. Counter-clockwise, seen from above. */
export interface Corner {
  readonly x: number
  readonly z: number
  readonly outX: number
  readonly outZ: number
}

/** Where the surface is in a cut through the edge: so far outside the outline, and so high. */
export type Cut = readonly (readonly [outside: number, y: number])[]

/** A rectangle around the origin with round corners; an outline without size is a circle. */
export function roundedOutline(width: number, depth: number, radius: number, steps = 4): Corner[] {
  const [x, z] = [width / 2 - radius, depth / 2 - radius]
  return [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((quarter + step / steps) * Math.PI) / 2
      const [outX, outZ] = [Math.cos(angle), -Math.sin(angle)]
      const middleX = quarter === 0 || quarter === 3 ? x : -x
      const middleZ = quarter < 2 ? -z : z
      return { x: middleX + outX * radius, z: middleZ + outZ * radius, outX, outZ }
    }),
  )
}

/** A full turn, for what is round. */
export function circleOutline(radius: number, steps: number): Corner[] {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const [outX, outZ] = [Math.cos(angle), -Math.sin(angle)]
    return { x: outX * radius, z: outZ * radius, outX, outZ }
  })
}

type Face = 'open' | 'closed' | 'capped' | 'spoked'

/**
 * A body whose edge has the same cut all around: `capped` is a solid (its cut goes from the bottom up), `closed` a
 * frame, `open` a strip. `spoked` is a solid with its caps cut around the middle: of a triangle that goes across a whole
 * table, past the camera, some renderers lose the depth. The texture runs along the edge; caps are as the plan has them.
 */
export function sweep(outline: readonly Corner[], cut: Cut, ends: Face): BufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  const index: number[] = []
  const put = ({ x, z, outX, outZ }: Corner, outside: number, y: number) => {
    positions.push(x + outX * outside, y, z + outZ * outside)
  }

  const rings = ends === 'closed' ? [...cut, ...cut.slice(0, 1)] : cut
  let across = 0
  for (const [nth, [outside, y]] of rings.slice(0, -1).entries()) {
    const [nextOutside, nextY] = rings[nth + 1] as Cut[number]
    const length = Math.hypot(nextOutside - outside, nextY - y)
    const [flat, up] = [(nextY - y) / length, (outside - nextOutside) / length]
    const first = positions.length / 3
    let along = 0
    for (let step = 0; step <= outline.length; step++) {
      const corner = outline[step % outline.length] as Corner
      const before = outline[(step + outline.length - 1) % outline.length] as Corner
      if (step > 0) along += Math.hypot(corner.x - before.x, corner.z - before.z)
      put(corner, outside, y)
      put(corner, nextOutside, nextY)
      for (let side = 0; side < 2; side++) normals.push(corner.outX * flat, up, corner.outZ * flat)
      uvs.push(along, across, along, across + length)
      const here = first + step * 2
      if (step < outline.length) index.push(here, here + 2, here + 3, here, here + 3, here + 1)
    }
    across += length
  }

  if (ends === 'capped' || ends === 'spoked') {
    for (const up of [-1, 1]) {
      const [outside, y] = (up < 0 ? cut[0] : cut.at(-1)) as Cut[number]
      const first = positions.length / 3
      for (const corner of outline) {
        put(corner, outside, y)
        normals.push(0, up, 0)
        uvs.push(corner.x + corner.outX * outside, -(corner.z + corner.outZ * outside))
      }
      if (ends === 'spoked') {
        const middle = positions.length / 3
        positions.push(0, y, 0)
        normals.push(0, up, 0)
        uvs.push(0, 0)
        for (let step = 0; step < outline.length; step++) {
          const [here, next] = [first + step, first + ((step + 1) % outline.length)]
          index.push(middle, up < 0 ? next : here, up < 0 ? here : next)
        }
        continue
      }
      for (let step = 1; step < outline.length - 1; step++) {
        index.push(first, first + (up < 0 ? step + 1 : step), first + (up < 0 ? step : step + 1))
      }
    }
  }

  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
  geometry.setIndex(index)
  return geometry
}
