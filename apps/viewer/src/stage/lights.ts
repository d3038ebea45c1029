import { DirectionalLight, Group, HemisphereLight, type Object3D, SpotLight } from 'three'
import type { Extent } from './extent.ts'

export interface Lights {
  readonly object: Object3D
  /** Shadows are sharp where something lies. */
  aim(extent: Extent): void
  dispose(): void
}

const SHADOW_MAP = 2048

/** A warm lamp over the table, a cool room around it. */
export function createLights(): Lights {
  const room = new HemisphereLight('#dfe8ff', '#6b4d33', 1.15)
  const lamp = new SpotLight('#ffe0b4', 1.7, 0, 0.62, 0.85, 0)
  const sun = new DirectionalLight('#fff1dc', 1.9)
  sun.castShadow = true
  sun.shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP)
  sun.shadow.bias = -0.0004
  sun.shadow.normalBias = 0.02
  sun.shadow.radius = 5
  const object = new Group().add(room, lamp, lamp.target, sun, sun.target)

  return {
    object,
    aim({ west, east, north, south }) {
      const [x, z] = [(west + east) / 2, (north + south) / 2]
      const reach = Math.max(east - west, south - north, 6) / 2 + 3
      lamp.position.set(x, 26, z + 2)
      lamp.target.position.set(x, 0, z)
      sun.position.set(x - 11, 17, z - 8)
      sun.target.position.set(x, 0, z)
      const { camera } = sun.shadow
      camera.left = -reach
      camera.right = reach
      camera.top = reach
      camera.bottom = -reach
      camera.near = 2
      camera.far = 60
      camera.updateProjectionMatrix()
    },
    dispose() {
      sun.dispose()
      lamp.dispose()
      room.dispose()
    },
  }
}
