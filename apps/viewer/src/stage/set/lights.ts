import type { Mood } from '@getaway/engine/following'
import {
  type Camera,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Object3D,
  SpotLight,
  Vector3,
} from 'three'
import type { Extent } from '../../table/extent.ts'
import type { Fineness } from '../quality.ts'
import { MOOD_LIGHTS } from './moods.ts'

export interface Lights {
  readonly object: Object3D
  refine(fineness: Fineness): void
  light(mood: Mood): void
  /** Makes shadows sharp in the part that is shown; true if that part is new. */
  aim(extent: Extent): boolean
  /** The lamp hangs over what a camera looks at; answers how far from the camera that is. */
  hangOver(camera: Camera): number
  dispose(): void
}

/** How soft the edge of a shadow is, in cells. */
const SOFT = 0.045
const AROUND = 3
/** Where a lamp hangs over a point, and how wide its light falls, for each cell between camera and point. */
const HANGS = { west: 0.3, south: 0.16, up: 0.85, wide: 1.05 }
/** Where everything is looked at from straight ahead, the point is no farther than that. */
const FARTHEST = 60

/** A lamp over the table and what comes of it, in a room that is dark otherwise. */
export function createLights(): Lights {
  const room = new HemisphereLight()
  const lamp = new SpotLight(undefined, undefined, 0, Math.atan(HANGS.wide / HANGS.up), 1, 0)
  const sun = new DirectionalLight()
  sun.castShadow = true
  sun.shadow.bias = -0.0004
  sun.shadow.normalBias = 0.015
  const object = new Group().add(room, lamp, lamp.target, sun, sun.target)
  const forward = new Vector3()
  let aimed: Extent | undefined
  let size = 0
  let shine = MOOD_LIGHTS.warm
  let mirrors = false
  const light = () => {
    const { sky, ground, lamp: shade, sun: rays } = shine
    room.color.set(sky.colour)
    room.groundColor.set(ground)
    // What comes from the room on all sides stands in for what is mirrored of it.
    room.intensity = sky.strength * (mirrors ? 0.55 : 1.25)
    lamp.color.set(shade.colour)
    lamp.intensity = shade.strength
    sun.color.set(rays.colour)
    sun.intensity = rays.strength
  }
  light()

  return {
    object,
    light(mood) {
      shine = MOOD_LIGHTS[mood]
      light()
    },
    refine({ shadowMap, hasRoom }) {
      mirrors = hasRoom
      light()
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
    hangOver(camera) {
      forward.set(0, 0, -1).applyQuaternion(camera.quaternion)
      const { x, y, z } = camera.position
      const distance = forward.y < 0 ? Math.min(-y / forward.y, FARTHEST) : FARTHEST
      const [overX, overZ] = [x + forward.x * distance, z + forward.z * distance]
      lamp.target.position.set(overX, 0, overZ)
      lamp.position.set(overX - HANGS.west * distance, HANGS.up * distance, overZ + HANGS.south * distance)
      return distance
    },
    dispose() {
      sun.dispose()
      lamp.dispose()
      room.dispose()
    },
  }
}
