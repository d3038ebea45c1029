import type { Gesture, Grip, Spot } from './gesture.ts'

/** What happened to a pointer, without the browser. */
export interface PointerInput<Source> {
  readonly type: 'down' | 'move' | 'up' | 'cancel' | 'leave'
  readonly id: number
  readonly device: 'mouse' | 'touch' | 'pen'
  readonly at: Spot
  readonly time: number
  readonly event: Source
  /** Of a press: what is under it. */
  readonly grip?: Grip
}

interface Pointer<Source> {
  readonly id: number
  /** `twist`: a further finger while a piece is carried, or aimed with. */
  grip: Grip | 'twist'
  readonly start: Spot
  readonly pressed: { readonly time: number; readonly event: Source }
  at: Spot
  /** `spent`: there is nothing left for it to be but to be let go. */
  phase: 'pressed' | 'held' | 'dragged' | 'spent'
  hasPinched: boolean
  /** Of a twist: the radians since the last quarter. */
  turned: number
}

type Told<Source> = Gesture<Source>[]

/** A press that moves less (px) is a tap: a hand with a mouse is steadier than a finger. */
const SLACK = { mouse: 3, pen: 6, touch: 8 } as const
export const HOLD_MS = 450
const DOUBLE_MS = 350
const DOUBLE_PX = 24
/** Two fingers nearer than this (px) tell nothing by how far they are apart. */
const LEAST_APART = 8

/**
 * Makes gestures of what pointers do; it knows neither the browser nor the table, and keeps no clock of its own.
 * `slack`: a press that moves no further (px) is a tap, whatever the device.
 */
