import type { KeyHandlers } from '../input/keys/keys.ts'
import { SPEEDS } from '../playback/playback.ts'
import type { ViewingCourse } from './course.ts'

/** One step closer. */
export const ZOOM = 1.6

/** What keys do with the match that somebody watches, as people know it from video players. */
export function keysOfCourse(course: ViewingCourse): KeyHandlers {
  const { viewing, bar } = course
  const play = (by: 1 | -1) => () => viewing.setSpeed(nextSpeed(viewing.playback.peek().speed, by))
  const turnPage = (by: 1 | -1) => () => {
    const { start, end } = bar.peek()
    course.seek(viewing.instant.peek() + (by * (end - start)) / PAGES)
  }
  return {
    play: () => viewing.toggle(),
    backwards: () => viewing.shuttle(-1),
    forwards: () => viewing.shuttle(1),
    slower: play(-1),
    faster: play(1),
    'step-back': () => viewing.step(-1),
    'step-on': () => viewing.step(1),
    'step-down': () => viewing.step(-1),
    'step-up': () => viewing.step(1),
    'flag-back': () => course.toFlag(-1),
    'flag-on': () => course.toFlag(1),
    'chapter-back': () => course.toChapter(-1),
    'chapter-on': () => course.toChapter(1),
    'page-back': turnPage(-1),
    'page-on': turnPage(1),
    tenth: ({ key }) => course.toTenth(Number(key)),
    home: () => course.seek(viewing.span.peek().start),
    end: () => course.toEnd(),
    closer: () => course.zoom(ZOOM),
    further: () => course.zoom(1 / ZOOM),
  }
}

/** The whole line in so many turns of a page. */
const PAGES = 10

/** Faster or slower in the direction in which one plays. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const all: readonly number[] = SPEEDS
  const next = all[Math.min(Math.max(all.indexOf(Math.abs(speed)) + by, 0), all.length - 1)] ?? 1
  return next * Math.sign(speed)
}
