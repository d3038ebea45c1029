import { PerspectiveCamera } from 'three'
import { expect, it } from 'vitest'
import type { Point } from '../../games/game-table.ts'
import { createPointer } from './pointer.ts'

/** A picture of 200 × 100 px, of a table seen from straight above; what is told of it. */
function lookedAt() {
  const camera = new PerspectiveCamera(90, 2, 0.1, 100)
  camera.position.set(0, 10, 0)
  camera.rotation.set(-Math.PI / 2, 0, 0)
  const canvas = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 200, height: 100 }),
  })
  const told: (Point | undefined)[] = []
  const pointer = createPointer(
    canvas as unknown as HTMLCanvasElement,
    camera,
    () => 0,
    (point) => told.push(point && { x: Math.round(point.x) + 0, y: Math.round(point.y) + 0 }),
  )
  const send = (type: string, pointerType: string, clientX: number, clientY: number) =>
    canvas.dispatchEvent(
      Object.assign(new Event(type), { pointerType, clientX, clientY, pointerId: 1, isPrimary: true }),
    )
  return { told, send, pointer }
}

it('a mouse points wherever it is, until it leaves', () => {
  const { told, send, pointer } = lookedAt()
  send('pointermove', 'mouse', 100, 50)
  send('pointermove', 'mouse', 150, 75)
  send('pointerleave', 'mouse', 200, 75)
  pointer.dispose()
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
