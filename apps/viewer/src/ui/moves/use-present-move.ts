import { effect } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ViewingCourse } from '../../viewing/course.ts'

/** Of what is in view, the present move lies in the middle third. */
const AT = 0.45
const TRIES = 5

/**
 * Marks the present move and keeps it in view, until somebody scrolls by hand. Only two rows change, however long
 * the list: what comes after the present one is dimmed by the style sheet.
 */
export function usePresentMove(list: RefObject<HTMLOListElement | null>, course: ViewingCourse) {
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
  /** Rows have a height of their own only once they come into view, some frames later: one looks again. */
  const frame = useRef(0)
  const settle = (tries = TRIES) => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      look()
      if (tries > 0) settle(tries - 1)
    })
  }

  useEffect(() => {
    const stop = effect(() => {
      const [present] = [course.present.value, course.moves.value]
      // The rows are there once the page has been drawn.
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(() => {
        mark(list.current, present)
        look()
        settle()
      })
    })
    return () => {
      stop()
      cancelAnimationFrame(frame.current)
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
