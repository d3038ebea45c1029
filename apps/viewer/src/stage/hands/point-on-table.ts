import { type PerspectiveCamera, Vector3 } from 'three'
import type { Spot } from '../../input/gesture.ts'
import type { Point } from '../../table/extent.ts'

/** Where in the window a point of the table, at some height, is seen; undefined behind the camera. */
export function createSpotOnPage(canvas: HTMLElement, camera: PerspectiveCamera) {
  const at = new Vector3()
  return ({ x, y }: Point, height: number): Spot | undefined => {
    const { left, top, width, height: tall } = canvas.getBoundingClientRect()
    camera.updateMatrixWorld()
    at.set(x, height, y).project(camera)
    if (at.z > 1) return undefined
    return { x: left + ((at.x + 1) / 2) * width, y: top + ((1 - at.y) / 2) * tall }
  }
}

/** Tells where on the table, at some height, a place of its picture is; undefined beside it. */
export function createPointOnTable(canvas: HTMLElement, camera: PerspectiveCamera) {
  const ray = new Vector3()
  return ({ x, y }: Spot, height: number): Point | undefined => {
    const { width, height: tall } = canvas.getBoundingClientRect()
    ray.set((x / width) * 2 - 1, 1 - (y / tall) * 2, 0.5)
    camera.updateMatrixWorld()
    ray.unproject(camera).sub(camera.position)
    const far = (height - camera.position.y) / ray.y
    if (!(far > 0 && Number.isFinite(far))) return undefined
    return { x: camera.position.x + ray.x * far, y: camera.position.z + ray.z * far }
  }
}
