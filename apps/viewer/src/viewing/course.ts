import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Language } from '../language/language.ts'
import { type TimeLens, zoomedLens } from '../playback/lens.ts'
import type { Span } from '../playback/playback.ts'
import type { Strip } from '../table/strip.ts'
import type { ToldMove } from '../table/told-move.ts'
import { heldBar, knownBy, openBar, revealedOf } from './revealed-of.ts'
import { sightOf } from './sight.ts'
import type { Viewing } from './viewing.ts'
import { chapterFrom, flagFrom } from './ways.ts'

/** The match as a course to move along, as far as somebody may know it. */
export interface ViewingCourse {
  readonly viewing: Viewing
  readonly strip: ReadonlySignal<Strip>
  /** What the strip is drawn along: longer than what is known where the length is hidden, and as it was while paused. */
  readonly bar: ReadonlySignal<Span>
  /** The part of it that one looks at closely. */
  readonly lens: Signal<TimeLens | undefined>
  /** What comes is hidden, because it has not been shown yet. */
  readonly isHiding: ReadonlySignal<boolean>
  /** Until when everything is shown: the furthest instant reached, or the end. In small steps. */
  readonly knownUntil: ReadonlySignal<number>
  /** Those that are known. */
  readonly moves: ReadonlySignal<readonly ToldMove[]>
  /** Which of them was the last; -1: none yet. */
  readonly present: ReadonlySignal<number>
  /** Closer (above 1) or further; around the present instant, or another. */
  zoom(factor: number, around?: number): void
  seek(instant: number): void
  goTo(instant: number): void
  toEnd(): void
  toTenth(tenth: number): void
  toChapter(by: 1 | -1): void
  toFlag(by: 1 | -1): void
  dispose(): void
}

const NO_STRIP: Strip = { chapters: [], ticks: [], flags: [] }
const NO_MOVES: readonly ToldMove[] = []
/** What is hidden comes to light in steps of so many µs. */
const STEP = 250_000

export function createViewingCourse(
  viewing: Viewing,
  language: ReadonlySignal<Language>,
  isSpoilerFree: ReadonlySignal<boolean>,
): ViewingCourse {
  const { table, span, instant, index, playback, look } = viewing
  const { known } = viewing.told
  const sight = computed(() => sightOf(viewing))
  const reached = signal(0)
  const stopReaching = effect(() => {
    reached.value = Math.max(reached.peek(), sight.value)
  })
  const isHiding = computed(() => isSpoilerFree.value && reached.value < span.value.end)
  const knownUntil = computed(() => {
    const { start, end } = span.value
    return isHiding.value ? start + Math.floor((reached.value - start) / STEP) * STEP : end
  })

  const told = <Told>(none: Told, tell: (of: NonNullable<typeof table.value>, line: KnownLine) => Told) =>
    computed(() => (known.value && table.value ? tell(table.value, known.value.timeline) : none))
  const whole = told(NO_STRIP, (of, line) => of.stripOf(line, language.value))
  const strip = computed(() => {
    const [all, until] = [whole.value, knownUntil.value]
    return isHiding.value ? revealedOf(all, until) : { ...all, flags: knownBy(all.flags, until) }
  })
  let held: Span | undefined
  const bar = computed(() => {
    const whole = isHiding.value ? openBar(span.value, knownUntil.value) : span.value
    const isPaused = !playback.value.isPlaying
    held = heldBar(whole, held, isPaused, isPaused ? instant.value : 0)
    return held ?? whole
  })

  const side = computed(() => look.value.side)
  const allMoves = told(NO_MOVES, (of, line) => of.movesOf(line, language.value, side.value))
  const count = computed(() => lastBy(allMoves.value, knownUntil.value) + 1)
  const moves = computed(() => allMoves.value.slice(0, count.value))
  const present = computed(() => {
    const by = lastBy(moves.value, sight.value)
    const done = index.value
    return moves.value.findLastIndex((move, at) => at <= by && move.index < done)
  })

  const lens = signal<TimeLens | undefined>(undefined)

  const within = (to: number) => (isHiding.peek() ? Math.min(to, reached.peek()) : to)
  const goTo = (to: number | undefined) => {
    if (to !== undefined) viewing.goTo(within(to))
  }
  const end = () => (isHiding.peek() ? reached.peek() : span.peek().end)
  return {
    viewing,
    strip,
    bar,
    lens,
    isHiding,
    knownUntil,
    moves,
    present,
    zoom(factor, around = instant.peek()) {
      lens.value = zoomedLens(bar.peek(), lens.peek(), factor, around)
    },
    seek: (to) => viewing.seek(within(to)),
    goTo,
    toEnd: () => (span.peek().isLive ? viewing.follow() : viewing.seek(end())),
    toTenth(tenth) {
      const { start } = span.peek()
      viewing.seek(start + (tenth / 10) * (end() - start))
    },
    toChapter(by) {
      const to = chapterFrom(strip.peek().chapters, instant.peek(), by)
      if (to !== undefined) viewing.seek(to)
    },
    toFlag: (by) => goTo(flagFrom(strip.peek().flags, instant.peek(), by, playback.peek().isPlaying)),
    dispose: stopReaching,
  }
}

type KnownLine = NonNullable<Viewing['known']['value']>['timeline']

/** The last move that is known by an instant: each is known no earlier than those before it. */
function lastBy(moves: readonly ToldMove[], instant: number): number {
  return moves.findLastIndex(({ knownFrom }) => knownFrom <= instant)
}
