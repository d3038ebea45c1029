import type { Gesture, Grip, Spot } from './gesture.ts'
import { createRecogniser, type PointerInput } from './recogniser.ts'

/** A picture that hands can do something with. */
export interface Touchable {
  /** Whether a press there takes a piece in hand; otherwise it takes hold of the picture. */
  gripAt?(at: Spot, event: PointerEvent): Grip
  hear(gesture: Gesture): void
  /** A press that moves less (px) is a tap; how steady a hand is, where nothing is said. */
  readonly slack?: number
  /** A wheel scrolls the page over it, as over words. */
  readonly letsScroll?: boolean
}

const LINE_PX = 20
const PAGE_PX = 400
const DEVICES = ['mouse', 'touch', 'pen'] as const

/**
 * Tells a picture what mouse, pen and fingers do to it, until the answer is called, which cancels what is down then.
 * The only place that captures pointers.
 */
export function hearGestures(element: HTMLElement | SVGElement, touchable: Touchable): () => void {
  const recogniser = createRecogniser<PointerEvent>(touchable.slack)
  let alarm: ReturnType<typeof setTimeout> | undefined

  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const take = (type: PointerInput<PointerEvent>['type'], event: PointerEvent, grip?: Grip) => {
    const { pointerId: id, pointerType, timeStamp: time } = event
    const device = DEVICES.find((one) => one === pointerType) ?? 'mouse'
    const input = { type, id, device, at: spotOf(event), time, event, ...(grip && { grip }) }
    tell(recogniser.take(input))
  }
  const tell = (gestures: readonly Gesture<PointerEvent>[]) => {
    for (const gesture of gestures) touchable.hear(gesture)
    clearTimeout(alarm)
    const { nextHold } = recogniser
    if (nextHold !== undefined) alarm = setTimeout(tellHolds, Math.max(nextHold - performance.now(), 0))
  }
  const tellHolds = () => tell(recogniser.holdsBy(performance.now()))

  const down = (event: PointerEvent) => {
    element.setPointerCapture(event.pointerId)
    take('down', event, touchable.gripAt?.(spotOf(event), event))
  }
  const move = (event: PointerEvent) => {
    // A mouse that was let go where nobody heard it, in a menu of the browser say.
    if (event.pointerType === 'mouse' && event.buttons === 0 && recogniser.isDown(event.pointerId))
      take('cancel', event)
    take('move', event)
  }
  const up = (event: PointerEvent) => take('up', event)
  const cancel = (event: PointerEvent) => {
    if (recogniser.isDown(event.pointerId)) take('cancel', event)
  }
  const leave = (event: PointerEvent) => take('leave', event)
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const px = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? LINE_PX : PAGE_PX
    const [dx, dy] = [event.deltaX * px, event.deltaY * px]
    touchable.hear({ type: 'wheel', at: spotOf(event), dx, dy, time: event.timeStamp, event })
  }

  const heard: readonly [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    // After a release it comes, too, when there is nothing left to cancel.
    ['lostpointercapture', cancel],
    ['pointerleave', leave],
    ['wheel', wheel],
  ]
  for (const [type, hear] of heard) {
    if (type === 'wheel' && touchable.letsScroll) continue
    element.addEventListener(type, hear as EventListener, { passive: type !== 'wheel' })
  }
  return () => {
    for (const [type, hear] of heard) element.removeEventListener(type, hear as EventListener)
    tell(recogniser.cancelAll(performance.now()))
    clearTimeout(alarm)
  }
}
