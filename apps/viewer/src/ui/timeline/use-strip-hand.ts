import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { panned, throughLens } from '../../playback/lens.ts'
import type { Course } from '../../viewing/course.ts'

/** Where the chapters are named, in px: there one takes hold of the strip itself. */
const CHAPTERS = 18
const WHEEL = 0.0022

/**
 * Mouse, pen and fingers on the strip: one scrubs, or moves along what is zoomed; two zoom, and the wheel.
 * `onHover` hears where the pointer is, in px, and nothing when it is elsewhere.
 */
export function useStripHand(
  bar: RefObject<HTMLElement | null>,
  course: Course,
  onHover: (x: number | undefined) => void,
): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    /** Pointers that are down, in px from the left. */
    const down = new Map<number, number>()
    let isPanning = false
    /** Whoever has zoomed with two fingers does not scrub with the one that is left. */
    let hasPinched = false

    const xOf = ({ clientX }: MouseEvent) => {
      const { left, width } = element.getBoundingClientRect()
      return Math.min(Math.max(clientX - left, 0), width)
    }
    const shown = () => throughLens(course.bar.peek(), course.lens.peek())
    const timeOf = (px: number) => (px / Math.max(1, element.clientWidth)) * (shown().end - shown().start)
    const at = (x: number) => shown().start + timeOf(x)
    const zoom = (factor: number, x: number) => course.zoom(factor, at(x))
    const pan = (px: number) => {
      const lens = course.lens.peek()
      if (lens) course.lens.value = panned(course.bar.peek(), lens, timeOf(px))
    }

    const press = (event: PointerEvent) => {
      if (event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      const isOnChapters = event.clientY - element.getBoundingClientRect().top < CHAPTERS
      isPanning = course.lens.peek() !== undefined && (event.shiftKey || isOnChapters)
      down.set(event.pointerId, xOf(event))
      hasPinched = down.size > 1
      onHover(xOf(event))
      if (!hasPinched && !isPanning) course.seek(at(xOf(event)))
    }
    const move = (event: PointerEvent) => {
      const x = xOf(event)
      const last = down.get(event.pointerId)
      if (last === undefined) {
        if (event.pointerType === 'mouse') onHover(x)
        return
      }
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      down.set(event.pointerId, x)
      if (other !== undefined) {
        onHover(undefined)
        const apart = Math.abs(last - other)
        if (apart > 8) zoom(Math.abs(x - other) / apart, (x + other) / 2)
      } else if (hasPinched) return
      else if (isPanning) pan(last - x)
      else {
        onHover(x)
        course.seek(at(x))
      }
    }
    const leave = (event: PointerEvent) => {
      down.delete(event.pointerId)
      if (event.type !== 'pointerup' || event.pointerType !== 'mouse') onHover(undefined)
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
  }, [bar, course, onHover])
}
