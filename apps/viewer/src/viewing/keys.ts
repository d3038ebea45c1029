import { SPEEDS } from '../playback/playback.ts'
import type { Viewing } from './viewing.ts'

/** What a key does, as people know it from video players; undefined: not ours. */
export function actOf(key: string, viewing: Viewing): (() => void) | undefined {
  const { start, end, isLive } = viewing.span.peek()
  switch (key) {
    case ' ':
    case 'k':
      return viewing.toggle
    case 'ArrowLeft':
      return () => viewing.step(-1)
    case 'ArrowRight':
      return () => viewing.step(1)
    case 'Home':
      return () => viewing.seek(start)
    case 'End':
      return isLive ? viewing.follow : () => viewing.seek(end)
    case 'l':
      return isLive ? viewing.follow : undefined
    case '<':
    case '>':
      return () => viewing.setSpeed(nextSpeed(viewing.playback.peek().speed, key === '>' ? 1 : -1))
    default:
      return undefined
  }
}

const PAGES = 10

/** What a key does on the timeline besides, as on any slider. */
export function slideOf(key: string, viewing: Viewing): (() => void) | undefined {
  const { start, end } = viewing.span.peek()
  const turn = (by: 1 | -1) => () => viewing.seek(viewing.instant.peek() + (by * (end - start)) / PAGES)
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

export function nextSpeed(speed: number, by: 1 | -1): number {
  const index = (SPEEDS as readonly number[]).indexOf(speed)
  return SPEEDS[Math.min(Math.max(index + by, 0), SPEEDS.length - 1)] ?? 1
}
