import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Feed } from '../feed/feed.ts'
import {
  createMatchStore,
  type Failure,
  type FollowingSeat,
  type Known,
  type MatchStore,
} from '../feed/match-store.ts'
import { type Reception, receptionOf } from '../feed/reception.ts'
import { pausesOf, type Stretch } from '../playback/pauses.ts'
import {
  arrived,
  FOLLOWING,
  follow,
  instantOf,
  type Playback,
  pausedAt,
  type Span,
  seek,
  settledAt,
  shuttle,
  toggle,
  within,
  withSpeed,
} from '../playback/playback.ts'
import { steppedThrough } from '../playback/step.ts'
import type { AnyTable } from '../table/game-table.ts'
import type { Look, Motion, TablePlan } from '../table/table-plan.ts'
import { begun, type Opening } from './opening.ts'
import { coarse, spanOf, TAIL } from './span-of.ts'
import { createTicker } from './ticker.ts'
import { type Told, toldAfterPicture } from './told.ts'

/** Somebody watches a match: what is known of it, where they are in it, and how they move. */
export interface Viewing extends Pick<MatchStore, 'known' | 'status' | 'head' | 'pointed'> {
  /** Why there is nothing to see. */
  readonly failure: ReadonlySignal<Failure | undefined>
  readonly reception: ReadonlySignal<Reception>
  readonly table: ReadonlySignal<AnyTable | undefined>
  readonly playback: ReadonlySignal<Playback>
  readonly instant: ReadonlySignal<number>
  /** Of a live match it grows in small steps. */
  readonly span: ReadonlySignal<Span>
  /** What one passes over while playing; nothing where that is not wished. */
  readonly pauses: ReadonlySignal<readonly Stretch[]>
  /** How many events have taken effect by now. */
  readonly index: ReadonlySignal<number>
  readonly look: ReadonlySignal<Look>
  /** The table since the last event. */
  readonly plan: ReadonlySignal<TablePlan | undefined>
  /** The instant that pictures and words show: of a settled moment, its end. */
  readonly posed: ReadonlySignal<number>
  /** How many beats of the plan have gone by: the words change with it. */
  readonly beat: ReadonlySignal<number>
  /** The match as words tell it: to a player a moment later. */
  readonly told: Told
  toggle(): void
  seek(instant: number): void
  /** Goes to an event: playback goes on if it was running, otherwise all that the event set in motion is done. */
  goTo(instant: number): void
  step(by: 1 | -1): void
  setSpeed(speed: number): void
  /** Faster and faster forwards, or backwards. */
  shuttle(towards: 1 | -1): void
  follow(): void
  lookAs(change: Partial<Look>): void
  /** Looks at the clock now: otherwise `instant` is that of the last frame, and still older on a table at rest. */
  refresh(): void
  /** Nobody sees it: time stands still, while what happens is heard all the same. */
  rest(isResting: boolean): void
  dispose(): void
}

export interface ViewingOptions {
  readonly motion: ReadonlySignal<Motion>
  readonly skipsPauses: ReadonlySignal<boolean>
  readonly feed: Feed
  /** Whose pending actions are seen with the match. */
  readonly seat?: FollowingSeat
  /** Live: at the end that moves. */
  readonly from: 'live' | Opening
  /** Live, too, may begin at an instant that is past: µs into the match. */
  readonly into?: number | undefined
  /** Live, so much later than its audience may see it (µs). */
  readonly delay?: number
}

/** The first side of every game. */
export const ALL_SEEING = 'all'

const EMPTY: Span = { start: 0, end: 0, isLive: false }
const NO_STOPS: readonly number[] = []
const NO_PAUSES: readonly Stretch[] = []
/** Later than all that moves. */
const AT_REST = Number.MAX_SAFE_INTEGER

