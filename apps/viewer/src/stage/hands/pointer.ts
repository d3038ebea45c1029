import { type PerspectiveCamera, Vector3 } from 'three'
import type { Point } from '../../games/game-table.ts'

type Tell = (point: Point | undefined) => void

/** A finger that moves further (px) takes the table in hand. */
const TAP = 8

/** Tells where on the table, at some height, a mouse points or a finger tapped; undefined beside it. */
export function createPointer(
  canvas: HTMLCanvasElement,
  camera: PerspectiveCamera,
  heightOf: () => number | undefined,
  tell: Tell,
) {
  const ray = new Vector3()
  let pressed: PointerEvent | undefined
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
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') point(event)
  }
  const press = (event: PointerEvent) => {
    if (event.pointerType === 'touch') pressed = event.isPrimary ? event : undefined
    else point(event)
  }
  const release = (event: PointerEvent) => {
    const from = event.pointerId === pressed?.pointerId ? pressed : undefined
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < TAP) point(event)
    pressed = undefined
  }
  const leave = ({ pointerType }: PointerEvent) => {
    // A finger that has let go still means what it touched.
    if (pointerType !== 'touch') tell(undefined)
  }
  canvas.addEventListener('pointermove', move)
  canvas.addEventListener('pointerdown', press)
  canvas.addEventListener('pointerup', release)
  canvas.addEventListener('pointerleave', leave)
  return {
    dispose() {
      canvas.removeEventListener('pointermove', move)
      canvas.removeEventListener('pointerdown', press)
      canvas.removeEventListener('pointerup', release)
      canvas.removeEventListener('pointerleave', leave)
    },
  }
}
