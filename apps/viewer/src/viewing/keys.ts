import { SPEEDS } from '../playback/playback.ts'
import type { Course } from './course.ts'

/** One step closer. */
export const ZOOM = 1.6

/** What the page offers besides the course. */
export interface PageKeys {
  readonly fullScreen: () => void
  readonly help: () => void
  readonly nextView: () => void
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/** What a key does, as people know it from video players; undefined: not ours. */
export function actOf({ key, shiftKey }: Pressed, course: Course, page: PageKeys): (() => void) | undefined {
  const { viewing } = course
  if (/^[0-9]$/.test(key)) return () => course.toTenth(Number(key))
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return viewing.toggle
    case 'j':
      return () => viewing.shuttle(-1)
    case 'l':
      return () => viewing.shuttle(1)
    case 'ArrowLeft':
      return () => (shiftKey ? course.toFlag(-1) : viewing.step(-1))
    case 'ArrowRight':
      return () => (shiftKey ? course.toFlag(1) : viewing.step(1))
    case '[':
      return () => course.toChapter(-1)
    case ']':
      return () => course.toChapter(1)
    case 'Home':
      return () => course.seek(viewing.span.peek().start)
    case 'End':
      return course.toEnd
    case '<':
    case '>':
      return () => viewing.setSpeed(nextSpeed(viewing.playback.peek().speed, key === '>' ? 1 : -1))
    case '+':
      return () => course.zoom(ZOOM)
    case '-':
      return () => course.zoom(1 / ZOOM)
    case 'f':
      return page.fullScreen
    case 'c':
      return page.nextView
    case '?':
      return page.help
    default:
      return undefined
  }
}

const PAGES = 10

/** What a key does on the timeline besides, as on any slider. */
export function slideOf(key: string, course: Course): (() => void) | undefined {
  const { viewing, bar } = course
  const { start, end } = bar.peek()
  const turn = (by: 1 | -1) => () => course.seek(viewing.instant.peek() + (by * (end - start)) / PAGES)
  switch (key) {
    case 'ArrowUp':
      return () => viewing.step(1)
    case 'ArrowDown':
      return () => viewing.step(-1)
    case 'PageUp':
      return turn(1)
    case 'PageDown':
      return turn(-1)
    default:
      return undefined
  }
}

/** Faster or slower in the direction in which one plays. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const all: readonly number[] = SPEEDS
  const next = all[Math.min(Math.max(all.indexOf(Math.abs(speed)) + by, 0), all.length - 1)] ?? 1
  return next * Math.sign(speed)
}