export function createViewing(options: ViewingOptions): Viewing {
  const { feed, seat, from, into, motion, skipsPauses, delay = 0 } = options
  const store = createMatchStore({ feed, seat, wall: () => performance.now() * 1000 })
  const { known } = store
  const table = computed(() => known.value?.table)
  const failure = computed(() => (known.value ? withoutTable(known.value) : store.failure.value))
  const isWatched = from === 'live'
  const reception = computed(() => {
    const [status, isSilent] = [store.status.value, store.isSilent.value]
    return receptionOf({ known: known.value, status, isSilent, failure: store.failure.value }, isWatched)
  })
  const playback = signal<Playback>(isWatched ? FOLLOWING : pausedAt(FOLLOWING, 0, 0))
  let whole = EMPTY
  const span = signal<Span>(EMPTY)
  const instant = signal(0)
  const index = computed(() => {
    const { value } = known
    return value ? value.timeline.indexAt(instant.value) : 0
  })

  const chosen = signal<Omit<Look, 'motion'>>({ side: ALL_SEEING, skipped: undefined })
  const look = computed(() => ({ ...chosen.value, motion: motion.value }))
  const planAt = (match: Known | undefined, at: number) =>
    match && table.value?.planOf(match.timeline, at, look.value)
  const plan = computed(() => planAt(known.value, index.value))
  const posed = computed(() => (playback.value.isSettled ? AT_REST : instant.value))
  const beat = computed(() => plan.value?.beats.filter((at) => at <= posed.value).length ?? 0)
  /** What the last event set in motion comes to rest before the end. */
  const restsAt = computed(() => {
    const { value } = known
    if (!value || (isWatched && !value.isOver)) return 0
    return planAt(value, value.timeline.length)?.restsAt ?? 0
  })

  const pauses = computed(() => {
    const { value } = known
    if (!value || !skipsPauses.value) return NO_PAUSES
    return pausesOf(value.timeline, value.start, (at) => planAt(value, at)?.restsAt ?? 0)
  })

  const tick = (now: number) => {
    const match = known.peek()
    if (!match) return undefined
    const clock = store.clock.peek()
    const passed = pauses.peek()
    // Other pauses count from here on: what has been passed over stays behind.
    if (whole.pauses && whole.pauses !== passed) {
      playback.value = withSpeed(playback.peek(), whole, playback.peek().speed, now)
    }
    const ends = { ...match, restsAt: restsAt.peek(), delay }
    const watch = { isWatched, reception: reception.peek(), clock, wall: now * 1000 }
    whole = { ...spanOf(ends, watch, whole), pauses: passed }
    span.value = coarse(whole, span.peek())
    playback.value = arrived(playback.peek(), whole, now)
    instant.value = instantOf(playback.peek(), whole, now)
    if (!playback.peek().isPlaying) return whole.isLive ? 'now and then' : undefined
    // At the live end nothing stirs for long, and what comes wakes us; behind it, events wait to be met.
    const still = Math.max(match.lastAt + TAIL, plan.peek()?.restsAt ?? 0)
    const isResting = playback.peek().isFollowing && instant.peek() > still
    return isResting ? 'now and then' : 'at every frame'
  }
  const ticker = createTicker(tick)

  let hasBegun = isWatched && into === undefined
  let isShown = false
  const begin = (match: Known) => {
    hasBegun = true
    if (from !== 'live') playback.value = begun(match, from, performance.now())
    else if (into !== undefined && match.start + into < match.lastAt)
      playback.value = pausedAt(playback.peek(), match.start + into, performance.now())
  }

  const stopFollowing = effect(() => {
    const match = known.value
    reception.value
    restsAt.value
    pauses.value
    if (!match) return
    if (!hasBegun && (store.status.value === 'closed' || match.seq >= store.head.value)) begin(match)
    // A player sees what they have done in the same frame; for a watcher the next one is soon enough.
    if (isShown && !seat) return ticker.wake()
    // A link to another instant must not show the start for a moment.
    isShown = true
    ticker.beat()
  })
  const shown = { known, plan, beat }
  const told = seat && toldAfterPicture(shown)
  const move = (change: (playback: Playback, span: Span, now: number) => Playback) => {
    playback.value = change(playback.peek(), whole, performance.now())
    ticker.beat()
  }

  return {
    known,
    status: store.status,
    reception,
    failure,
    head: store.head,
    pointed: store.pointed,
    table,
    playback,
    instant,
    span,
    pauses,
    index,
    look,
    plan,
    posed,
    beat,
    told: told ?? shown,
    toggle: () => move(toggle),
    seek: (to) => move((old, all, now) => seek(old, all, to, now)),
    goTo(to) {
      const reach = playback.peek().isPlaying
        ? seek
        : (old: Playback, all: Span, at: number, now: number) => settledAt(old, within(all, at), now)
      move((old, all, now) => reach(old, all, to, now))
    },
    step(by) {
      const match = known.peek()
      if (!match) return
      const stopsAt = (at: number) => planAt(match, at)?.stops ?? NO_STOPS
      const here = { instant: instant.peek(), isSettled: playback.peek().isSettled }
      const to = steppedThrough(match.timeline, stopsAt, here, by, whole.end)
      const reach = to.isSettled ? settledAt : pausedAt
      move((old, all, now) => reach(old, within(all, to.instant), now))
    },
    setSpeed: (speed) => move((old, all, now) => withSpeed(old, all, speed, now)),
    shuttle: (towards) => move((old, all, now) => shuttle(old, all, towards, now)),
    follow: () => move((old, _, now) => follow(old, now)),
    lookAs(change) {
      chosen.value = { ...chosen.peek(), ...change }
      ticker.wake()
    },
    refresh: ticker.beat,
    rest: ticker.rest,
    dispose() {
      stopFollowing()
      told?.dispose()
      ticker.dispose()
      store.close()
    },
  }
}

function withoutTable({ game, table }: Known): Failure | undefined {
  return table ? undefined : { code: 'no-table', text: game.id }
}
