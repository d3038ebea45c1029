import type { AiredAct } from '@getaway/client/protocol'
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { ViewChoice } from '../stage/camera/view-choice.ts'
import { ALL_SEEING, type Viewing } from '../viewing/viewing.ts'
import { isWithLeader, type LedPosition, ledInstant, positionIn } from './led-position.ts'

/** A viewing that goes where a leader goes, for as long as its viewer wants it. */
export interface FollowedLead {
  /** Where the leader was last; undefined: they have not begun. */
  readonly position: ReadonlySignal<LedPosition | undefined>
  /** False: on one’s own. */
  readonly isWith: ReadonlySignal<boolean>
  /** On one’s own from here, or back to the leader at once. */
  follow(isWith: boolean): void
  dispose(): void
}

export interface FollowOptions {
  readonly viewing: Viewing
  readonly views: ViewChoice
  readonly match: string
  readonly acts: ReadonlySignal<readonly AiredAct[]>
  now(): number
}

/** Goes along with each position; who does something else themselves is on their own from then on. */
export function followLeader({ viewing, views, match, acts, now }: FollowOptions): FollowedLead {
  const position = signal<LedPosition | undefined>(undefined)
  const isWith = signal(true)
  let isGoing = false
  let hasGone = false

  const goThere = (to: LedPosition) => {
    isGoing = true
    const at = ledInstant(to, now())
    const isPlaying = () => viewing.playback.peek().isPlaying
    if (to.speed === 0) {
      if (isPlaying()) viewing.toggle()
      viewing.seek(at)
    } else {
      if (!isPlaying()) viewing.toggle()
      viewing.setSpeed(to.speed)
      viewing.seek(at)
    }
    views.choose(to.view)
    const side = to.side ?? ALL_SEEING
    if (viewing.look.peek().side !== side) viewing.lookAs({ side })
    isGoing = false
    hasGone = true
  }
  const stopReading = effect(() => {
    const known = acts.value
    untracked(() => {
      const next = positionIn(known, match, now())
      const last = position.peek()
      // A line that was cut tells once more what was known.
      const isKnown = next && last && next.number === last.number && next.at === last.at
      if (!isKnown || next.speed !== last.speed) position.value = next
    })
  })
  const stopGoing = effect(() => {
    const to = position.value
    const isWhole = viewing.status.value === 'closed' && viewing.known.value !== undefined
    if (to && isWith.value && isWhole) untracked(() => isAway(to) && goThere(to))
  })
  /** Small differences are left alone: each jump is seen. */
  const isAway = (to: LedPosition) => {
    const { isPlaying, speed } = viewing.playback.peek()
    const own = { isPlaying, speed, instant: viewing.instant.peek() }
    const isElsewhere = !isWithLeader(to, own, viewing.span.peek(), now())
    const isSeenOtherwise =
      views.view.peek() !== to.view || viewing.look.peek().side !== (to.side ?? ALL_SEEING)
    return isElsewhere || isSeenOtherwise || (to.speed === 0 && own.instant !== to.at)
  }
  const stopLeaving = effect(() => {
    const { isPlaying, speed, instant } = viewing.playback.value
    untracked(() => {
      const to = position.peek()
      if (!to || !hasGone || isGoing || !isWith.peek()) return
      if (!isWithLeader(to, { isPlaying, speed, instant }, viewing.span.peek(), now())) isWith.value = false
    })
  })

  return {
    position,
    isWith,
    follow(wanted) {
      isWith.value = wanted
    },
    dispose() {
      for (const stop of [stopReading, stopGoing, stopLeaving]) stop()
    },
  }
}
