import { effect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type BesideAsked, formatBeside } from '../../../review/beside/beside-asked.ts'
import { instantInto, lengthOf, otherRoundOf, stopsOf } from '../../../review/beside/two-rounds.ts'
import type { ChapterReview } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import { useKeys } from '../../keys/use-keys.ts'
import type { LookedBack } from '../looked-back.ts'
import styles from './beside.module.css'
import { type ComparedRound, playedChapters } from './compared-round.ts'
import { RoundBoard } from './round-board.tsx'
import { RoundFiguresTable } from './round-figures-table.tsx'
import { TwoLeads } from './two-leads.tsx'
import { useRoundClock } from './use-round-clock.ts'

/** The address follows once one has stood still for so long (ms). */
const NOTE_SOON = 300

interface Props {
  readonly beside: BesideAsked
  readonly first: LookedBack
  readonly second: LookedBack
  readonly onChoose: (beside: BesideAsked) => void
}

/** Both tables at one time into their rounds, the leads on one strip, and what the rounds came to. */
export function BesideReport({ beside, first, second, onChoose }: Props) {
  const { router } = useApp()
  const rounds = roundsOf(beside, first, second)
  const [{ chapter }, { chapter: other }] = rounds
  const chapters = [chapter, other]
  const stops = stopsOf(chapters)
  const clock = useRoundClock(Math.max(...chapters.map(lengthOf)), beside.into ?? 0)
  const { from } = beside
  const asked = { chapter: chapter.number, other: other.number, ...(from && { from }) }

  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) clock.goTo(0)
    isFirst.current = false
    for (const { looked } of rounds) looked.course.viewing.lookAs({ isLookedBack: true })
    const stopMoving = effect(() => {
      const [into, isPlaying] = [clock.into.value, clock.isPlaying.value]
      for (const { looked, chapter } of rounds) {
        const { viewing } = looked.course
        const at = instantInto(chapter, into)
        // On the way pieces are seen to fall; where one stops, all that happened is done.
        if (isPlaying) viewing.seek(at)
        else viewing.goTo(at)
      }
    })
    const stopNoting = effect(() => {
      const into = clock.into.value
      if (clock.isPlaying.value) return
      const here = { ...asked, ...(into > 0 && { into }) }
      const later = setTimeout(() => router.note({ ...first.route, beside: formatBeside(here) }), NOTE_SOON)
      return () => clearTimeout(later)
    })
    return () => {
      stopMoving()
      stopNoting()
    }
  }, [chapter, other])

  const step = (by: 1 | -1) => {
    const now = clock.into.peek()
    const to = by > 0 ? stops.find((stop) => stop > now) : stops.findLast((stop) => stop < now)
    if (to !== undefined) clock.goTo(to)
  }
  useKeys({ play: clock.toggle, 'step-back': () => step(-1), 'step-on': () => step(1) })
  return (
    <>
      <div class={styles.boards}>
        {rounds.map((round, nth) => (
          <RoundBoard
            key={nth === 0 ? 'first' : 'second'}
            round={round}
            nth={nth}
            clock={clock}
            onChoose={(number) => onChoose({ ...asked, [nth === 0 ? 'chapter' : 'other']: number })}
          />
        ))}
      </div>
      <TwoLeads rounds={rounds} stops={stops} clock={clock} onStep={step} />
      <RoundFiguresTable rounds={rounds} />
    </>
  )
}

function roundsOf(
  beside: BesideAsked,
  first: LookedBack,
  second: LookedBack,
): readonly [ComparedRound, ComparedRound] {
  const firsts = playedChapters(first)
  const one = chosenOf(firsts, beside.chapter)
  const numbers = firsts.map(({ number }) => number)
  const wanted = beside.other ?? (beside.from ? one.number : otherRoundOf(numbers, one.number))
  const other = chosenOf(playedChapters(second), wanted)
  return [
    { looked: first, chapter: one, title: titleOf(first, one, beside) },
    { looked: second, chapter: other, title: titleOf(second, other, beside) },
  ]
}

function chosenOf(chapters: readonly ChapterReview[], number: number): ChapterReview {
  const [first] = chapters
  const chosen = chapters.find((chapter) => chapter.number === number) ?? first
  if (!chosen) throw new Error('rounds are compared where there are some')
  return chosen
}

/** Of two matches a round has its players in its name. */
function titleOf(looked: LookedBack, chapter: ChapterReview, { from }: BesideAsked): string {
  const label = looked.labelOf(chapter)
  return from ? `${label} · ${looked.names.join(' – ')}` : label
}