export function createRecogniser<Source>(slack?: number) {
  const down = new Map<number, Pointer<Source>>()
  let pointed: Spot | undefined
  let lastTap: { readonly at: Spot; readonly time: number } | undefined

  const press = (input: PointerInput<Source>): Told<Source> => {
    const isCarrying = [...down.values()].some(({ grip }) => grip === 'piece' || grip === 'aim')
    const { id, at, time, event, grip = 'picture' } = input
    const pointer: Pointer<Source> = {
      id,
      grip: isCarrying ? 'twist' : grip,
      start: at,
      pressed: { time, event },
      at,
      phase: 'pressed',
      hasPinched: false,
      turned: 0,
    }
    const others = [...down.values()].filter((one) => one.grip === 'picture')
    if (pointer.grip === 'picture' && others.length > 0) {
      for (const one of [pointer, ...others]) {
        one.hasPinched = true
        one.phase = 'dragged'
      }
    }
    down.set(id, pointer)
    if (pointer.grip === 'twist') return []
    return [{ type: 'press', grip: pointer.grip, at, fingers: down.size, time, event }]
  }

  const move = ({ id, device, at, time, event }: PointerInput<Source>): Told<Source> => {
    // Browsers say that a mouse has moved when the page moved under it: a piece carried by keyboard stays.
    const isStill = pointed?.x === at.x && pointed.y === at.y
    pointed = at
    const pointer = down.get(id)
    if (!pointer) return isStill || device === 'touch' ? [] : [{ type: 'hover', at, time, event }]
    const before = pointer.at
    if (pointer.phase === 'spent') return []
    if (pointer.phase !== 'dragged' && apart(at, pointer.start) < (slack ?? SLACK[device])) return []
    pointer.phase = 'dragged'
    pointer.at = at
    if (pointer.grip === 'twist') {
      const aiming = [...down.values()].find(({ grip }) => grip === 'aim')
      return aiming
        ? takePicture(pointer, aiming, before, { time, event })
        : twist(pointer, before, { time, event })
    }
    const other = [...down.values()].find((one) => one.id !== id && one.grip === 'picture')
    if (pointer.grip === 'picture' && other) return [pinched(before, at, other.at, { time, event })]
    const [dx, dy] = [at.x - before.x, at.y - before.y]
    const { grip, hasPinched } = pointer
    return [{ type: 'drag', grip, at, dx, dy, isAfterPinch: hasPinched, time, event }]
  }

  /** Nothing lies under a finger that aims: with another one that moves it takes hold of the picture. */
  const takePicture = (
    pointer: Pointer<Source>,
    aiming: Pointer<Source>,
    before: Spot,
    when: When<Source>,
  ): Told<Source> => {
    for (const one of [pointer, aiming]) {
      one.grip = 'picture'
      one.hasPinched = true
      one.phase = 'dragged'
    }
    return [{ type: 'cancel', grip: 'aim', ...when }, pinched(before, pointer.at, aiming.at, when)]
  }

  /** Around the piece that the first finger carries: half of the way to the next quarter is enough. */
  const twist = (pointer: Pointer<Source>, before: Spot, when: When<Source>): Told<Source> => {
    const piece = [...down.values()].find(({ grip }) => grip === 'piece')
    if (!piece) return []
    pointer.turned += turnOf(before, pointer.at, piece.at)
    const quarters = Math.round(pointer.turned / (Math.PI / 2))
    pointer.turned -= quarters * (Math.PI / 2)
    const by = quarters > 0 ? 1 : -1
    return Array.from({ length: Math.abs(quarters) }, () => ({ type: 'twist', by, ...when }))
  }

  const release = ({ id, at, time, event }: PointerInput<Source>): Told<Source> => {
    pointed = at
    const pointer = down.get(id)
    down.delete(id)
    if (!pointer || pointer.phase === 'spent') return []
    const { grip, phase } = pointer
    if (grip === 'twist') return phase === 'pressed' ? [{ type: 'twist', by: 1, time, event }] : []
    if (grip !== 'picture') spendTwists()
    if (phase !== 'pressed') return [{ type: 'drop', grip, at, time, event }]
    const isSecond = lastTap && time - lastTap.time < DOUBLE_MS && apart(at, lastTap.at) < DOUBLE_PX
    lastTap = isSecond ? undefined : { at, time }
    return [{ type: 'tap', grip, at, count: isSecond ? 2 : 1, time, event }]
  }

  const cancel = ({ id, time, event }: Pick<PointerInput<Source>, 'id' | 'time' | 'event'>): Told<Source> => {
    const pointer = down.get(id)
    down.delete(id)
    if (!pointer || pointer.phase === 'spent' || pointer.grip === 'twist') return []
    if (pointer.grip !== 'picture') spendTwists()
    return [{ type: 'cancel', grip: pointer.grip, time, event }]
  }

  /** A finger that turned a piece is not to push the table when the piece has been let go. */
  const spendTwists = () => {
    for (const one of down.values()) if (one.grip === 'twist') one.phase = 'spent'
  }

  return {
    take(input: PointerInput<Source>): Told<Source> {
      switch (input.type) {
        case 'down':
          return press(input)
        case 'move':
          return move(input)
        case 'up':
          return release(input)
        case 'cancel':
          return cancel(input)
        case 'leave':
          pointed = undefined
          // A finger that has let go still means what it touched.
          return input.device === 'touch' || down.has(input.id)
            ? []
            : [{ type: 'leave', time: input.time, event: input.event }]
      }
    },
    /** What has been held for long enough by `now`. */
    holdsBy(now: number): Told<Source> {
      const told: Told<Source> = []
      for (const pointer of down.values()) {
        const { grip, phase, at, pressed } = pointer
        if (phase !== 'pressed' || grip === 'twist' || pressed.time + HOLD_MS > now) continue
        pointer.phase = 'held'
        told.push({ type: 'hold', grip, at, time: pressed.time + HOLD_MS, event: pressed.event })
      }
      return told
    },
    /** When `holdsBy` must be asked next. */
    get nextHold(): number | undefined {
      const pressed = [...down.values()].filter(({ phase, grip }) => phase === 'pressed' && grip !== 'twist')
      return pressed.length > 0 ? Math.min(...pressed.map((one) => one.pressed.time)) + HOLD_MS : undefined
    },
    /** Nothing more will be heard of what is down now: every event is that of the press. */
    cancelAll: (time: number): Told<Source> =>
      [...down.values()].flatMap(({ id, pressed }) => cancel({ id, time, event: pressed.event })),
    isDown: (id: number) => down.has(id),
  }
}

type When<Source> = Pick<Gesture<Source>, 'time' | 'event'>

/** One of two fingers has moved; the other one stays where it is. */
function pinched<Source>(before: Spot, after: Spot, other: Spot, when: When<Source>): Gesture<Source> {
  const was = apart(before, other)
  return {
    type: 'pinch',
    at: { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 },
    dx: (after.x - before.x) / 2,
    dy: (after.y - before.y) / 2,
    scale: was > LEAST_APART ? Math.max(apart(after, other), 1) / was : 1,
    turn: was > LEAST_APART ? turnOf(before, after, other) : 0,
    ...when,
  }
}

/** By how many radians a movement went round a centre, clockwise on the screen. */
function turnOf(before: Spot, after: Spot, { x, y }: Spot): number {
  const turn = Math.atan2(after.y - y, after.x - x) - Math.atan2(before.y - y, before.x - x)
  if (turn > Math.PI) return turn - 2 * Math.PI
  return turn < -Math.PI ? turn + 2 * Math.PI : turn
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
