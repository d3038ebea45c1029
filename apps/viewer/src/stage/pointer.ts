import { type PerspectiveCamera, Vector3 } from 'three'
import type { Point } from '../games/game-table.ts'

type Tell = (point: Point | undefined) => void

/** Tells where on the table, at some height, a mouse points or a finger tapped; undefined beside it. */
export function createPointer(
  canvas: HTMLCanvasElement,
  camera: PerspectiveCamera,
  heightOf: () => number | undefined,
  tell: Tell,
) {
  const ray = new Vector3()
  const point = ({ clientX, clientY }: PointerEvent) => {
    const height = heightOf()
    if (height === undefined) return
    const { left, top, width, height: tall } = canvas.getBoundingClientRect()
    ray.set(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / tall) * 2, 0.5)
    camera.updateMatrixWorld()
    ray.unproject(camera).sub(camera.position)
    const far = (height - camera.position.y) / ray.y
    if (!(far > 0 && Number.isFinite(far))) return tell(undefined)
    tell({ x: camera.position.x + ray.x * far, y: camera.position.z + ray.z * far })
  }
  const leave = () => tell(undefined)
  canvas.addEventListener('pointermove', point)
  canvas.addEventListener('pointerdown', point)
  canvas.addEventListener('pointerleave', leave)
  return {
    dispose() {
      canvas.removeEventListener('pointermove', point)
      canvas.removeEventListener('pointerdown', point)
      canvas.removeEventListener('pointerleave', leave)
    },
  }
}
