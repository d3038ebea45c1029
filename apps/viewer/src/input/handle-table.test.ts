import { describe, expect, it } from 'vitest'
import type { HandMove } from '../table/acting.ts'
import { handleTable } from './handle-table.ts'

/** A table of 10 px a cell with one piece on it, from 100,100 to 120,120, for somebody who may play or not. */
function table({ isPlayed }: { readonly isPlayed: boolean }) {
  const told: string[] = []
  const moves: [HandMove, number][] = []
  let isCarrying = false
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 200, height: 200 }),
    setPointerCapture: () => {},
  })
  const letGo = handleTable(
    element as unknown as HTMLElement,
    {
      pointAt: ({ x, y }) => ({ x: x / 10, y: y / 10 }),
      hold: (gesture) => void told.push(gesture.type),
    },
    () =>
      isPlayed
        ? {
            isCarrying,
            pieceAt: ({ x, y }) => (x >= 10 && x <= 12 && y >= 10 && y <= 12 ? 'tile' : undefined),
            move(move, time) {
              moves.push([move, time])
              if (move.type === 'grasp') isCarrying = true
              if (move.type === 'drop' || move.type === 'put-back') isCarrying = false
            },
          }
        : undefined,
  )
  const send = (type: string, x: number, y: number, time: number, more: object = {}) => {
    const event = Object.assign(new Event(type), {
      clientX: x,
      clientY: y,
      pointerId: 1,
      pointerType: 'touch',
    })
    Object.defineProperty(event, 'timeStamp', { value: time })
    element.dispatchEvent(Object.assign(event, { buttons: 1, deltaMode: 0, deltaX: 0, ...more }))
  }
  return { told, moves, send, letGo }
}

describe('a press on a piece', () => {
  it('is its player’s: carried and let go of, at the time of the event that let go', () => {
    const { told, moves, send, letGo } = table({ isPlayed: true })
    send('pointerdown', 110, 110, 1000)
    send('pointermove', 50, 50, 1010)
    send('pointerup', 40, 50, 1020)
    letGo()
    expect(told).toEqual([])
    expect(moves).toEqual([
      [{ type: 'grasp', piece: 'tile', at: { x: 11, y: 11 } }, 1000],
      [{ type: 'carry', at: { x: 5, y: 5 } }, 1010],
      [{ type: 'drop', at: { x: 4, y: 5 } }, 1020],
    ])
  })

  it('is the picture’s where nobody plays', () => {
    const { told, moves, send, letGo } = table({ isPlayed: false })
    send('pointerdown', 110, 110, 1000)
    send('pointermove', 50, 50, 1010)
    letGo()
    expect(told).toEqual(['drag'])
    expect(moves).toEqual([])
  })

  it('is given back when the browser takes the pointer away', () => {
    const { moves, send, letGo } = table({ isPlayed: true })
    send('pointerdown', 110, 110, 1000)
    send('pointercancel', 0, 0, 1010)
    letGo()
    expect(moves.map(([{ type }]) => type)).toEqual(['grasp', 'put-back'])
  })
})

it('a press beside all pieces is the picture’s, for players, too', () => {
  const { told, moves, send, letGo } = table({ isPlayed: true })
  send('pointerdown', 10, 10, 1000)
  send('pointermove', 50, 50, 1010)
  send('pointerup', 50, 50, 1020)
  letGo()
  expect(told).toEqual(['drag'])
  expect(moves).toEqual([])
})

it('what was picked up by a tap follows a mouse, is turned by a wheel, and goes where the table is tapped', () => {
  const { told, moves, send, letGo } = table({ isPlayed: true })
  const mouse = { pointerType: 'mouse' }
  send('pointerdown', 110, 110, 1, mouse)
  send('pointerup', 110, 110, 2, mouse)
  send('pointermove', 50, 50, 3, { ...mouse, buttons: 0 })
  send('wheel', 50, 50, 4, { deltaY: 40 })
  send('wheel', 50, 50, 5, { deltaY: 40 })
  send('pointerdown', 30, 30, 6, mouse)
  send('pointerup', 30, 30, 7, mouse)
  letGo()
  expect(told).toEqual([])
  expect(moves.map(([move]) => move)).toEqual([
    { type: 'grasp', piece: 'tile', at: { x: 11, y: 11 } },
    { type: 'pick' },
    { type: 'carry', at: { x: 5, y: 5 } },
    { type: 'turn', by: 1 },
    { type: 'tap', at: { x: 3, y: 3 } },
  ])
})

it('hears nothing any more once it is let go of', () => {
  const { told, send, letGo } = table({ isPlayed: false })
  letGo()
  send('pointerdown', 10, 10, 1)
  send('pointermove', 90, 90, 2)
  send('wheel', 90, 90, 3)
  expect(told).toEqual([])
})
