import { DirectionalLight, Group, HemisphereLight, type Object3D, SpotLight } from 'three'
import type { Extent } from '../../table/extent.ts'
import type { Fineness } from '../quality.ts'

export interface Lights {
  readonly object: Object3D
  refine(fineness: Fineness): void
  /** Makes shadows sharp in the part that is shown; true if that part is new. */
  aim(extent: Extent): boolean
  dispose(): void
}

/** How soft the edge of a shadow is, in cells. */
const SOFT = 0.045
const AROUND = 3

/** A warm lamp over the table and what comes of it, in a room that is dark otherwise. */
export function createLights(): Lights {
  const room = new HemisphereLight('#cfdcff', '#5a3f2a', 0.85)
  const lamp = new SpotLight('#ffe2b8', 2.3, 0, 0.72, 1, 0)
  lamp.position.set(-9, 21, 7)
  const sun = new DirectionalLight('#fff2e2', 2.15)
  sun.castShadow = true
  sun.shadow.bias = -0.0004
  sun.shadow.normalBias = 0.015
  const object = new Group().add(room, lamp, lamp.target, sun, sun.target)
  let aimed: Extent | undefined
  let size = 0

  return {
    object,
    refine({ shadowMap, hasRoom }) {
      room.intensity = hasRoom ? 0.6 : 1
      if (size === shadowMap) return
      size = shadowMap
      sun.shadow.mapSize.set(size, size)
      sun.shadow.map?.dispose()
      sun.shadow.map = null
      aimed = undefined
    },
    aim(extent) {
      if (aimed === extent) return false
      aimed = extent
      const { west, east, north, south } = extent
      const [x, z] = [(west + east) / 2, (north + south) / 2]
      const reach = Math.max(east - west, south - north, 5) / 2 + AROUND
      sun.position.set(x - 13, 15, z - 6)
      sun.target.position.set(x, 0, z)
      sun.shadow.radius = Math.min(Math.max((SOFT * size) / (2 * reach), 1.5), 7)
      const { camera } = sun.shadow
      camera.left = -reach
      camera.right = reach
      camera.top = reach
      camera.bottom = -reach
      camera.near = 1
      camera.far = 60
      camera.updateProjectionMatrix()
      return true
    },
    dispose() {
      sun.dispose()
      lamp.dispose()
      room.dispose()
    },
  }
}
