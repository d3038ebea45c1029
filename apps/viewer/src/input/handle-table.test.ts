import { describe, expect, it } from 'vitest'
import type { HandMove } from '../table/acting.ts'
import { handleTable } from './handle-table.ts'

/** A table of 10 px a cell with one piece on it, from 100,100 to 120,120, for somebody who may play or not. */
function table({ isPlayed }: { readonly isPlayed: boolean }) {
  const told: string[] = []
  const moves: [HandMove, number][] = []
  const pressed = { isPressed: false, isElsewhere: false }
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
      isPlayed && !pressed.isElsewhere
        ? {
            isCarrying,
            get isPressed() {
              return pressed.isPressed
            },
            set isPressed(is) {
              pressed.isPressed = is
            },
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
  return { told, moves, send, letGo, pressed }
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

it('with a piece taken up before, a finger aims on the table, and lets go of it there', () => {
  const { told, moves, send, letGo } = table({ isPlayed: true })
  send('pointerdown', 110, 110, 1)
  send('pointerup', 110, 110, 2)
  send('pointerdown', 30, 30, 3)
  send('pointermove', 60, 60, 4)
  send('pointerdown', 90, 90, 5, { pointerId: 2 })
  send('pointerup', 90, 90, 6, { pointerId: 2 })
  send('pointerup', 70, 60, 7)
  letGo()
  expect(told).toEqual([])
  expect(moves.slice(2).map(([move]) => move)).toEqual([
    { type: 'carry', at: { x: 3, y: 3 } },
    { type: 'carry', at: { x: 6, y: 6 } },
    { type: 'turn', by: 1 },
    { type: 'tap', at: { x: 7, y: 6 } },
  ])
})

it('two fingers that move hold the picture, also with a piece taken up, which stays in the hand', () => {
  const { told, moves, send, letGo } = table({ isPlayed: true })
  send('pointerdown', 110, 110, 1)
  send('pointerup', 110, 110, 2)
  send('pointerdown', 30, 30, 3)
  send('pointerdown', 90, 90, 4, { pointerId: 2 })
  send('pointermove', 60, 90, 5, { pointerId: 2 })
  send('pointermove', 30, 60, 6)
  send('pointerup', 30, 60, 7)
  send('pointerup', 60, 90, 8, { pointerId: 2 })
  letGo()
  expect(told).toEqual(['pinch', 'pinch'])
  expect(moves.slice(2).map(([move]) => move)).toEqual([
    { type: 'carry', at: { x: 3, y: 3 } },
    { type: 'carry', at: undefined },
  ])
})

it('while a finger beside the table carries something, one on the table turns it', () => {
  const { told, moves, send, letGo, pressed } = table({ isPlayed: true })
  pressed.isPressed = true
  send('pointerdown', 30, 30, 1)
  send('pointermove', 90, 90, 2)
  send('pointerup', 90, 90, 3)
  letGo()
  expect(told).toEqual([])
  expect(moves).toEqual([[{ type: 'turn', by: 1 }, 1]])
  expect(pressed.isPressed).toBe(true)
})

it('takes no hand for pressed any more once its finger is up, although another tab plays it by then', () => {
  const { send, letGo, pressed } = table({ isPlayed: true })
  send('pointerdown', 110, 110, 1)
  expect(pressed.isPressed).toBe(true)
  pressed.isElsewhere = true
  send('pointerup', 50, 50, 2)
  letGo()
  expect(pressed.isPressed).toBe(false)
})

it('puts back what is carried when it is let go of', () => {
  const { moves, send, letGo, pressed } = table({ isPlayed: true })
  send('pointerdown', 110, 110, 1)
  send('pointermove', 50, 50, 2)
  letGo()
  expect(moves.map(([{ type }]) => type)).toEqual(['grasp', 'carry', 'put-back'])
  expect(pressed.isPressed).toBe(false)
})

it('hears nothing any more once it is let go of', () => {
  const { told, send, letGo } = table({ isPlayed: false })
  letGo()
  send('pointerdown', 10, 10, 1)
  send('pointermove', 90, 90, 2)
  send('wheel', 90, 90, 3)
  expect(told).toEqual([])
})
