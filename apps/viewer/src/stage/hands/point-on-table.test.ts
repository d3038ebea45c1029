import { PerspectiveCamera } from 'three'
import { expect, it } from 'vitest'
import { handleTable } from '../../input/handle-table.ts'
import type { Point } from '../../table/extent.ts'
import { createPointOnTable } from './point-on-table.ts'

/** A picture of 200 × 100 px, of a table seen from straight above; what is told of it. */
function lookedAt() {
  const camera = new PerspectiveCamera(90, 2, 0.1, 100)
  camera.position.set(0, 10, 0)
  camera.rotation.set(-Math.PI / 2, 0, 0)
  const canvas = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 200, height: 100 }),
    setPointerCapture: () => {},
  })
  const told: (Point | undefined)[] = []
  const element = canvas as unknown as HTMLCanvasElement
  const pointOnTable = createPointOnTable(element, camera)
  const letGo = handleTable(
    element,
    {
      pointAt: (spot) => pointOnTable(spot, 0),
      hold: () => {},
      onPoint: (point) => told.push(point && { x: Math.round(point.x) + 0, y: Math.round(point.y) + 0 }),
    },
    () => undefined,
  )
  const send = (type: string, pointerType: string, clientX: number, clientY: number) =>
    canvas.dispatchEvent(
      Object.assign(new Event(type), { pointerType, clientX, clientY, pointerId: 1, isPrimary: true }),
    )
  return { told, send, letGo }
}

it('a mouse points wherever it is, until it leaves', () => {
  const { told, send, letGo } = lookedAt()
  send('pointermove', 'mouse', 100, 50)
  send('pointermove', 'mouse', 150, 75)
  send('pointerleave', 'mouse', 200, 75)
  letGo()
  send('pointermove', 'mouse', 100, 50)
  expect(told).toEqual([{ x: 0, y: 0 }, { x: 10, y: 5 }, undefined])
})

it('a finger means what it taps, also when it has let go, and nothing while it drags', () => {
  const { told, send } = lookedAt()
  send('pointerdown', 'touch', 150, 75)
  send('pointermove', 'touch', 152, 75)
  send('pointerup', 'touch', 150, 75)
  send('pointerleave', 'touch', 150, 75)
  expect(told).toEqual([{ x: 10, y: 5 }])
  send('pointerdown', 'touch', 100, 50)
  send('pointermove', 'touch', 160, 50)
  send('pointerup', 'touch', 160, 50)
  expect(told.length).toBe(1)
})
