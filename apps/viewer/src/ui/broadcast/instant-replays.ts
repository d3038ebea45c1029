import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { type InstantReplay, lastMoveBy, replayIn } from '../../broadcast/choose-replay.ts'
import type { Language } from '../../language/language.ts'
import type { Strip } from '../../table/strip.ts'
import type { Viewing } from '../../viewing/viewing.ts'

/** What is shown once more just now; `wipe`: the picture changes just now, and is covered meanwhile. */
export interface ReplayShown {
  readonly replay: InstantReplay | undefined
  readonly isWiping: boolean
  /** Where the match goes on afterwards; undefined: at its live end. */
  readonly backAt: number | undefined
}

/** The match as it is. */
export const NO_REPLAY: ReplayShown = { replay: undefined, isWiping: false, backAt: undefined }
const NO_STRIP: Strip = { chapters: [], ticks: [], flags: [] }
/** How slow it is. */
export const SLOW = 0.4
/** It is looked for so often (µs). */
const QUARTER = 250_000
/** A wipe covers the picture after half of its time (ms); the style sheet has the same. */
const WIPE_MS = 700

/** What is needed of a viewing to show something of it once more. */
export type ReplayedViewing = Pick<
  Viewing,
  'known' | 'table' | 'plan' | 'playback' | 'instant' | 'span' | 'toggle' | 'seek' | 'setSpeed' | 'follow'
>

/** Chooses what is shown once more of a viewing, and does it, from `start` until what that returns is called. */
export interface InstantReplays {
  readonly shown: ReadonlySignal<ReplayShown>
  start(): () => void
}

/** `isCalm`: the picture changes without a wipe. */
export function createInstantReplays(
  viewing: ReplayedViewing,
  language: ReadonlySignal<Language>,
  isCalm: () => boolean,
): InstantReplays {
  const shown = signal(NO_REPLAY)
  const stripNow = () => {
    const [match, table] = [viewing.known.peek(), viewing.table.peek()]
    return match && table ? table.stripOf(match.timeline, language.peek()) : NO_STRIP
  }

  const start = () => {
    const past: number[] = []
    let strip = NO_STRIP
    let timer: ReturnType<typeof setTimeout> | undefined
    let back: (() => void) | undefined
    /** When somebody had last moved, as the replay began. */
    let moved = 0

    /** The picture changes behind the wipe, or at once where nothing may move. */
    const change = (replay: InstantReplay | undefined, act: () => void) => {
      if (isCalm()) {
        act()
        shown.value = { ...shown.peek(), replay, isWiping: false }
        return
      }
      shown.value = { ...shown.peek(), isWiping: true }
      timer = setTimeout(() => {
        act()
        shown.value = { ...shown.peek(), replay, isWiping: true }
        timer = setTimeout(() => {
          timer = undefined
          shown.value = { ...shown.peek(), replay, isWiping: false }
        }, WIPE_MS / 2)
      }, WIPE_MS / 2)
    }
    const begin = (replay: InstantReplay) => {
      past.push(replay.at)
      const { isFollowing, isPlaying, speed } = viewing.playback.peek()
      const at = viewing.instant.peek()
      moved = lastMoveBy(strip, Number.POSITIVE_INFINITY)
      back = () => {
        if (isFollowing) return viewing.follow()
        viewing.setSpeed(speed)
        viewing.seek(at)
      }
      shown.value = { ...shown.peek(), backAt: isFollowing ? undefined : at }
      change(replay, () => {
        // At its end a match stands still.
        if (!isPlaying) viewing.toggle()
        viewing.seek(replay.from)
        viewing.setSpeed(SLOW)
      })
    }
    const end = () => {
      const goOn = back
      back = undefined
      change(undefined, () => goOn?.())
    }

    const stopStrip = effect(() => {
      viewing.known.value
      language.value
      strip = stripNow()
    })
    const quarter = computed(() => Math.floor(viewing.instant.value / QUARTER))
    // Asked for itself: the last step to the end may be too short for another quarter.
    const isAtEnd = computed(() => {
      const [now, { end, isLive }] = [viewing.instant.value, viewing.span.value]
      return !isLive && now > 0 && now >= end
    })
    const stop = effect(() => {
      quarter.value
      viewing.known.value
      const plan = viewing.plan.value
      const { isLive } = viewing.span.value
      const isDone = isAtEnd.value
      const { replay, isWiping } = shown.value
      if (isWiping || timer || !plan) return
      const now = viewing.instant.peek()
      if (replay) {
        // Live, the match goes before.
        const isOn = lastMoveBy(strip, Number.POSITIVE_INFINITY) > moved
        if (now >= replay.until || isOn) end()
        return
      }
      // Once what the table told is over, it is only cleared.
      const restsAt = viewing.table.peek()?.storyOf(plan, language.peek())?.until ?? plan.restsAt
      const next = replayIn({ strip, now, restsAt, isLive, isAtEnd: isDone, shown: past })
      if (next) begin(next)
    })
    return () => {
      stop()
      stopStrip()
      clearTimeout(timer)
      back?.()
      shown.value = NO_REPLAY
    }
  }
  return { shown, start }
}
