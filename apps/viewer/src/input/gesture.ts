/** A place of a picture, in px from its upper left corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * What a pointer has hold of: a piece that was under it when it was pressed, or the picture itself. With a piece that
 * was taken up before, it aims.
 */
export type Grip = 'piece' | 'aim' | 'picture'

/** What a hand did with a mouse, a pen or its fingers; `event` is the browser's own, with its `timeStamp`. */
export type Gesture<Source = PointerEvent | WheelEvent> = (
  | { readonly type: 'hover'; readonly at: Spot }
  | { readonly type: 'leave' }
  /** `fingers`: how many pointers are down now. */
  | { readonly type: 'press'; readonly grip: Grip; readonly at: Spot; readonly fingers: number }
  /** `count` is 2 for the second of a double tap. */
  | { readonly type: 'tap'; readonly grip: Grip; readonly at: Spot; readonly count: 1 | 2 }
  /** A press that stayed where it was for as long as it takes. */
  | { readonly type: 'hold'; readonly grip: Grip; readonly at: Spot }
  | {
      readonly type: 'drag'
      readonly grip: Grip
      readonly at: Spot
      readonly dx: number
      readonly dy: number
      /** One of two fingers is left of a pinch. */
      readonly isAfterPinch: boolean
    }
  /** A pressed pointer let go, but not as a tap. */
  | { readonly type: 'drop'; readonly grip: Grip; readonly at: Spot }
  /** The browser has taken the pointer away: whatever it carried goes back. */
  | { readonly type: 'cancel'; readonly grip: Grip }
  /** Two fingers on the picture: around `at` it grew by `scale`, turned by so many radians clockwise, and moved. */
  | {
      readonly type: 'pinch'
      readonly at: Spot
      readonly dx: number
      readonly dy: number
      readonly scale: number
      readonly turn: number
    }
  /** Another finger turned the piece that one carries, by a quarter. */
  | { readonly type: 'twist'; readonly by: 1 | -1 }
  | { readonly type: 'wheel'; readonly at: Spot; readonly dx: number; readonly dy: number }
) & {
  /** In ms, on the clock of `event.timeStamp`: of a hold, when it was complete. */
  readonly time: number
  readonly event: Source
}

/** A place of the window, in px, as a place of a picture; undefined beside it. */
export function spotWithin(picture: Element, { x, y }: Spot): Spot | undefined {
  const { left, top, right, bottom } = picture.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom ? { x: x - left, y: y - top } : undefined
}
