import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Gesture, Spot } from '../../input/gesture.ts'
import { hearGestures } from '../../input/hear-gestures.ts'
import { panned, throughLens } from '../../playback/lens.ts'
import type { ViewingCourse } from '../../viewing/course.ts'

/** Where the chapters are named, in px: a drag that begins there moves the strip itself. */
const CHAPTERS = 18
const WHEEL = 0.0022

type HeldCourse = Pick<ViewingCourse, 'bar' | 'lens' | 'zoom' | 'seek'>

/**
 * Mouse, pen and fingers on the strip: one scrubs, or moves along what is zoomed; two zoom, and the wheel.
 * `onHover` hears where the pointer is, in px, and nothing when it is elsewhere.
 */
export function useStripHand(
  bar: RefObject<HTMLElement | null>,
  course: ViewingCourse,
  onHover: (x: number | undefined) => void,
): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const hear = createStripHand(() => element.clientWidth, course, onHover)
    // It goes along with every px.
    return hearGestures(element, { hear, slack: 0 })
  }, [bar, course, onHover])
}

/** Makes instants and stretches of the match of what a hand does on a strip so many px wide. */
export function createStripHand(
  widthOf: () => number,
  course: HeldCourse,
  onHover: (x: number | undefined) => void,
): (gesture: Gesture) => void {
  let hold: 'scrub' | 'pan' | 'none' = 'none'

  const xOf = ({ x }: Spot) => Math.min(Math.max(x, 0), widthOf())
  const shown = () => throughLens(course.bar.peek(), course.lens.peek())
  const timeOf = (px: number) => (px / Math.max(1, widthOf())) * (shown().end - shown().start)
  const at = (x: number) => shown().start + timeOf(x)
  const pan = (px: number) => {
    const lens = course.lens.peek()
    if (lens) course.lens.value = panned(course.bar.peek(), lens, timeOf(px))
  }
  const scrub = (spot: Spot) => {
    onHover(xOf(spot))
    course.seek(at(xOf(spot)))
  }
  const isMouse = ({ event }: Gesture) => 'pointerType' in event && event.pointerType === 'mouse'

  return (gesture) => {
    switch (gesture.type) {
      case 'hover':
        return onHover(xOf(gesture.at))
      case 'leave':
        return onHover(undefined)
      case 'press': {
        const { at: spot, event, fingers } = gesture
        const isPanned = course.lens.peek() !== undefined && (event.shiftKey || spot.y < CHAPTERS)
        // After a pinch the finger that is left does not scrub.
        hold = event.button !== 0 || fingers > 1 ? 'none' : isPanned ? 'pan' : 'scrub'
        onHover(xOf(spot))
        return hold === 'scrub' ? course.seek(at(xOf(spot))) : undefined
      }
      case 'drag':
        if (gesture.isAfterPinch) return
        return hold === 'pan' ? pan(-gesture.dx) : hold === 'scrub' ? scrub(gesture.at) : undefined
      case 'pinch':
        onHover(undefined)
        return course.zoom(gesture.scale, at(xOf(gesture.at)))
      case 'tap':
      case 'drop':
        return isMouse(gesture) ? undefined : onHover(undefined)
      case 'cancel':
        return onHover(undefined)
      case 'wheel': {
        const { dx, dy, at: spot } = gesture
        return Math.abs(dx) > Math.abs(dy) ? pan(dx) : course.zoom(Math.exp(-dy * WHEEL), at(xOf(spot)))
      }
      case 'hold':
      case 'twist':
        return
    }
  }
}
