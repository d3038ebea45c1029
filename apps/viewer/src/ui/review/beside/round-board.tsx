import { signal } from '@preact/signals'
import { sayBeside } from '../../../language/beside-words.ts'
import { instantInto, lengthOf, valueInto } from '../../../review/beside/two-rounds.ts'
import { UNCOVERED } from '../../../stage/framing/covered.ts'
import type { ChapterReview } from '../../../table/reviewing.ts'
import { useApp, useWordsOf } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import controlStyles from '../../common/controls.module.css'
import { useModule } from '../../common/use-module.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import type { LookedBack } from '../looked-back.ts'
import { linkTo } from '../looked-back.ts'
import styles from './beside.module.css'
import { type ComparedRound, playedChapters } from './compared-round.ts'
import type { RoundClock } from './use-round-clock.ts'

const NOTHING_COVERED = signal(UNCOVERED)
const ignore = () => {}

interface Props {
  readonly round: ComparedRound
  readonly nth: number
  readonly clock: RoundClock
  readonly onChoose: (chapter: number) => void
}

/** One of the tables, drawn flat: two in 3D are more than a phone likes, and both are seen from the same side. */
export function RoundBoard({ round, nth, clock, onChoose }: Props) {
  const { looked, chapter, title } = round
  const { language } = useApp()
  const { course, start } = looked
  const say = useWordsOf(sayBeside)
  const sayReview = useReviewWords()
  const { module: flat } = useModule(() => import('../../table/board-view.tsx'), true)
  const into = clock.into.value
  const at = instantInto(chapter, into)
  const move = course.moves.value[course.present.value]
  const isBegun = move !== undefined && move.at >= chapter.from
  return (
    <section class={styles.round} data-nth={nth} aria-label={title}>
      <h3 class={controlStyles.spoken}>{title}</h3>
      <RoundPick round={round} word={say(wordOf(looked, nth))} onChoose={onChoose} />
      <div class={styles.table}>
        {flat && (
          <flat.BoardView
            viewing={course.viewing}
            covered={NOTHING_COVERED}
            onPoint={ignore}
            trouble={undefined}
            hasTools={false}
            isOnAir={false}
          />
        )}
      </div>
      <p class={styles.lead}>
        {sayReview('review.graph.at', {
          at: clockText(at - chapter.from),
          said: leadText(round, into, language.value),
        })}
      </p>
      <p class={styles.move}>
        <a href={linkTo(looked, at, chapter)}>
          {say('replay')} {clockText(at - start)}
        </a>
        {isBegun && move.text}
        {isBegun && move.fault && <b>{move.fault.text}</b>}
      </p>
    </section>
  )
}

function wordOf({ reviewing }: LookedBack, nth: number) {
  if (reviewing.isOneChapter) return nth === 0 ? 'first.match' : 'second.match'
  return nth === 0 ? 'first' : 'second'
}

interface RoundPickProps {
  readonly round: ComparedRound
  readonly word: string
  readonly onChoose: (chapter: number) => void
}

/** Which round of its match stands there. */
function RoundPick({ round: { looked, chapter: chosen }, word, onChoose }: RoundPickProps) {
  const say = useWordsOf(sayBeside)
  const textOf = (chapter: ChapterReview) => {
    const winners = chapter.why?.winners ?? []
    return say(winners.length > 0 ? 'round.won' : 'round', {
      label: looked.labelOf(chapter),
      length: clockText(lengthOf(chapter)),
      names: winners.map((seat) => looked.names[seat]).join(', '),
    })
  }
  return (
    <div class={styles.chosen}>
      <i aria-hidden="true" />
      {looked.reviewing.isOneChapter ? (
        <p>
          <span class={controlStyles.spoken}>{word}: </span>
          {textOf(chosen)}
        </p>
      ) : (
        <select
          aria-label={word}
          value={chosen.number}
          onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        >
          {playedChapters(looked).map((chapter) => (
            <option key={chapter.number} value={chapter.number}>
              {textOf(chapter)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

/** Who was ahead then, and by how much. */
export function leadText(
  { looked, chapter }: Pick<ComparedRound, 'looked' | 'chapter'>,
  into: number,
  language: ReturnType<typeof useApp>['language']['value'],
): string {
  const { reviewing, timeline }: LookedBack = looked
  return chapter.leads
    .flatMap((lead) => {
      const value = valueInto(lead, chapter, into)
      if (value === undefined) return []
      const said = reviewing.sayLead(timeline, lead, value, language)
      return chapter.leads.length === 1
        ? [said]
        : [`${reviewing.sayContest(timeline, lead, language)}: ${said}`]
    })
    .join('. ')
}
