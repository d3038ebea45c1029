import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { type Lens, panned, throughLens, zoomed } from '../playback/lens.ts'
import type { Course } from '../viewing/course.ts'

interface Hand {
  readonly course: Course
  readonly lens: Lens | undefined
  readonly onLens: (lens: Lens | undefined) => void
  /** Where the pointer is, in px; undefined: elsewhere. */
  readonly onHover: (x: number | undefined) => void
}

/** Where the chapters are named, in px: there one takes hold of the strip itself. */
const CHAPTERS = 18
const WHEEL = 0.0022

/** Mouse, pen and fingers on the strip: one scrubs, or moves along what is zoomed; two zoom, and the wheel. */
export function useStripHand(bar: RefObject<HTMLElement | null>, given: Hand): void {
  const hand = useRef(given)
  hand.current = given

  useEffect(() => {
    const element = bar.current
    if (!element) return
    /** Pointers that are down, in px from the left. */
    const down = new Map<number, number>()
    let isPanning = false

    const xOf = ({ clientX }: MouseEvent) => {
      const { left, width } = element.getBoundingClientRect()
      return Math.min(Math.max(clientX - left, 0), width)
    }
    const shown = () => throughLens(hand.current.course.bar.peek(), hand.current.lens)
    const timeOf = (px: number) => (px / Math.max(1, element.clientWidth)) * (shown().end - shown().start)
    const at = (x: number) => shown().start + timeOf(x)
    const zoom = (factor: number, x: number) => {
      const { course, lens, onLens } = hand.current
      onLens(zoomed(course.bar.peek(), lens, factor, at(x)))
    }
    const pan = (px: number) => {
      const { course, lens, onLens } = hand.current
      if (lens) onLens(panned(course.bar.peek(), lens, timeOf(px)))
    }

    const press = (event: PointerEvent) => {
      if (event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      const isOnChapters = event.clientY - element.getBoundingClientRect().top < CHAPTERS
      isPanning = hand.current.lens !== undefined && (event.shiftKey || isOnChapters)
      down.set(event.pointerId, xOf(event))
      hand.current.onHover(xOf(event))
      if (down.size === 1 && !isPanning) hand.current.course.seek(at(xOf(event)))
    }
    const move = (event: PointerEvent) => {
      const x = xOf(event)
      const last = down.get(event.pointerId)
      if (last === undefined) {
        if (event.pointerType === 'mouse') hand.current.onHover(x)
        return
      }
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      down.set(event.pointerId, x)
      if (other !== undefined) {
        hand.current.onHover(undefined)
        const apart = Math.abs(last - other)
        if (apart > 8) zoom(Math.abs(x - other) / apart, (x + other) / 2)
      } else if (isPanning) pan(last - x)
      else {
        hand.current.onHover(x)
        hand.current.course.seek(at(x))
      }
    }
    const leave = (event: PointerEvent) => {
      down.delete(event.pointerId)
      if (event.type !== 'pointerup' || event.pointerType !== 'mouse') hand.current.onHover(undefined)
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) pan(event.deltaX)
      else zoom(Math.exp(-event.deltaY * WHEEL), xOf(event))
    }

    const heard: [string, (event: never) => void][] = [
      ['pointerdown', press],
      ['pointermove', move],
      ['pointerup', leave],
      ['pointercancel', leave],
      ['pointerleave', leave],
    ]
    for (const [type, hear] of heard) element.addEventListener(type, hear as EventListener)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      for (const [type, hear] of heard) element.removeEventListener(type, hear as EventListener)
      element.removeEventListener('wheel', wheel)
    }
  }, [bar])
}
