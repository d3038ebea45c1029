import { type PerspectiveCamera, Vector3 } from 'three'
import type { Spot } from '../../input/gesture.ts'
import type { Point } from '../../table/extent.ts'

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
