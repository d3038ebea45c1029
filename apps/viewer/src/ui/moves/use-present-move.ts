import { effect } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ViewingCourse } from '../../viewing/course.ts'

/** Of what is in view, the present move lies in the middle third. */
const AT = 0.45
const TRIES = 5
const NOTHING = () => {}

/**
 * Marks the present move and keeps it in view, until somebody scrolls by hand. Only two rows change, however long
 * the list: what comes after the present one is dimmed by the style sheet.
 */
export function usePresentMove(
  list: RefObject<HTMLOListElement | null>,
  course: ViewingCourse,
  isLong: boolean,
) {
  const isHeld = useRef(false)
  const [isAway, setAway] = useState(false)

  const look = () => {
    const element = list.current
    if (!element || isHeld.current) return
    const row = element.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (!row) element.scrollTop = 0
    else {
      const { top, height } = row.getBoundingClientRect()
      element.scrollTop += top - element.getBoundingClientRect().top - element.clientHeight * AT + height / 2
    }
  }
  /** In a long list rows have a height of their own only once they come into view, some frames later: it looks again. */
  const tries = useRef(0)
  tries.current = isLong ? TRIES : 0
  const frame = useRef(0)
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => {
    cancelAnimationFrame(frame.current)
    clearTimeout(soon.current)
  }
  /** Once the page has been drawn: rows are measured then, and the frame that lays a piece need not lay out the page. */
  const inFrame = (draw: () => void, then: () => void) => {
    cancel()
    frame.current = requestAnimationFrame(() => {
      draw()
      soon.current = setTimeout(then)
    })
  }
  const settle = (left = tries.current) => {
    inFrame(NOTHING, () => {
      look()
      if (left > 0) settle(left - 1)
    })
  }

  useEffect(() => {
    const stop = effect(() => {
      const [present] = [course.present.value, course.moves.value]
      inFrame(
        () => mark(list.current, present),
        () => {
          look()
          if (tries.current > 0) settle()
        },
      )
    })
    return () => {
      stop()
      cancel()
    }
  }, [course])

  return {
    isAway,
    /** Somebody looks elsewhere. */
    letGo() {
      isHeld.current = true
      setAway(true)
    },
    comeBack() {
      isHeld.current = false
      setAway(false)
      settle()
    },
  }
}

function mark(list: HTMLOListElement | null, present: number): void {
  const before = list?.querySelector('[aria-current]')
  const now = list?.children[present]?.querySelector('button') ?? undefined
  list?.toggleAttribute('data-before', !now)
  if (before === now) return
  before?.removeAttribute('aria-current')
  before?.setAttribute('tabindex', '-1')
  before?.parentElement?.removeAttribute('data-present')
  now?.setAttribute('aria-current', 'true')
  now?.setAttribute('tabindex', '0')
  now?.parentElement?.setAttribute('data-present', '')
}
