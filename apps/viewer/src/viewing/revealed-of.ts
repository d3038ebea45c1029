import type { Span } from '../playback/playback.ts'
import type { Strip } from '../table/strip.ts'

/** The strip up to the furthest instant that was shown: without later events, and without flags that were not known then. */
export function revealedOf({ chapters, ticks, flags }: Strip, instant: number): Strip {
  return {
    chapters: chapters
      .filter(({ from }) => from <= instant)
      .map((chapter) => ({ ...chapter, to: Math.min(chapter.to, instant) })),
    ticks: ticks.filter(({ at }) => at <= instant),
    flags: knownBy(flags, instant),
  }
}

/** Flags that the table has told of by an instant. */
export function knownBy(flags: Strip['flags'], instant: number): Strip['flags'] {
  return flags.filter(({ knownFrom }) => knownFrom <= instant)
}

/** A bar that grows is as it was when somebody paused, so that nothing on it moves, until they go on beyond its end. */
export function heldBar(
  bar: Span,
  held: Span | undefined,
  isPaused: boolean,
  instant: number,
): Span | undefined {
  if (!isPaused) return undefined
  if (!held) return bar.isLive ? bar : undefined
  return held.start === bar.start && instant <= held.end ? held : bar
}

const MINUTE = 60_000_000
/** A bar without its length is so long at first, and longer as soon as little of it is left. */
const LENGTHS = [2, 4, 7, 10, 15, 20, 30, 45, 60, 90, 120].map((minutes) => minutes * MINUTE)
const ROOM = 1.15

/** The bar as long as nobody may know how long the match is: its length tells nothing of what comes. */
export function openBar({ start, isLive }: Span, reached: number): Span {
  const least = (reached - start) * ROOM
  return { start, end: start + (LENGTHS.find((length) => length >= least) ?? least), isLive }
}
